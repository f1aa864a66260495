import { expect, test } from 'vitest'
import { readContentVersion } from '../../../db/content-version.ts'
import type { Database } from '../../../db/database.ts'
import { describeOnDatabases } from '../../../tests/helpers/databases.ts'
import {
  article,
  changeArticle,
  editingAt,
  noon,
  putArticle,
  valueOf,
} from '../../../tests/helpers/entries.ts'
import { announcementKind } from '../../kinds/announcement.ts'
import type { FilipinoTexts } from '../../base/filipino.ts'
import { articleKind } from '../../kinds/article.ts'
import { findVisibleEntry } from '../entries/find-entry.server.ts'
import { listVisibleEntries } from '../entries/list-entries.server.ts'
import { inFilipino, languageOfRow } from '../language-view.server.ts'
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
  test('a new one uses the files of the library in its text and in its fields', async () => {
    const { database } = given
    const file = (letter: string) => `/media/${letter.repeat(20)}/team.jpg`
    const { id } = await putArticle(database, {
      content: `<p>a</p><img src="${file('a')}" alt="Ours">`,
      bannerImage: file('b'),
    })
    const uses = await database.selectFrom('media_use').selectAll().orderBy('media_id').execute()
    const use = { subject: 'article', subject_id: String(id) }
    expect(uses).toEqual([
      { media_id: 'a'.repeat(20), ...use },
      { media_id: 'b'.repeat(20), ...use },
    ])
  })

  test('a new one is a draft unless the editor says otherwise', async () => {
    const { database } = given
    const saved = valueOf(await addEntry(database, { kind: articleKind, data: article(), actor }))
    expect(saved).toMatchObject({ slug: 'robotics-team-comes-home', revision: 1, state: 'draft' })
    expect(await rowOf(database, saved.id)).toMatchObject({
      kind: 'article',
      title: 'Robotics team comes home',
      category: 'Campus News',
      status: 'draft',
      sort_day: 20_261_105,
      publish_at: null,
      expires_at: null,
      revision: 1,
      sample: 0,
      created_at: noon,
      updated_at: noon,
    })
  })

  test('published without a time means now, and a time given stays', async () => {
    const { database } = given
    const now = await putArticle(database, {}, { status: 'draft' })
    await give(database, now.id, { action: 'publish' })
    const later = await putArticle(database, {}, { status: 'draft' })
    const times = { publishAt: noon + 5, expiresAt: noon + 9 }
    await give(database, later.id, { action: 'publish', ...times })
    expect(await rowOf(database, now.id)).toMatchObject({ publish_at: noon, expires_at: null })
    expect(await rowOf(database, later.id)).toMatchObject({
      publish_at: noon + 5,
      expires_at: noon + 9,
    })
  })

  test('the body is cleaned, and its beginning kept as text for lists', async () => {
    const { database } = given
    const content = `<p onclick="x()">Home <b>again</b></p><script>alert(1)</script><p>${'and again '.repeat(50)}</p>`
    const data = article({ content })
    const { id } = valueOf(await addEntry(database, { kind: articleKind, data, actor }))
    const row = await rowOf(database, id)
    expect(row.content).not.toMatch(/script|onclick/)
    expect(row.summary).toMatch(/^Home again and again .*…$/)
    expect(row.summary.length).toBeLessThanOrEqual(220)
  })

  test('what a change leaves out stays as it is', async () => {
    const { database } = given
    const { id } = await putArticle(database, {}, { publishAt: noon - 5, expiresAt: noon + 5 })
    expect(await changeArticle(database, id, { status: 'unpublished' })).toMatchObject({
      revision: 2,
    })
    expect(await rowOf(database, id)).toMatchObject({
      title: 'Robotics team comes home',
      status: 'unpublished',
      publish_at: noon - 5,
      expires_at: noon + 5,
    })
    await changeArticle(
      database,
      id,
      { data: article({ title: 'New title' }), expiresAt: null },
      noon + 60_000,
    )
    expect(await rowOf(database, id)).toMatchObject({
      title: 'New title',
      status: 'unpublished',
      publish_at: noon - 5,
      expires_at: null,
      created_at: noon,
      updated_at: noon + 60_000,
    })
  })

  test('every version is kept, with who saved it and when', async () => {
    const { database } = given
    const { id } = await putArticle(database, { title: 'One' }, { status: 'draft' })
    await changeArticle(database, id, { data: article({ title: 'Two' }) }, noon + 1)
    await changeArticle(database, id, { status: 'published' }, noon + 2)
    const kept = await revisionsOf(database, id)
    expect(kept.map(({ number, saved_by, saved_at }) => [number, saved_by, saved_at])).toEqual([
      [1, 'Ana Reyes', noon],
      [2, 'Ana Reyes', noon + 1],
      [3, 'Ana Reyes', noon + 2],
    ])
    expect(kept.map(({ snapshot }) => JSON.parse(snapshot) as unknown)).toMatchObject([
      { status: 'draft', publishAt: null, data: { title: 'One' } },
      {
        status: 'draft',
        publishAt: null,
        data: { title: 'Two', content: '<p>The team came home on Sunday.</p>' },
      },
      { status: 'published', publishAt: noon + 2, data: { title: 'Two' } },
    ])
  })

  test('going back to a version brings its words back and leaves status and times alone', async () => {
    const { database } = given
    const { id } = await putArticle(
      database,
      { title: 'First words', topics: ['alumni'] },
      { status: 'draft' },
    )
    await changeArticle(database, id, {
      data: article({ title: 'Second words' }),
      status: 'published',
    })
    const reverted = valueOf(await give(database, id, { action: 'revert', revision: 1 }, noon + 1))
    expect(reverted).toMatchObject({ title: 'First words', state: 'published', revision: 3 })
    expect(reverted.data).toMatchObject({ topics: ['alumni'] })
    expect(await rowOf(database, id)).toMatchObject({ title: 'Second words', publish_at: noon })
    await give(database, id, { action: 'publish' })
    const row = await rowOf(database, id)
    expect(row).toMatchObject({ title: 'First words', slug: 'first-words', publish_at: noon })
    expect(JSON.parse(row.data)).toMatchObject({ topics: ['alumni'] })
  })
})

describeOnDatabases('a save that cannot be', (given) => {
  test('names every field that is wrong, and saves nothing', async () => {
    const { database } = given
    const data = {
      title: '  ',
      content: '',
      publishedOn: '2025-02-30',
      category: 'Sports',
      topics: ['a,b'],
    }
    const { id } = await putArticle(database, {}, { status: 'draft' })
    const refused = await give(database, id, { action: 'publish', data, basedOn: 1 })
    expect(refused).toMatchObject({ ok: false, failure: { reason: 'invalid' } })
    const problems =
      !refused.ok && refused.failure.reason === 'invalid' ? refused.failure.problems : []
    expect(problems.map(({ field }) => field).sort()).toEqual([
      'category',
      'publishedOn',
      'title',
      'topics.0',
    ])
    expect(problems).toContainEqual({ field: 'title', message: 'Enter a title.' })
    expect(await rowOf(database, id)).toMatchObject({ status: 'draft', revision: 1 })
  })

  test('leaves an entry and its revisions as they were when a change is invalid', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    const data = { title: 'No body' }
    const refused = await give(database, id, { action: 'publish', data, basedOn: 1 })
    expect(refused).toMatchObject({ ok: false, failure: { reason: 'invalid' } })
    expect(await rowOf(database, id)).toMatchObject({
      title: 'Robotics team comes home',
      revision: 1,
    })
    expect(await revisionsOf(database, id)).toHaveLength(1)
  })

  test('is a conflict when another person saved in between, whose version stays', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    await changeArticle(database, id, { data: article({ title: 'Theirs' }), basedOn: 1 })
    const data = article({ title: 'Mine' })
    const mine = await give(database, id, { action: 'publish', data, basedOn: 1 })
    const current = { title: 'Theirs', revision: 2 }
    expect(mine).toMatchObject({ ok: false, failure: { reason: 'conflict', current } })
    expect(await rowOf(database, id)).toMatchObject({ title: 'Theirs', revision: 2 })
    expect(
      await changeArticle(database, id, { data: article({ title: 'Mine' }), basedOn: 2 }),
    ).toMatchObject({
      revision: 3,
    })
  })

  test('says so when the entry or the version is not there, or is of another kind', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    const missing = { ok: false, failure: { reason: 'not-found' } }
    expect(await give(database, id + 1, { action: 'trash' })).toMatchObject(missing)
    const order = { kind: announcementKind, id, command: { action: 'trash' }, actor } as const
    expect(await executeEntryCommand(database, order)).toMatchObject(missing)
    expect(await give(database, id, { action: 'revert', revision: 9 })).toMatchObject(missing)
    expect(await give(database, id + 1, { action: 'revert', revision: 1 })).toMatchObject(missing)
  })
})

describeOnDatabases('the content version', (given) => {
  test('grows with each change that a visitor could see, and with no other', async () => {
    const { database } = given
    let last = await readContentVersion(database)
    const grown = async () => {
      const before = last
      last = await readContentVersion(database)
      return last - before
    }
    const { id } = await putArticle(database, {}, { status: 'draft' })
    await changeArticle(database, id, { data: article({ title: 'Still a draft' }) })
    expect(await grown()).toBe(0)
    await changeArticle(database, id, { status: 'published' })
    expect(await grown()).toBe(1)
    await changeArticle(database, id, { data: article({ title: 'Seen by all' }) })
    expect(await grown()).toBe(1)
    await changeArticle(database, id, { expiresAt: noon + 1 })
    expect(await grown()).toBe(1)
    await changeArticle(database, id, { status: 'unpublished' })
    expect(await grown()).toBe(1)
    await changeArticle(database, id, { status: 'trashed' })
    expect(await grown()).toBe(0)
    await putArticle(database, { title: 'Another' })
    expect(await grown()).toBe(1)
    await give(database, id, { action: 'save', data: {}, basedOn: 1 })
    await give(database, id, { action: 'publish', data: article(), basedOn: 1 })
    expect(await grown()).toBe(0)
  })
})

describeOnDatabases('an entry in two languages', (given) => {
  const texts = {
    title: { text: 'Umuwi na ang robotics team' },
    content: { text: '<p>Noong Linggo po sila dumating.</p><script>alert(1)</script>' },
  }
  const find = (database: Database, slug = 'robotics-team-comes-home') =>
    findVisibleEntry(database, { kind: 'article', slug, now: noon })

  test('is read in the language of the page, at one address and in one revision', async () => {
    const { database } = given
    const { id } = await putArticle(database, { fil: { texts } } as object)
    expect(await find(database)).toMatchObject({
      title: 'Robotics team comes home',
      content: '<p>The team came home on Sunday.</p>',
    })
    const filipino = await find(inFilipino(database))
    expect(filipino).toMatchObject({
      title: 'Umuwi na ang robotics team',
      content: '<p>Noong Linggo po sila dumating.</p>',
      summary: 'Noong Linggo po sila dumating.',
    })
    expect(filipino && languageOfRow(filipino)).toEqual({ language: 'fil' })
    expect((await find(database))?.data).not.toContain('Linggo')
    expect(await revisionsOf(database, id)).toHaveLength(1)
  })

  test('is in English again as long as its English is newer', async () => {
    const { database } = given
    const { id } = await putArticle(database, { fil: { texts } } as object)
    const { fil } = JSON.parse((await rowOf(database, id)).data) as { fil: FilipinoTexts }
    const publish = (data: object, basedOn: number) =>
      give(database, id, { action: 'publish', data: { ...article(), ...data }, basedOn })
    valueOf(await publish({ content: '<p>The team came home on Monday.</p>', fil }, 1))
    const shown = await find(inFilipino(database))
    expect(shown).toMatchObject({
      title: 'Robotics team comes home',
      content: '<p>The team came home on Monday.</p>',
    })
    expect(shown && languageOfRow(shown)).toEqual({})
    const content = { text: '<p>Noong Lunes po sila dumating.</p>', of: '' }
    const renewed = { ...fil, texts: { ...fil.texts, content } }
    valueOf(await publish({ content: '<p>The team came home on Monday.</p>', fil: renewed }, 2))
    expect(await find(inFilipino(database))).toMatchObject({ content: content.text })
  })

  test('shows its Filipino with a draft over it only once that is published', async () => {
    const { database } = given
    const { id } = await putArticle(database)
    const data = article({ fil: { texts } } as object)
    valueOf(await give(database, id, { action: 'save', data, basedOn: 1 }))
    expect(await find(inFilipino(database))).toMatchObject({ title: 'Robotics team comes home' })
    valueOf(await give(database, id, { action: 'publish', data: undefined }))
    expect(await find(inFilipino(database))).toMatchObject({ title: 'Umuwi na ang robotics team' })
  })

  test('is listed in both, and keeps its Filipino when only its times change', async () => {
    const { database } = given
    const { id } = await putArticle(database, { fil: { texts } } as object)
    valueOf(await give(database, id, { action: 'unpublish' }))
    valueOf(await give(database, id, { action: 'publish', data: undefined }))
    const list = { kind: 'article', category: '', topic: '' }
    const choice = { page: 1, pageSize: 12, now: noon }
    const titles = async (from: Database) =>
      (await listVisibleEntries(from, list, choice)).entries.map(({ title }) => title)
    expect(await titles(database)).toEqual(['Robotics team comes home'])
    expect(await titles(inFilipino(database))).toEqual(['Umuwi na ang robotics team'])
  })

  test('is copied with its Filipino', async () => {
    const { database } = given
    const { id } = await putArticle(database, { fil: { texts } } as object)
    const copy = valueOf(await give(database, id, { action: 'copy', autosave: 'copy-1' }))
    expect(copy.data.fil).toMatchObject({
      texts: { content: { text: '<p>Noong Linggo po sila dumating.</p>' } },
    })
  })
})
