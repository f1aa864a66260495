import { expect, test } from 'vitest'
import { readContentVersion } from '../../../db/content-version.ts'
import type { Database } from '../../../db/database.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { openDepartments, rename, seenDepartment } from '../../../tests/helpers/departments.ts'
import { giveArticle, noon, putArticle } from '../../../tests/helpers/entries.ts'
import { reunion, seenByVisitors } from '../../../tests/helpers/seen-by-visitors.ts'
import { countersKind } from '../../kinds/counters.ts'
import { readCounters } from '../reference/read-counters.server.ts'
import { nextDueAt, promoteDueRevisions } from './due-revisions.server.ts'

const dueAt = noon + 3_600_000

const rowsOf = (database: Database, keys: readonly string[]) =>
  database
    .selectFrom('reference')
    .select(['key', 'live_revision', 'working_revision', 'due_revision', 'due_at'])
    .where('key', 'in', keys)
    .orderBy('key')
    .execute()

/** Promotes what is due; nothing may be unreadable. */
const promoteDue = (database: Database, now: number) =>
  promoteDueRevisions(database, now, (error) => {
    throw error
  })

describeOnStarterContent('a scheduled change of reference content', (given) => {
  const schedule = async () => {
    const opened = await openDepartments(given.database)
    const body = { data: rename(opened.data, 'shs', 'Quokka School'), basedOn: 1, publishAt: dueAt }
    const scheduled = await opened.api.post('ana', `${opened.path}/publish`, body)
    expect(scheduled.body).toMatchObject({ liveRevision: 1, workingRevision: 2, dueAt })
    return opened
  }

  test('shows from its time on in page and search, and not before', async () => {
    const { database } = given
    await schedule()
    expect(await nextDueAt(database)).toBe(dueAt)
    expect(await promoteDue(database, dueAt - 1)).toBe(0)
    const before = await seenDepartment(database, 'shs')
    expect(before).toMatchObject({ foundByNewName: false })
    expect(await promoteDue(database, dueAt)).toBe(1)
    const after = await seenDepartment(database, 'shs')
    expect(after).toMatchObject({ page: 'Quokka School', foundByNewName: true })
    expect(after.version).toBeGreaterThan(before.version)
    expect(await nextDueAt(database)).toBeNull()
    const nothing = { working_revision: null, due_revision: null, due_at: null }
    expect(await rowsOf(database, ['departments'])).toEqual([
      { key: 'departments', live_revision: 2, ...nothing },
    ])
  })

  test('shows in the counters of the site', async () => {
    const { database } = given
    const { api } = await openDepartments(database)
    const { data } = (await api.get('ana', '/reference/counters')).body
    const counters = countersKind.schema.parse(data).map((each) => ({ ...each, value: 4_321 }))
    const body = { data: counters, basedOn: 1, publishAt: dueAt }
    await api.post('ana', '/reference/counters/publish', body)
    const shown = async () => (await readCounters(database, 'enrollment')).map(({ value }) => value)
    expect(await shown()).not.toContain(4_321)
    await promoteDue(database, dueAt)
    expect(new Set(await shown())).toEqual(new Set([4_321]))
  })

  test('is of the revision that was scheduled; what is saved after it waits on', async () => {
    const { database } = given
    const { api, path, data } = await schedule()
    await api.put('ana', path, { data: rename(data, 'shs', 'A later idea'), basedOn: 2 })
    await promoteDue(database, dueAt)
    expect((await seenDepartment(database, 'shs')).page).toBe('Quokka School')
    const { body } = await api.get('ana', path)
    expect(body).toMatchObject({ liveRevision: 2, workingRevision: 3, dueAt: null })
    expect(JSON.stringify(body.data)).toContain('A later idea')
  })

  test('ends the request for its review, and not that of what was saved after it', async () => {
    const { database } = given
    const { api, path, data } = await schedule()
    await api.post('ana', `${path}/request-review`, { note: 'Please look.' })
    expect((await api.get('ana', path)).body).toMatchObject({ reviewNote: 'Please look.' })
    await promoteDue(database, dueAt)
    const none = { reviewRequestedAt: null, reviewNote: null, reviewRequestedBy: null }
    expect((await api.get('ana', path)).body).toMatchObject(none)

    const next = { data: rename(data, 'shs', 'Next'), basedOn: 2, publishAt: dueAt + 2 }
    await api.post('ana', `${path}/publish`, next)
    await api.put('ana', path, { data: rename(data, 'shs', 'A later idea'), basedOn: 3 })
    await api.post('ana', `${path}/request-review`, { note: 'And this?' })
    await promoteDue(database, dueAt + 2)
    expect((await api.get('ana', path)).body).toMatchObject({ reviewNote: 'And this?' })
  })

  test('is made once with that of an entry, however many processes notice it together', async () => {
    const { database } = given
    await schedule()
    const { id } = await putArticle(database)
    const command = { action: 'publish', data: reunion, basedOn: 1, publishAt: dueAt } as const
    await giveArticle(database, id, command)
    const version = await readContentVersion(database)
    const promoted = await Promise.all(Array.from({ length: 5 }, () => promoteDue(database, dueAt)))
    expect(promoted.filter((count) => count !== 0)).toEqual([2])
    expect(await readContentVersion(database)).toBeGreaterThan(version)
    expect((await seenByVisitors(database, dueAt)).titles).toContain('Grand reunion')
    expect((await seenDepartment(database, 'shs')).page).toBe('Quokka School')
  })

  test('loses its schedule when its revision cannot be read, and does not stop the others', async () => {
    const { database } = given
    const { api } = await schedule()
    const settings = '/reference/site-settings'
    await api.post('ana', `${settings}/publish`, { publishAt: dueAt })
    await database
      .updateTable('reference')
      .set({ due_revision: 99 })
      .where('key', '=', 'departments')
      .execute()
    const reported: string[] = []
    const report = (error: unknown) => void reported.push(String(error))
    expect(await promoteDueRevisions(database, dueAt, report)).toBe(1)
    expect(reported).toEqual(['Error: The scheduled revision 99 of “departments” is missing.'])
    const notDue = { due_revision: null, due_at: null }
    expect(await rowsOf(database, ['departments', 'site-settings'])).toEqual([
      { key: 'departments', live_revision: 1, working_revision: 2, ...notDue },
      { key: 'site-settings', live_revision: 2, working_revision: null, ...notDue },
    ])
  })

  test('is not made when what was saved is not valid any more', async () => {
    const { database } = given
    await schedule()
    await database
      .updateTable('revision')
      .set({ snapshot: '[]' })
      .where('subject_id', '=', 'departments')
      .where('number', '=', 2)
      .execute()
    const reported: string[] = []
    const report = (error: unknown) => void reported.push(String(error))
    expect(await promoteDueRevisions(database, dueAt, report)).toBe(0)
    expect(reported).toEqual([expect.stringMatching(/^Error: “departments” cannot be read: \[/)])
    expect(await rowsOf(database, ['departments'])).toMatchObject([
      { live_revision: 1, due_at: null },
    ])
  })

  test('is not made once it was discarded, or another state was published', async () => {
    const { database } = given
    const { api, path, data } = await schedule()
    await api.post('ana', `${path}/discard`)
    expect(await promoteDue(database, dueAt)).toBe(0)
    const body = { data: rename(data, 'shs', 'Quokka School'), basedOn: 3, publishAt: dueAt }
    await api.post('ana', `${path}/publish`, body)
    const now = { data: rename(data, 'shs', 'At once'), basedOn: 4 }
    await api.post('ana', `${path}/publish`, now)
    expect(await promoteDue(database, dueAt)).toBe(0)
    expect((await seenDepartment(database, 'shs')).page).toBe('At once')
  })
})
