import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readContentVersion } from '../../../db/content-version.ts'
import type { Database } from '../../../db/database.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  changeArticle,
  editingAt,
  giveArticle,
  noon,
  putArticle,
} from '../../../tests/helpers/entries.ts'
import { expectListsToMatchRows } from '../../../tests/helpers/entry-lists.ts'
import { reunion, seenByVisitors } from '../../../tests/helpers/seen-by-visitors.ts'
import { articleKind } from '../../kinds/article.ts'
import { nextDueAt, promoteDueRevisions } from './due-revisions.server.ts'
import { findVisibleEntry } from '../entries/find-entry.server.ts'
import { executeEntryCommand } from './execute-entry-command.server.ts'

const hour = 3_600_000

/** Promotes due revisions; all of them must be readable. */
const promoteDue = (database: Database, now: number) =>
  promoteDueRevisions(database, now, (error) => {
    throw error
  })

describeOnDatabases('a scheduled change of a live entry', (given) => {
  const schedule = async (database: Database, dueAt = noon + hour) => {
    const { id } = await putArticle(database)
    const command = { action: 'publish', data: reunion, basedOn: 1, publishAt: dueAt } as const
    return giveArticle(database, id, command)
  }

  test('shows from its time on in page, lists, search and counts, and not before', async () => {
    const { database } = given
    const before = await seenByVisitors(database, noon)
    const { id, ...scheduled } = await schedule(database)
    expect(scheduled).toMatchObject({ state: 'published', dueRevision: 2, dueAt: noon + hour })
    expect(await promoteDue(database, noon + hour - 1)).toBe(0)
    const unchanged = await seenByVisitors(database, noon + hour - 1)
    expect(unchanged).toMatchObject({
      titles: ['Robotics team comes home'],
      foundOld: 1,
      foundNew: 0,
    })
    expect(before.titles).toEqual([])
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
    const row = await database
      .selectFrom('entry')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      publish_at: noon,
      revision: 2,
      live_revision: 2,
      working_revision: null,
      due_revision: null,
      due_at: null,
    })
  })

  test('is of the revision that was scheduled; what is saved after it waits on', async () => {
    const { database } = given
    const { id } = await schedule(database)
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

  test('is made once, however many processes notice it at the same time', async () => {
    const { database } = given
    await schedule(database)
    const version = await readContentVersion(database)
    const promoted = await Promise.all(
      Array.from({ length: 5 }, () => promoteDue(database, noon + hour)),
    )
    expect(promoted.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await readContentVersion(database)).toBe(version + 1)
  })

  test('loses its schedule when its revision cannot be read, and does not stop the others', async () => {
    const { database } = given
    const broken = await schedule(database)
    const { id } = await schedule(database)
    await database
      .updateTable('entry')
      .set({ due_revision: 99 })
      .where('id', '=', broken.id)
      .execute()
    const reported: string[] = []
    const report = (error: unknown) => void reported.push(String(error))
    expect(await promoteDueRevisions(database, noon + hour, report)).toBe(1)
    expect(reported).toEqual([`Error: The scheduled revision 99 of entry ${broken.id} is missing.`])
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

  test('keeps its address free for it, and gives it back when it is dropped', async () => {
    const { database } = given
    const { id } = await schedule(database)
    const rival = await putArticle(database, { title: 'Grand reunion' })
    expect(rival.slug).toBe(`grand-reunion-${rival.id}`)
    await giveArticle(database, id, { action: 'discard' })
    expect((await putArticle(database, { title: 'Grand reunion' })).slug).toBe('grand-reunion')
  })

  test('takes its address when it shows, and the old one leads there', async () => {
    const { database } = given
    const { id } = await schedule(database)
    await putArticle(database, { title: 'Grand reunion' })
    await promoteDue(database, noon + hour)
    for (const slug of ['grand-reunion', 'robotics-team-comes-home']) {
      const found = await findVisibleEntry(database, { kind: 'article', slug, now: noon + hour })
      expect(found).toMatchObject({ id, slug: 'grand-reunion' })
    }
  })

  test('is not made once the entry was taken down, thrown away or published otherwise', async () => {
    const { database } = given
    const down = await schedule(database)
    await giveArticle(database, down.id, { action: 'unpublish' })
    const thrown = await schedule(database)
    await giveArticle(database, thrown.id, { action: 'trash' })
    const other = await schedule(database)
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

  test('must be complete, since it shows by itself', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    const data = article({ title: '' })
    const command = { action: 'publish', data, basedOn: 1, publishAt: noon + hour } as const
    const actor = editingAt(noon)
    const refused = await executeEntryCommand(database, { kind: articleKind, id, command, actor })
    expect(refused).toMatchObject({ ok: false, failure: { problems: [{ field: 'title' }] } })
  })
})

/** Lists the files of the product between a call and its SQL, once each. */
const filesOnTheWay = (stack: string) =>
  [...stack.matchAll(/\/((?:school|db)\/[\w/.-]+\.ts)/g)].flatMap(([, file = '']) =>
    file.endsWith('.test.ts') || file.includes('sqlite') || file.includes('postgres') ? [] : [file],
  )

describeOnDatabases('one save of an article', (given) => {
  test('goes through few modules from the staff API to SQL, and the documents name them', async () => {
    const { id } = await putArticle(given.database, {}, { status: 'draft' })
    const passed = new Set<string>()
    const watched = given.database.withPlugin({
      transformQuery: ({ node }) => {
        for (const file of filesOnTheWay(new Error().stack ?? '')) passed.add(file)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const limit = Error.stackTraceLimit
    Error.stackTraceLimit = 200
    const body = { data: reunion, basedOn: 1 }
    const saved = await openContentApi(watched).put('ana', `/entries/article/${id}`, body)
    Error.stackTraceLimit = limit
    expect(saved.status).toBe(200)
    const documented = await readFile(
      new URL('../../../docs/architecture.md', import.meta.url),
      'utf8',
    )
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
      const counted = given.database.withPlugin({
        transformQuery: ({ node }) => {
          const isOfEntry =
            node.kind === 'SelectQueryNode' && JSON.stringify(node.from).includes('"name":"entry"')
          if (isOfEntry) selects += 1
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      })
      const parse = vi.spyOn(articleKind.schema, 'safeParse')
      await giveArticle(counted, id, { action, data: reunion, basedOn: 1 })
      expect({ selects, parses: parse.mock.calls.length }).toEqual({ selects: 1, parses: 1 })
      parse.mockRestore()
    },
  )
})
