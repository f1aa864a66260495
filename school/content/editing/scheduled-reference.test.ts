import { beforeEach, expect, test } from 'vitest'
import { readContentVersion } from '../../../db/content-version.ts'
import type { Database } from '../../../db/database.ts'
import { describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { openDepartment, rename, seenDepartment } from '../../../tests/helpers/departments.ts'
import { giveArticle, noon, putArticle } from '../../../tests/helpers/entries.ts'
import { reunion, seenByVisitors } from '../../../tests/helpers/seen-by-visitors.ts'
import { nextDueAt, promoteDueRevisions } from './due-revisions.server.ts'

const dueAt = noon + 3_600_000

const rowsOf = (database: Database, keys: readonly string[]) =>
  database
    .selectFrom('entry')
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
  const reported: string[] = []
  beforeEach(() => void reported.splice(0))
  /** Promotes what is due, and collects what cannot be read. */
  const promoteReported = () =>
    promoteDueRevisions(given.database, dueAt, (error) => void reported.push(String(error)))
  const schedule = async () => {
    const opened = await openDepartment(given.database, 'shs')
    const body = { data: rename(opened.data, 'Quokka School'), basedOn: 1, publishAt: dueAt }
    const scheduled = await opened.api.post('ana', `${opened.path}/commands`, {
      action: 'publish',
      ...body,
    })
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
    const row = { key: 'department/shs', live_revision: 2, working_revision: null }
    expect(await rowsOf(database, ['department/shs'])).toEqual([
      { ...row, due_revision: null, due_at: null },
    ])
  })

  test('is of the revision that was scheduled, whose review it ends; what is saved after it waits on', async () => {
    const { database } = given
    const { api, path, data } = await schedule()
    const read = async () => (await api.get('ana', path)).body
    await api.post('ana', `${path}/commands`, { action: 'request-review', note: 'Please look.' })
    expect(await read()).toMatchObject({ reviewNote: 'Please look.' })
    await promoteDue(database, dueAt)
    const none = { reviewRequestedAt: null, reviewNote: null, reviewRequestedBy: null }
    expect(await read()).toMatchObject(none)

    const next = { data: rename(data, 'Next'), basedOn: 2, publishAt: dueAt + 2 }
    await api.post('ana', `${path}/commands`, { action: 'publish', ...next })
    await api.put('ana', path, { data: rename(data, 'A later idea'), basedOn: 3 })
    await api.post('ana', `${path}/commands`, { action: 'request-review', note: 'And this?' })
    await promoteDue(database, dueAt + 2)
    expect((await seenDepartment(database, 'shs')).page).toBe('Next')
    const body = await read()
    const waiting = { liveRevision: 3, workingRevision: 4, dueAt: null, reviewNote: 'And this?' }
    expect(body).toMatchObject(waiting)
    expect(JSON.stringify(body.data)).toContain('A later idea')
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
    await api.post('ana', '/entries/reference/site-settings/commands', {
      action: 'publish',
      publishAt: dueAt,
    })
    const broken = database.updateTable('entry').where('key', '=', 'department/shs')
    await broken.set({ due_revision: 99 }).execute()
    expect(await promoteReported()).toBe(1)
    expect(reported).toEqual(['Error: “department/shs”: its scheduled revision 99 is missing.'])
    const notDue = { due_revision: null, due_at: null }
    expect(await rowsOf(database, ['department/shs', 'site-settings'])).toEqual([
      { key: 'department/shs', live_revision: 1, working_revision: 2, ...notDue },
      { key: 'site-settings', live_revision: 2, working_revision: null, ...notDue },
    ])
  })

  test('is not made when what was saved is not valid any more', async () => {
    const { database } = given
    await schedule()
    const saved = database.updateTable('revision').where('subject_id', '=', 'department/shs')
    await saved
      .set({ snapshot: '{"data":[],"status":"published","publishAt":0}' })
      .where('number', '=', 2)
      .execute()
    expect(await promoteReported()).toBe(0)
    expect(reported).toEqual([
      expect.stringMatching(/^Error: “department\/shs” cannot be read: \[/),
    ])
    expect(await rowsOf(database, ['department/shs'])).toMatchObject([
      { live_revision: 1, due_at: null },
    ])
  })

  test('is not made once it was discarded, or another state was published', async () => {
    const { database } = given
    const { api, path, data } = await schedule()
    await api.post('ana', `${path}/commands`, { action: 'discard' })
    expect(await promoteDue(database, dueAt)).toBe(0)
    const body = { data: rename(data, 'Quokka School'), basedOn: 3, publishAt: dueAt }
    await api.post('ana', `${path}/commands`, { action: 'publish', ...body })
    const now = { data: rename(data, 'At once'), basedOn: 4 }
    await api.post('ana', `${path}/commands`, { action: 'publish', ...now })
    expect(await promoteDue(database, dueAt)).toBe(0)
    expect((await seenDepartment(database, 'shs')).page).toBe('At once')
  })
})
