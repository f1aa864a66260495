import { expect, test } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { sourceOf } from '../../../tests/helpers/content-source.ts'
import { describeOnBothDatabases } from '../../../tests/helpers/databases.ts'
import { article, noon } from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { randomNumbers } from '../../../tests/helpers/random-numbers.ts'
import { staff } from '../../../tests/helpers/content-api.ts'
import { search } from '../search/search.server.ts'
import type { EntryCommand } from './entry-commands.server.ts'
import { addEntry, executeEntryCommand } from './execute-entry-command.server.ts'
import { actOnEntries, bulkActions } from './several-entries.server.ts'
import { editedStates, type Editing } from './editing.ts'
import { articleCategories } from '../../kinds/article.ts'
import { findKind, type AnyKind } from '../../kinds/index.ts'
import { promoteDueRevisions } from './due-revisions.server.ts'
import { listDocuments } from './list-documents.server.ts'
import { listEntries } from './list-entries.server.ts'
import { showPreview } from './previews.server.ts'

const kind = findKind('article') as AnyKind
const people = [staff.ana, staff.ana, staff.ana, staff.ben, staff.cora, staff.shs]
const actions: readonly EntryCommand['action'][] = [
  ...Array<'publish'>(9).fill('publish'),
  'unpublish',
  'trash',
  'restore',
  'restore',
  'copy',
  'request-review',
  'send-back',
  'revert',
  'discard',
  'change',
  'undo',
  'undo-visibility',
]

/** Makes random staff members try random actions, allowed or not; some schedule changes. */
function newsroom(seed: number) {
  const random = randomNumbers(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const oneOf = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  const data = () =>
    article({
      title: `Story ${below(20)}`,
      category: oneOf(articleCategories),
      publishedOn: oneOf([null, `202${below(3)}-0${1 + below(9)}-15`]),
      topics: ['SHS', 'robotics', 'Robotics', 'STEM'].filter(() => random() < 0.5),
    })

  return async (database: Database) => {
    const editing: Editing = { staff: oneOf(people), now: noon }
    const entries = database.selectFrom('entry').select(['id', 'revision'])
    const rows = await entries.orderBy('id').limit(12).execute()
    if (rows.length < 3 || random() < 0.15)
      return addEntry(database, { kind, data: data(), actor: editing })
    const { id, revision } = oneOf(rows)
    const basedOn = random() < 0.8 ? revision : revision + 1
    const give = (command: EntryCommand) =>
      executeEntryCommand(database, { kind, id, command, actor: editing })
    const change = { addTopics: [oneOf(['SHS', 'ICT'])], removeTopics: ['STEM'] }
    if (random() < 0.05)
      return promoteDueRevisions(database, noon + below(8), (error) => {
        throw error
      })
    if (random() < 0.25) return give({ action: 'save', data: data(), basedOn })
    if (random() < 0.1) {
      const ids = rows.slice(0, 4).map((row) => row.id)
      const action = oneOf(bulkActions)
      const given = action === 'change' ? { action, change } : { action }
      return actOnEntries(database, kind, { ids, ...given }, editing)
    }
    if (random() < 0.1) {
      const about = { subject: 'article', id: String(id), data: data() }
      return showPreview(database, { ...about, expiresAt: noon, isPublished: false }, noon)
    }
    const times =
      random() < 0.6 ? { publishAt: noon - 3 + below(9), expiresAt: noon + 6 + below(10) } : {}
    const review = { note: 'Look again.', asked: null }
    const given = { ...times, ...change, ...review, revision: 1 + below(revision), autosave: 'new' }
    const typed = oneOf([undefined, data()])
    return give({ ...given, data: typed, basedOn, action: oneOf(actions) })
  }
}

/** Checks that all redundant data in the database agree. Returns the number of entries. */
async function countInOrder(database: Database) {
  const entries = await database.selectFrom('entry').selectAll().execute()
  const revisions = await database.selectFrom('revision').select(['subject_id', 'number']).execute()
  expect(revisions).toHaveLength(entries.reduce((sum, { revision }) => sum + revision, 0))
  // Every save has an audit event; review requests and send-backs have one without a save.
  const log = await database.selectFrom('activity').select(['action', 'subject_id']).execute()
  const saves = log.filter(({ action }) => action !== 'request-review' && action !== 'send-back')
  expect(saves).toHaveLength(revisions.length)

  const editing = { staff: staff.ana, now: noon }
  const page = { page: 1, perPage: 200, sort: 'updatedAt', order: 'asc' } as const
  const byState = await Promise.all(
    editedStates.map(async (state) => {
      const { entries: listed, total } = await listEntries(database, kind, { state }, page, editing)
      expect([state, ...new Set(listed.map((entry) => entry.state))]).toEqual(
        total > 0 ? [state, state] : [state],
      )
      return total
    }),
  )
  expect(byState.reduce((sum, total) => sum + total, 0)).toBe(entries.length)
  expect((await listDocuments(database, { state: 'trashed' }, page, editing)).total).toBe(
    entries.filter(({ status }) => status === 'trashed').length,
  )
  for (const now of [noon, noon + 8]) {
    const topics = ['robotics', 'shs', 'stem']
    await expectListsToMatchRows(database, { topics, pageSize: 7, now })
    const visible = entries.filter(
      (entry) =>
        entry.status === 'published' &&
        (entry.publish_at ?? now + 1) <= now &&
        (entry.expires_at ?? now + 1) > now,
    )
    const source = { ...sourceOf(database).source, now: () => now }
    expect((await search(source, { q: 'story', page: 1 })).total).toBe(visible.length)
  }
  return entries.length
}

describeOnBothDatabases('whatever staff do in whatever order', (given) => {
  test.each([7, 20_261_121])('everything stored tells the same (seed %i)', async (seed) => {
    const step = newsroom(seed)
    for (let done = 0; done < 300; done += 1) await step(given.database)
    expect(await countInOrder(given.database)).toBeGreaterThan(10)
    // Guards that some changes wait, and that some were scheduled.
    const waiting = given.database.selectFrom('entry').where('working_revision', 'is not', null)
    expect((await waiting.select('id').execute()).length).toBeGreaterThan(1)
    const log = await given.database.selectFrom('activity').select('after').execute()
    const scheduled = log.filter(({ after }) => after?.includes('"dueAt":1'))
    expect(scheduled.length).toBeGreaterThan(2)
  })

  test('and however many of them at once', async () => {
    const step = newsroom(3)
    for (let done = 0; done < 20; done += 1) await step(given.database)
    await Promise.all(Array.from({ length: 60 }, () => step(given.database)))
    expect(await countInOrder(given.database)).toBeGreaterThan(3)
  })
})
