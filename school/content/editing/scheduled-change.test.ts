import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Database } from '../../../db/database.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  changeArticle,
  giveArticle,
  noon,
  putArticle,
} from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { reunion, seenByVisitors } from '../../../tests/helpers/seen-by-visitors.ts'
import { articleKind } from '../../kinds/article.ts'
import { nextDueAt, promoteDueRevisions } from './due-revisions.server.ts'
import { findVisibleEntry } from '../entries/find-entry.server.ts'

const hour = 3_600_000

/** Promotes due revisions; all of them must be readable. */
const promoteDue = (database: Database, now: number) =>
  promoteDueRevisions(database, now, (error) => {
    throw error
  })

describeOnDatabases('a scheduled change of a live entry', (given) => {
  const publish = { action: 'publish', basedOn: 1, publishAt: noon + hour } as const
  const schedule = async () => {
    const { id } = await putArticle(given.database)
    return giveArticle(given.database, id, { ...publish, data: reunion })
  }

  test('shows from its time on in page, lists, search and counts, and not before', async () => {
    const { database } = given
    const { id, ...scheduled } = await schedule()
    expect(scheduled).toMatchObject({ state: 'published', dueRevision: 2, dueAt: noon + hour })
    expect(await promoteDue(database, noon + hour - 1)).toBe(0)
    const unchanged = await seenByVisitors(database, noon + hour - 1)
    const titles = ['Robotics team comes home']
    expect(unchanged).toMatchObject({ titles, foundOld: 1, foundNew: 0 })
    expect(await nextDueAt(database)).toBe(noon + hour)
    expect(await promoteDue(database, noon + hour)).toBe(1)
    const shown = await seenByVisitors(database, noon + hour)
    expect(shown).toMatchObject({
      titles: ['Grand reunion'],
      outside: ['Grand reunion'],
      robotics: [],
      alumni: ['Grand reunion'],
      foundOld: 0,
      foundNew: 1,
      oldPage: 'Grand reunion',
    })
    expect(shown.version).toBeGreaterThan(unchanged.version)
    await expectListsToMatchRows(database, { topics: ['alumni'], pageSize: 5, now: noon + hour })
    expect(await nextDueAt(database)).toBeNull()
    const row = database.selectFrom('entry').selectAll().where('id', '=', id)
    expect(await row.executeTakeFirst()).toMatchObject({
      publish_at: noon,
      revision: 2,
      live_revision: 2,
      working_revision: null,
      due_revision: null,
      due_at: null,
    })
    // Only the event of the schedule names a time.
    await giveArticle(database, id, { action: 'publish' })
    const log = await database.selectFrom('activity').select('after').orderBy('id').execute()
    const dueAts = log.map(({ after }) => (JSON.parse(after ?? '') as { dueAt?: number }).dueAt)
    expect(dueAts).toEqual([noon + hour, undefined])
  })

  test('is of the revision that was scheduled; what is saved after it waits on', async () => {
    const { database } = given
    const { id } = await schedule()
    const data = article({ title: 'A later idea' })
    await giveArticle(database, id, { action: 'save', data, basedOn: 2 })
    await promoteDue(database, noon + hour)
    expect((await seenByVisitors(database, noon + hour)).titles).toEqual(['Grand reunion'])
    const api = openContentApi(database, { now: noon + hour })
    expect((await api.get('ana', `/entries/article/${id}`)).body).toMatchObject({
      title: 'A later idea',
      liveRevision: 2,
      workingRevision: 3,
      dueAt: null,
    })
  })

  test('loses its schedule when its revision cannot be read, and does not stop the others', async () => {
    const { database } = given
    const broken = await schedule()
    const { id } = await schedule()
    const brokenRow = database.updateTable('entry').where('id', '=', broken.id)
    await brokenRow.set({ due_revision: 99 }).execute()
    const reported: string[] = []
    const report = (error: unknown) => void reported.push(String(error))
    expect(await promoteDueRevisions(database, noon + hour, report)).toBe(1)
    expect(reported).toEqual([`Error: Entry ${broken.id}: its scheduled revision 99 is missing.`])
    const rows = await database
      .selectFrom('entry')
      .select(['id', 'live_revision', 'working_revision', 'due_at'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { id: broken.id, live_revision: 1, working_revision: 2, due_at: null },
      { id, live_revision: 2, working_revision: null, due_at: null },
    ])
  })

  test('keeps its address free, takes it when it shows, and gives it back when it is dropped', async () => {
    const { database } = given
    const { id } = await schedule()
    const add = () => putArticle(database, { title: 'Grand reunion' })
    const rival = await add()
    expect(rival.slug).toBe(`grand-reunion-${rival.id}`)
    await promoteDue(database, noon + hour)
    for (const slug of ['grand-reunion', 'robotics-team-comes-home']) {
      const found = await findVisibleEntry(given, { kind: 'article', slug, now: noon + hour })
      expect(found).toMatchObject({ id, slug: 'grand-reunion' })
    }
    const data = article({ title: 'Dropped' })
    await giveArticle(database, id, { ...publish, data, basedOn: 2, publishAt: noon + 2 * hour })
    await giveArticle(database, id, { action: 'discard' })
    expect((await putArticle(database, { title: 'Dropped' })).slug).toBe('dropped')
  })

  test('is not made once the entry was taken down, thrown away or published otherwise', async () => {
    const { database } = given
    const down = await schedule()
    await giveArticle(database, down.id, { action: 'unpublish' })
    const thrown = await schedule()
    await giveArticle(database, thrown.id, { action: 'trash' })
    const other = await schedule()
    await changeArticle(database, other.id, { data: article({ title: 'Other words' }) })
    expect(await promoteDue(database, noon + hour)).toBe(0)
    const command = { action: 'restore' } as const
    const back = await giveArticle(database, thrown.id, command, noon + 2 * hour)
    expect(back).toMatchObject({ state: 'published', dueAt: null, workingRevision: 2 })
    expect(await promoteDue(database, noon + 2 * hour)).toBe(0)
    expect((await seenByVisitors(database, noon + 2 * hour)).titles.toSorted()).toEqual([
      'Other words',
      'Robotics team comes home',
    ])
  })
})

/** Lists the files of the product between a call and its SQL, once each. */
const filesOnTheWay = (stack: string) =>
  [...stack.matchAll(/\/((?:school|db)\/[\w/.-]+\.ts)/g)].flatMap(([, file = '']) =>
    file.endsWith('.test.ts') || file.includes('sqlite') || file.includes('postgres') ? [] : [file],
  )

describeOnDatabases('one save of an article', (given) => {
  type Query = Parameters<Parameters<Database['withPlugin']>[0]['transformQuery']>[0]['node']
  /** Opens the database with a look at each query. */
  const watch = (look: (query: Query) => void) =>
    given.database.withPlugin({
      transformQuery: ({ node }) => {
        look(node)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })

  test('goes through few modules from the staff API to SQL, and the documents name them', async () => {
    const { id } = await putArticle(given.database, {}, { status: 'draft' })
    const passed = new Set<string>()
    const watched = watch(() => {
      for (const file of filesOnTheWay(new Error().stack ?? '')) passed.add(file)
    })
    const limit = Error.stackTraceLimit
    Error.stackTraceLimit = 200
    const body = { data: reunion, basedOn: 1 }
    const saved = await openContentApi(watched).put('ana', `/entries/article/${id}`, body)
    Error.stackTraceLimit = limit
    expect(saved.status).toBe(200)
    const architecture = new URL('../../../docs/architecture.md', import.meta.url)
    const documented = await readFile(architecture, 'utf8')
    const names = [...passed].map((file) => basename(file).replace(/(\.server)?\.ts$/, ''))
    expect(names.length).toBeLessThanOrEqual(10)
    expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
  })

  test.each([
    ['draft', 'save'],
    ['draft', 'publish'],
    ['published', 'save'],
    ['published', 'publish'],
  ] as const)(
    'reads a %s one once and parses its fields once, to %s it',
    async (status, action) => {
      const { id } = await putArticle(given.database, {}, { status })
      let selects = 0
      const counted = watch((query) => {
        if (query.kind !== 'SelectQueryNode') return
        if (JSON.stringify(query.from).includes('"name":"entry"')) selects += 1
      })
      const parse = vi.spyOn(articleKind.schema, 'safeParse')
      await giveArticle(counted, id, { action, data: reunion, basedOn: 1 })
      expect({ selects, parses: parse.mock.calls.length }).toEqual({ selects: 1, parses: 1 })
      parse.mockRestore()
    },
  )
})
