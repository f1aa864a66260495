import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Reader } from '../reader.ts'
import { readContentVersion } from '../../../db/content-version.ts'
import type { Database } from '../../../db/database.ts'
import { openContentApi } from '../../../tests/helpers/content-api.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  changeArticle,
  editingAt,
  noon,
  putArticle,
  valueOf,
} from '../../../tests/helpers/entries.ts'
import { articleKind } from '../../kinds/article.ts'
import { findVisibleEntry } from '../entries/visible-entries.server.ts'
import { listVisibleEntries } from '../entries/list-entries.server.ts'
import type { EntryCommand } from './entry-commands.server.ts'
import { addEntry, executeEntryCommand } from './execute-entry-command.server.ts'

const actor = editingAt(noon)

/** Gives one command on an article, as the staff API does. */
const give = (database: Database, id: number, command: EntryCommand, now = noon) =>
  executeEntryCommand(database, { kind: articleKind, id, command, actor: editingAt(now) })

const rowOf = (database: Database, id: number) =>
  database.selectFrom('entry').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const revisionsOf = (database: Database, id: number) =>
  database
    .selectFrom('revision')
    .selectAll()
    .where('subject', '=', 'article')
    .where('subject_id', '=', String(id))
    .orderBy('number')
    .execute()

describeOnDatabases('an editor saves an entry', (given) => {
  test('a new one is a draft, whose body is cleaned, and whose files are in use', async () => {
    const { database } = given
    const file = (letter: string) => `/media/${letter.repeat(20)}/team.jpg`
    const data = article({
      content: `<p onclick="x()">Home <b>again</b></p><script>alert(1)</script><img src="${file('a')}" alt="Ours"><p>${'and again '.repeat(50)}</p>`,
      bannerImage: file('b'),
    })
    const saved = valueOf(await addEntry(database, { kind: articleKind, data, actor }))
    expect(saved).toMatchObject({ slug: 'robotics-team-comes-home', revision: 1, state: 'draft' })
    const row = await rowOf(database, saved.id)
    const times = { publish_at: null, expires_at: null, created_at: noon, updated_at: noon }
    expect(row).toMatchObject({
      category: 'Campus News',
      sort_day: 20_261_105,
      sample: 0,
      ...times,
    })
    expect(row.content).not.toMatch(/script|onclick/)
    expect(row.summary).toMatch(/^Home again and again .*…$/)
    expect(row.summary.length).toBeLessThanOrEqual(220)
    const uses = await database.selectFrom('media_use').selectAll().orderBy('media_id').execute()
    const use = { subject: 'article', subject_id: String(saved.id) }
    expect(uses).toEqual(['a', 'b'].map((id) => ({ media_id: id.repeat(20), ...use })))
  })

  test('what a change leaves out stays as it is', async () => {
    const { database } = given
    const { id } = await putArticle(database, {}, { publishAt: noon - 5, expiresAt: noon + 5 })
    await changeArticle(database, id, { status: 'unpublished' })
    const kept = { status: 'unpublished', publish_at: noon - 5, created_at: noon }
    const before = { title: 'Robotics team comes home', expires_at: noon + 5 }
    expect(await rowOf(database, id)).toMatchObject({ ...kept, ...before })
    const data = article({ title: 'New title' })
    await changeArticle(database, id, { data, expiresAt: null }, noon + 60_000)
    const changed = { title: 'New title', expires_at: null, updated_at: noon + 60_000 }
    expect(await rowOf(database, id)).toMatchObject({ ...kept, ...changed })
  })

  test('every version is kept, and going back to one brings its words, not its status and times', async () => {
    const { database } = given
    const fields = { title: 'First words', topics: ['alumni'] }
    const { id } = await putArticle(database, fields, { status: 'draft' })
    const data = article({ title: 'Second words' })
    await changeArticle(database, id, { data, status: 'published' }, noon + 1)
    const reverted = valueOf(await give(database, id, { action: 'revert', revision: 1 }, noon + 2))
    expect(reverted).toMatchObject({ title: 'First words', state: 'published', revision: 3 })
    expect(reverted.data).toMatchObject({ topics: ['alumni'] })
    expect(await rowOf(database, id)).toMatchObject({ title: 'Second words', publish_at: noon + 1 })
    await give(database, id, { action: 'publish' }, noon + 3)
    const row = await rowOf(database, id)
    expect(row).toMatchObject({ title: 'First words', slug: 'first-words', publish_at: noon + 1 })
    expect(JSON.parse(row.data)).toMatchObject({ topics: ['alumni'] })
    const kept = await revisionsOf(database, id)
    expect(kept).toMatchObject(
      [1, 2, 3, 4].map((number) => ({
        number,
        saved_by: 'Ana Reyes',
        saved_at: noon + number - 1,
      })),
    )
    expect(kept.map(({ snapshot }) => JSON.parse(snapshot) as unknown)).toMatchObject([
      { status: 'draft', publishAt: null, data: fields },
      { status: 'published', publishAt: noon + 1, data },
      { data: fields },
      { status: 'published', publishAt: noon + 1, data: fields },
    ])
  })

  test('the content version grows with each change that a visitor could see, and with no other', async () => {
    const { database } = given
    let last = await readContentVersion(database)
    const grown = async () => {
      const before = last
      last = await readContentVersion(database)
      return last - before
    }
    const { id } = await putArticle(database, {}, { status: 'draft' })
    for (const [change, growth] of [
      [{ data: article({ title: 'Still a draft' }) }, 0],
      [{ status: 'published' }, 1],
      [{ data: article({ title: 'Seen by all' }) }, 1],
      [{ expiresAt: noon + 1 }, 1],
      [{ status: 'unpublished' }, 1],
      [{ status: 'trashed' }, 0],
    ] as const) {
      await changeArticle(database, id, change)
      expect([change, await grown()]).toEqual([change, growth])
    }
    await putArticle(database, { title: 'Another' })
    expect(await grown()).toBe(1)
    await give(database, id, { action: 'save', data: {}, basedOn: 1 })
    await give(database, id, { action: 'publish', data: article(), basedOn: 1 })
    expect(await grown()).toBe(0)
  })
})

describeOnDatabases('an entry in two languages', (given) => {
  const title = 'Umuwi na ang robotics team'
  const summary = 'Noong Linggo po sila dumating.'
  const content = { text: `<p>${summary}</p><script>alert(1)</script>` }
  const texts = { title: { text: title }, content }
  const english = 'Robotics team comes home'
  const slug = 'robotics-team-comes-home'
  const readerOf = (language: Reader['language']) => ({ ...given, language, now: () => noon })
  const find = (language: Reader['language']) =>
    findVisibleEntry(readerOf(language), 'article', slug)

  test('is read and listed in the language of the page, at one address and in one revision, and copied', async () => {
    const { database } = given
    const { id } = await putArticle(database, { fil: { texts } } as object)
    const shown = { title: english, content: '<p>The team came home on Sunday.</p>' }
    expect(await find('en')).toMatchObject(shown)
    const clean = `<p>${summary}</p>`
    expect(await find('fil')).toMatchObject({ title, content: clean, summary, language: 'fil' })
    expect((await find('en'))?.data).not.toContain('Linggo')
    expect(await revisionsOf(database, id)).toHaveLength(1)
    const copy = valueOf(await give(database, id, { action: 'copy', autosave: 'copy-1' }))
    expect(copy.data.fil).toMatchObject({ texts: { content: { text: clean } } })
    // A change of its times alone keeps its Filipino.
    valueOf(await give(database, id, { action: 'unpublish' }))
    valueOf(await give(database, id, { action: 'publish', data: undefined }))
    const choice = { page: 1, pageSize: 12 }
    const listed = async (language: Reader['language']) =>
      (await listVisibleEntries(readerOf(language), { kind: 'article' }, choice)).entries
    expect(await listed('en')).toMatchObject([{ title: english }])
    expect(await listed('fil')).toMatchObject([{ title }])
  })

  test('shows its Filipino with a draft over it only once that is published', async () => {
    const { id } = await putArticle(given.database)
    const data = article({ fil: { texts } } as object)
    valueOf(await give(given.database, id, { action: 'save', data, basedOn: 1 }))
    expect(await find('fil')).toMatchObject({ title: english })
    valueOf(await give(given.database, id, { action: 'publish', data: undefined }))
    expect(await find('fil')).toMatchObject({ title })
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
    const body = { data: article({ title: 'Grand reunion' }), basedOn: 1 }
    const saved = await openContentApi(watched).put('ana', `/entries/article/${id}`, body)
    Error.stackTraceLimit = limit
    expect(saved.status).toBe(200)
    const architecture = new URL('../../../docs/architecture.md', import.meta.url)
    const documented = await readFile(architecture, 'utf8')
    const names = [...passed].map((file) => basename(file).replace(/(\.server)?\.ts$/, ''))
    expect(names.length).toBeLessThanOrEqual(8)
    expect(names.filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
  })

  test.each([
    ['draft', 'save'],
    ['draft', 'publish'],
    ['published', 'save'],
    ['published', 'publish'],
  ] as const)('reads a %s one once and parses it once, to %s it', async (status, action) => {
    const { id } = await putArticle(given.database, {}, { status })
    let selects = 0
    const counted = watch((query) => {
      if (query.kind !== 'SelectQueryNode') return
      if (JSON.stringify(query.from).includes('"name":"entry"')) selects += 1
    })
    const parse = vi.spyOn(articleKind.schema, 'safeParse')
    const data = article({ title: 'Grand reunion' })
    valueOf(await give(counted, id, { action, data, basedOn: 1 }))
    expect({ selects, parses: parse.mock.calls.length }).toEqual({ selects: 1, parses: 1 })
  })
})
