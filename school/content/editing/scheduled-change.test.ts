import { expect, test } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases, describeOnStarterContent } from '../../../tests/helpers/databases.ts'
import { openDepartment, rename, seenDepartment } from '../../../tests/helpers/departments.ts'
import {
  article,
  changeArticle,
  giveArticle,
  noon,
  putArticle,
} from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { asReunion, reunion, seenByVisitors } from '../../../tests/helpers/seen-by-visitors.ts'
import { nextDueAt, promoteDueRevisions } from './due-revisions.server.ts'
import { findVisibleEntry } from '../entries/visible-entries.server.ts'

const dueAt = noon + 3_600_000
const later = dueAt + 1_000
const noSchedule = { due_revision: null, due_at: null }

/** Promotes due revisions. @returns how many became live, and what could not be read */
async function promote(database: Database, now = dueAt) {
  const unreadable: string[] = []
  const report = (error: unknown) => void unreadable.push(String(error))
  return { count: await promoteDueRevisions(database, now, report), unreadable }
}
const promoted = (count: number) => ({ count, unreadable: [] })

const rowsOf = (database: Database) =>
  database
    .selectFrom('entry')
    .select(['id', 'live_revision', 'working_revision', 'due_revision', 'due_at', 'publish_at'])
    .orderBy('id')

describeOnDatabases('a scheduled change of a live entry', (given) => {
  const publish = { action: 'publish', basedOn: 1, publishAt: dueAt } as const
  const schedule = async () => {
    const { id } = await putArticle(given.database)
    return giveArticle(given.database, id, { ...publish, data: reunion })
  }

  test('shows from its time on in page, lists, search and counts, and not before', async () => {
    const { database } = given
    const { id, ...scheduled } = await schedule()
    expect(scheduled).toMatchObject({ state: 'published', dueRevision: 2, dueAt })
    expect(await promote(database, dueAt - 1)).toEqual(promoted(0))
    const unchanged = await seenByVisitors(database, dueAt - 1)
    const titles = ['Robotics team comes home']
    expect(unchanged).toMatchObject({ titles, foundOld: 1, foundNew: 0 })
    expect(await nextDueAt(database)).toBe(dueAt)
    expect(await promote(database)).toEqual(promoted(1))
    const shown = await seenByVisitors(database, dueAt)
    expect(shown).toMatchObject(asReunion)
    expect(shown.version).toBeGreaterThan(unchanged.version)
    await expectListsToMatchRows(database, { topics: ['alumni'], pageSize: 5, now: dueAt })
    expect(await nextDueAt(database)).toBeNull()
    const live = { publish_at: noon, live_revision: 2, working_revision: null, ...noSchedule }
    expect(await rowsOf(database).execute()).toEqual([{ id, ...live }])
    // Only the event of the schedule names a time.
    await giveArticle(database, id, { action: 'publish' })
    const log = await database.selectFrom('activity').select('after').orderBy('id').execute()
    const dueAts = log.map(({ after }) => (JSON.parse(after ?? '') as { dueAt?: number }).dueAt)
    expect(dueAts).toEqual([dueAt, undefined])
  })

  test('is of the revision that was scheduled, whose review it ends; what is saved after it waits on, with its own', async () => {
    const { database } = given
    const { id } = await schedule()
    const askFor = (note: string) =>
      giveArticle(database, id, { action: 'request-review', note, asked: null })
    const read = async () =>
      (await openContentApi(database).get('ana', `/entries/article/${id}`)).body
    await askFor('Please look.')
    expect(await read()).toMatchObject({ reviewNote: 'Please look.' })
    await promote(database)
    const noReview = { reviewRequestedAt: null, reviewNote: null, reviewRequestedBy: null }
    expect(await read()).toMatchObject({ title: 'Grand reunion', ...noReview })

    const data = article({ title: 'Next' })
    await giveArticle(database, id, { ...publish, data, basedOn: 2, publishAt: later })
    const idea = article({ title: 'A later idea' })
    await giveArticle(database, id, { action: 'save', data: idea, basedOn: 3 })
    await askFor('And this?')
    await promote(database, later)
    expect((await seenByVisitors(database, later)).titles).toEqual(['Next'])
    const waiting = { liveRevision: 3, workingRevision: 4, dueAt: null, reviewNote: 'And this?' }
    expect(await read()).toMatchObject({ title: 'A later idea', ...waiting })
  })

  test('loses its schedule when its revision cannot be read, and does not stop the others', async () => {
    const [broken, { id }] = [await schedule(), await schedule()]
    const brokenRow = given.database.updateTable('entry').where('id', '=', broken.id)
    await brokenRow.set({ due_revision: 99 }).execute()
    expect(await promote(given.database)).toEqual({
      count: 1,
      unreadable: [`Error: Entry ${broken.id}: its scheduled revision 99 is missing.`],
    })
    expect(await rowsOf(given.database).execute()).toMatchObject([
      { id: broken.id, live_revision: 1, working_revision: 2, ...noSchedule },
      { id, live_revision: 2, working_revision: null, ...noSchedule },
    ])
  })

  test('keeps its address free, takes it when it shows, and gives it back when it is dropped', async () => {
    const { database } = given
    const { id } = await schedule()
    const rival = await putArticle(database, { title: 'Grand reunion' })
    expect(rival.slug).toBe(`grand-reunion-${rival.id}`)
    await promote(database)
    for (const slug of ['grand-reunion', 'robotics-team-comes-home']) {
      const found = await findVisibleEntry({ ...given, now: () => dueAt }, 'article', slug)
      expect(found).toMatchObject({ id, slug: 'grand-reunion' })
    }
    const data = article({ title: 'Dropped' })
    await giveArticle(database, id, { ...publish, data, basedOn: 2, publishAt: later })
    await giveArticle(database, id, { action: 'discard' })
    expect((await putArticle(database, { title: 'Dropped' })).slug).toBe('dropped')
    expect(await promote(database, later)).toEqual(promoted(0))
  })

  test('is not made once the entry was taken down, thrown away or published otherwise', async () => {
    const { database } = given
    const [down, thrown, other] = [await schedule(), await schedule(), await schedule()]
    await giveArticle(database, down.id, { action: 'unpublish' })
    await giveArticle(database, thrown.id, { action: 'trash' })
    await changeArticle(database, other.id, { data: article({ title: 'Other words' }) })
    expect(await promote(database)).toEqual(promoted(0))
    const back = await giveArticle(database, thrown.id, { action: 'restore' }, later)
    expect(back).toMatchObject({ state: 'published', dueAt: null, workingRevision: 2 })
    expect(await promote(database, later)).toEqual(promoted(0))
    expect((await seenByVisitors(database, later)).titles.toSorted()).toEqual([
      'Other words',
      'Robotics team comes home',
    ])
  })
})

describeOnStarterContent('a scheduled change of reference content', (given) => {
  const schedule = async () => {
    const { api, path, data } = await openDepartment(given.database, 'shs')
    const sent = { data: rename(data, 'Quokka School'), basedOn: 1, publishAt: dueAt }
    const scheduled = await api.post('ana', `${path}/commands`, { action: 'publish', ...sent })
    expect(scheduled.body).toMatchObject({ liveRevision: 1, workingRevision: 2, dueAt })
  }
  const departmentRow = () => rowsOf(given.database).where('key', '=', 'department/shs').execute()

  test('shows with that of an entry from its time on in page and search, and once, however many processes notice it together', async () => {
    const { database } = given
    await schedule()
    const { id } = await putArticle(database)
    const command = { action: 'publish', data: reunion, basedOn: 1, publishAt: dueAt } as const
    await giveArticle(database, id, command)
    expect(await nextDueAt(database)).toBe(dueAt)
    expect(await promote(database, dueAt - 1)).toEqual(promoted(0))
    const before = await seenDepartment(database, 'shs')
    expect(before).toMatchObject({ foundByNewName: false })
    const made = await Promise.all(Array.from({ length: 5 }, () => promote(database)))
    expect(made.filter(({ count }) => count !== 0)).toEqual([promoted(2)])
    expect(made.flatMap(({ unreadable }) => unreadable)).toEqual([])
    const after = await seenDepartment(database, 'shs')
    expect(after).toMatchObject({ page: 'Quokka School', foundByNewName: true })
    expect(after.version).toBeGreaterThan(before.version)
    expect((await seenByVisitors(database, dueAt)).titles).toContain('Grand reunion')
    expect(await departmentRow()).toMatchObject([
      { live_revision: 2, working_revision: null, ...noSchedule },
    ])
  })

  test('is not made when what was saved is not valid any more', async () => {
    await schedule()
    const saved = given.database.updateTable('revision').where('subject_id', '=', 'department/shs')
    const snapshot = '{"data":[],"status":"published","publishAt":0}'
    await saved.set({ snapshot }).where('number', '=', 2).execute()
    const error = expect.stringMatching(/^Error: “department\/shs” cannot be read: \[/) as string
    expect(await promote(given.database)).toEqual({ count: 0, unreadable: [error] })
    expect(await departmentRow()).toMatchObject([{ live_revision: 1, ...noSchedule }])
  })
})
