import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  emptyDatabases,
  insertRevision,
  openUntilEnd,
  upgrader,
} from '../helpers/empty-databases.ts'
import type { Database } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { formerMigrations, migrations } from '../../db/migrations/all.ts'
import { findDocuments, putDocuments } from '../../db/search-index.ts'
import { findStaffDocuments, putStaffDocuments } from '../../db/staff-search-index.ts'

const names = Object.keys(migrations)

async function namesIn(database: Database) {
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(database)
  return rows.map(({ name }) => name)
}

interface OldEntry {
  id: number
  kind?: string
  title: string
  status: string
  publishAt?: number | null
  /** its saves: when, and what */
  saves: readonly { at: number; snapshot: object }[]
}

/** Adds an entry with its revisions. */
async function insertEntry(database: Database, entry: OldEntry) {
  const { id, kind = 'article', title, status, publishAt = null, saves } = entry
  await sql`
    insert into entry (id, kind, slug, title, status, category, sort_day, summary, data, content, revision, sample,
      created_at, updated_at, publish_at)
    values (${id}, ${kind}, ${title}, ${title}, ${status}, '', 0, '', '{}', '', ${saves.length}, 0, 1, 7, ${publishAt})`.execute(
    database,
  )
  for (const [index, { at, snapshot }] of saves.entries())
    await insertRevision(database, [kind, String(id), index + 1], { at, snapshot })
}

/** Adds reference content in its first revision. */
const insertReference = (database: Database, key: string, data: object, revision = 1) =>
  sql`insert into reference (key, data, revision, updated_at)
    values (${key}, ${JSON.stringify(data)}, ${revision}, 1)`.execute(database)

/** Adds an autosave and a preview. */
async function insertDrafts(database: Database, subject: string, id: string, data: object) {
  const text = JSON.stringify(data)
  await sql`insert into autosave (staff_id, subject, subject_id, data, saved_at)
    values ('ana', ${subject}, ${id}, ${text}, 1)`.execute(database)
  await sql`insert into preview (token_hash, staff_id, subject, subject_id, data, live, created_at, expires_at)
    values ('hash', 'ana', ${subject}, ${id}, ${text}, 0, 1, 2)`.execute(database)
}

describe.each(emptyDatabases())('a database of an older version (%s)', (_engine, makeEmpty) => {
  const open = () => openUntilEnd(makeEmpty)
  const upgraded = upgrader(makeEmpty)

  test('is brought up to date from each version before, one after the other, and again without effect', async () => {
    const database = await open()
    for (const [done, name] of names.entries()) {
      expect(await migrate(database, { to: name })).toEqual({ wasEmpty: done === 0 })
      expect(await namesIn(database)).toEqual(names.slice(0, done + 1))
    }
    for (let time = 0; time < 2; time += 1)
      expect(await migrate(database)).toEqual({ wasEmpty: false })
    await sql`insert into kysely_migration values ('0999-later', '2030')`.execute(database)
    await expect(migrate(database)).rejects.toThrow(
      'A newer version of the product made this database (0999-later). Start that version',
    )
  })

  test('notes each released version by one name, and is refused when it is of a version between them', async () => {
    for (const [version, former] of Object.entries(formerMigrations)) {
      const database = await open()
      await migrate(database, { to: version })
      const { rows: noted } = await sql<{ timestamp: string }>`
        delete from kysely_migration where name = ${version} returning timestamp`.execute(database)
      const rows = former.map((name) => sql`(${name}, ${noted[0]?.timestamp})`)
      const [first = sql``, ...others] = rows
      await sql`insert into kysely_migration values ${first}`.execute(database)
      await expect(migrate(database)).rejects.toThrow(
        `Start version ${version.slice('0000-version-'.length)} on it once`,
      )
      await sql`insert into kysely_migration values ${sql.join(others)}`.execute(database)
      expect(await migrate(database)).toEqual({ wasEmpty: false })
      expect(await namesIn(database)).toEqual(names)
    }
  })

  test('knows that visitors read the newest revision of reference content', async () => {
    const database = await upgraded('0017-learners-of-papers', (old) =>
      insertReference(old, 'counters', [], 7),
    )
    expect(await database.selectFrom('entry').selectAll().execute()).toMatchObject([
      {
        kind: 'reference',
        key: 'counters',
        status: 'published',
        data: '[]',
        revision: 7,
        live_revision: 7,
        working_revision: null,
      },
    ])
  })

  test('keeps what is live, and lets each schedule name the revision that was current when it was set', async () => {
    const later = Date.now() + 3_600_000
    const entries: [
      title: string,
      status: string,
      publishAts: (number | null)[],
      titles: string,
    ][] = [
      ['live', 'published', [null, 5], 'ab'],
      ['draft', 'draft', [null, null], 'ab'],
      ['scheduled', 'published', [null, later], 'aa'],
      ['saved after it was scheduled', 'published', [null, later - 9, later, later], 'aabc'],
      ['only given an end after it was scheduled', 'published', [later, later], 'aa'],
    ]
    const database = await upgraded('0013-version-0.2.0', async (old) => {
      for (const [index, [title, status, publishAts, titles]] of entries.entries()) {
        const saves = publishAts.map((publishAt, place) => ({
          at: 1,
          snapshot: {
            data: { title: titles[place] },
            status: publishAt === null ? 'draft' : 'published',
            publishAt,
          },
        }))
        const publishAt = publishAts.at(-1) ?? null
        await insertEntry(old, { id: index + 1, title, status, publishAt, saves })
      }
      await insertDrafts(old, 'article', '1', { title: 'c' })
      await sql`update autosave set based_on = 2`.execute(old)
    })
    const rows = await database.selectFrom('entry').selectAll().orderBy('id').execute()
    const none = { working_revision: null, due_revision: null, due_at: null, changed_at: 7 }
    const due = { working_revision: 4, due_revision: 3, due_at: later, changed_at: 7 }
    expect(rows).toMatchObject([
      { title: 'live', revision: 2, live_revision: 2, ...none },
      { title: 'draft', revision: 2, live_revision: null, ...none },
      { title: 'scheduled', revision: 2, live_revision: 2, ...none },
      { title: 'saved after it was scheduled', revision: 4, live_revision: 4, ...due },
      { title: 'only given an end after it was scheduled', revision: 2, live_revision: 2, ...none },
    ])
    const autosaves = await database.selectFrom('autosave').select(['data', 'based_on']).execute()
    expect(autosaves).toEqual([{ data: '{"title":"c"}', based_on: 2 }])
  })

  test('gives announcements and class notices a code, and knows since when visitors have read what', async () => {
    /** Kind, title, status, publication, and the times of the saves. */
    const entries: [string, string, string, number | null, number[]][] = [
      ['announcement', 'as it was', 'published', 10, [5, 10]],
      ['announcement', 'corrected', 'published', 10, [5, 10, 20, 30]],
      ['announcement', 'starter', 'published', 10, [90]],
      ['class-notice', 'withdrawn', 'unpublished', 10, [5, 10, 40]],
      ['announcement', 'draft', 'draft', null, [5]],
      ['announcement', 'never came', 'trashed', 99, [5, 10]],
      ['article', 'news', 'published', 10, [10]],
    ]
    const database = await upgraded('0021-class-status', async (old) => {
      for (const [index, [kind, title, status, publishAt, times]] of entries.entries()) {
        const saves = times.map((at) => ({ at, snapshot: {} }))
        await insertEntry(old, { id: index + 1, kind, title, status, publishAt, saves })
        const live = status === 'published' ? times.length : null
        await sql`update entry set live_revision = ${live}, changed_at = ${times.at(-1)}
          where id = ${index + 1}`.execute(old)
      }
    })
    const found = await database.selectFrom('entry').select(['title', 'code']).execute()
    const codes = found.flatMap(({ code }) => code ?? [])
    expect(codes.filter((code) => /^[2-9B-DF-HJ-NP-RTV-XZ]{8}$/.test(code))).toHaveLength(6)
    expect(new Set(codes).size).toBe(6)
    expect(found.find(({ code }) => code === null)?.title).toBe('news')
    const statements = await database
      .selectFrom('entry_statement')
      .innerJoin('entry', 'entry.id', 'entry_id')
      .select(['title', 'at', 'entry_statement.revision'])
      .orderBy('entry_id')
      .orderBy('entry_statement.id')
      .execute()
    expect(statements.map(({ title, at, revision }) => [title, at, revision])).toEqual([
      ['as it was', 10, 2],
      ['corrected', 10, 2],
      ['corrected', 30, 4],
      ['starter', 10, 1],
      ['starter', 90, 1],
      ['withdrawn', 10, 2],
      ['withdrawn', 40, null],
    ])
    await expect(
      sql`update entry set code = ${codes[0]} where title = 'draft'`.execute(database),
    ).rejects.toThrow(/unique|duplicate/i)
  })

  test('keeps its counters, whose group is spelled enrollment now', async () => {
    const counters = [
      { group: 'enrolment', label: 'College enrolment', value: 6686, note: null },
      { group: 'home', label: 'Programs', value: 20, note: null },
    ]
    const database = await upgraded('0013-version-0.2.0', async (old) => {
      for (const key of ['counters', 'campuses']) await insertReference(old, key, counters)
      const save = { at: 1, snapshot: counters }
      await insertRevision(old, ['reference', 'counters', 1], save)
      await insertDrafts(old, 'reference', 'counters', counters)
      await sql`insert into fact (key, path, verify_by) values ('counters', 'enrolment/College', 20261220),
        ('counters', 'home/enrolment/x', 20261220)`.execute(old)
    })
    const { rows } = await sql<{ data: string }>`
      select data from entry where key = 'counters'
      union all select snapshot from revision
      union all select data from autosave
      union all select data from preview
      union all select data from entry where key = 'campuses'`.execute(database)
    const renamed = [{ ...counters[0], group: 'enrollment' }, counters[1]]
    expect(rows.map(({ data }) => JSON.parse(data) as unknown)).toEqual([
      renamed,
      { data: renamed, status: 'published', publishAt: 0, expiresAt: null },
      renamed,
      renamed,
      counters,
    ])
    const facts = await database.selectFrom('fact').select('path').orderBy('id').execute()
    expect(facts.map(({ path }) => path)).toEqual(['enrollment/College', 'home/enrolment/x'])
  })

  test('keeps the notes on questions as comments, with the names of those who wrote them', async () => {
    const database = await upgraded('0050-one-table-of-content', async (old) => {
      await sql`insert into staff (id, email, name, role, sections, created_at)
        values ('ana', 'ana@mail.example', 'Ana Reyes', 'editor', '', 1)`.execute(old)
      await sql`insert into question (id, reference, created_at, name, contact, contact_key, level, text, text_key, words, is_minor, office, state)
        values (7, 'Q-AAAAAA', 1, 'Lia', 'x', 'x', 'jhs', 'When?', 'x', 'x', 0, 'jhs', 'new')`.execute(
        old,
      )
      await sql`insert into question_note (id, question_id, at, staff_id, text, removed_at)
        values (1, 7, 5, 'ana', 'Called her.', null), (2, 7, 6, 'gone', 'Wrong.', 9)`.execute(old)
    })
    const comments = database.selectFrom('comment').orderBy('created_at')
    expect(
      await comments
        .select(['id', 'subject', 'subject_id', 'staff_id', 'staff_name', 'text'])
        .select(['created_at', 'resolved_at', 'deleted_at'])
        .execute(),
    ).toEqual([
      {
        ...{ id: 'questionnote1', subject: 'question', subject_id: '7', resolved_at: null },
        ...{ staff_id: 'ana', staff_name: 'Ana Reyes', text: 'Called her.' },
        ...{ created_at: 5, deleted_at: null },
      },
      {
        ...{ id: 'questionnote2', subject: 'question', subject_id: '7', resolved_at: null },
        ...{ staff_id: 'gone', staff_name: 'A former staff member', text: 'Wrong.' },
        ...{ created_at: 6, deleted_at: 9 },
      },
    ])
  })

  test('knows how much of its entries is in Filipino, as their fields tell', async () => {
    const texts = { title: { text: '“"fil":{"isWhole":true', of: '' } }
    const fields = [
      { texts },
      { fil: { isWhole: false, texts } },
      { fil: { isWhole: true, texts } },
    ]
    const database = await upgraded('0016-version-0.3.0', async (old) => {
      for (const [index, data] of fields.entries()) {
        const id = index + 1
        await insertEntry(old, { id, title: `Day ${id}`, status: 'draft', saves: [] })
        await sql`update entry set data = ${JSON.stringify(data)} where id = ${id}`.execute(old)
      }
    })
    const entries = database.selectFrom('entry').select('filipino').orderBy('id')
    expect((await entries.execute()).map(({ filipino }) => filipino)).toEqual([
      'none',
      'part',
      'whole',
    ])
  })

  test('loses the words that search split at invisible signs, and waits for whole ones', async () => {
    const database = await upgraded('0045-media-crops', async (old) => {
      for (const [id, status] of [
        [1, 'published'],
        [2, 'draft'],
      ] as const)
        await insertEntry(old, { id, title: 'Scho\u00ADlarship', status, saves: [] })
      await sql`update entry set title_key = 'scho\u00ADlarship'`.execute(old)
      await putDocuments(old, [{ position: 1, title: ['scho'], words: ['scho'] }])
      await putStaffDocuments(old, [{ id: 1, title: ['scho'], words: ['scho'] }])
      await sql`insert into search_word (word, initial, length, titles, documents)
        values ('scho', 's', 4, 1, 1)`.execute(old)
      await sql`insert into search_page (number, address, label, title, text)
        values (1, '/x', 'Page', 'Vision', '')`.execute(old)
    })
    const all = { from: 0, below: 9, limit: 9, expected: 1 }
    const found = await findDocuments(database, { field: 'title', groups: [['scho']], ...all })
    const ofStaff = { field: 'title', prefixes: ['scho'], limit: 9 } as const
    expect([found, await findStaffDocuments(database, ofStaff)]).toEqual([[], []])
    for (const table of ['search_word', 'search_page'] as const)
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([])
    const waiting = database.selectFrom('entry_backlog').selectAll()
    const ofSearch = waiting.where('work', '!=', 'link-check')
    expect(await ofSearch.orderBy('work').orderBy('entry_id').execute()).toEqual([
      { work: 'search', entry_id: 1 },
      { work: 'staff-search', entry_id: 1 },
      { work: 'staff-search', entry_id: 2 },
    ])
    const keys = await database.selectFrom('entry').select('title_key').execute()
    expect(keys).toEqual([{ title_key: 'scholarship' }, { title_key: 'scholarship' }])
  })
})
