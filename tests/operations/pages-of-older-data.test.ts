import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { emptyDatabases, insertRevision, upgrader } from '../helpers/empty-databases.ts'

const from = '0051-notes-are-comments'
const track = (acronym: string, title: string) => ({ acronym, title })
const stem = track('stem', 'STEM')
const abm = track('abm', 'ABM')

interface Columns {
  live?: number
  working?: number
  due?: number
  dueAt?: number
}

/** Adds reference content with all its saves, and a review that is asked for. */
async function insertList(
  old: Database,
  [key, ...saves]: readonly [string, ...unknown[]],
  { live = 1, ...columns }: Columns = {},
) {
  const { working = null, due = null, dueAt = null } = columns
  await sql`
    insert into entry (kind, key, slug, title, status, category, sort_day, publish_at, summary, content, sample,
      created_at, updated_at, changed_at, data, revision, live_revision, working_revision, due_revision, due_at,
      review_requested_at, review_note, review_requested_by)
    values ('reference', ${key}, '', '', 'published', '', 0, 0, '', '', 0, 1, 7, 7,
      ${JSON.stringify(saves[live - 1])}, ${saves.length}, ${live}, ${working}, ${due}, ${dueAt}, 8, 'Look', 'ana')`.execute(
    old,
  )
  for (const [index, data] of saves.entries())
    await insertRevision(old, ['reference', key, index + 1], {
      at: index + 1,
      snapshot: { data, status: 'published', publishAt: 0, expiresAt: null },
    })
}

async function documentsIn(database: Database) {
  const rows = await database
    .selectFrom('entry')
    .select(['key', 'parent', 'title', 'status', 'publish_at', 'data', 'revision'])
    .select(['live_revision', 'working_revision', 'due_revision', 'due_at', 'review_note'])
    .orderBy('parent')
    .orderBy('position')
    .execute()
  return rows.map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) as object }))
}

describe.each(emptyDatabases())('a database whose pages were lists (%s)', (_engine, makeEmpty) => {
  const upgraded = upgrader(makeEmpty)

  const savesOf = async (database: Database, key: string) => {
    const rows = await database
      .selectFrom('revision')
      .select(['number', 'snapshot', 'saved_at'])
      .where('subject_id', '=', key)
      .orderBy('number')
      .execute()
    return rows.map(({ number, snapshot, saved_at }) => {
      const { data, status } = JSON.parse(snapshot) as { data: { title: string }; status: string }
      return [number, data.title, status, saved_at]
    })
  }

  test('has a document for each page, with its own saves, and with what waits to be shown of it', async () => {
    const changed = track('stem', 'Science')
    const moved = { pages: [{ key: 'tracks', before: 1, after: null }], events: [], facts: [] }
    const database = await upgraded(from, async (old) => {
      await sql`insert into school_year (start, first_day, last_day, begun_at, begun_by, moved)
        values (2026, 0, 0, 1, 'ana', ${JSON.stringify(moved)})`.execute(old)
      await insertList(
        old,
        [
          'tracks',
          [stem, track('tvl', 'TVL'), track('arts', 'Arts')],
          [stem, abm],
          [changed, abm],
          [changed, track('abm', 'Business'), track('he', 'Home Economics')],
        ],
        { live: 2, due: 3, dueAt: 99, working: 4 },
      )
    })
    expect(await documentsIn(database)).toMatchObject([
      {
        ...{ key: 'track/shs/stem', parent: 'department/shs', title: 'STEM', data: stem },
        ...{ status: 'published', revision: 2, live_revision: 1, working_revision: 2 },
        ...{ due_revision: 2, due_at: 99, review_note: 'Look' },
      },
      {
        ...{ key: 'track/shs/tvl', status: 'published', data: abm, live_revision: 2 },
        ...{ working_revision: 3, due_revision: null, due_at: null },
      },
      { key: 'track/shs/arts', status: 'trashed', live_revision: 1, review_note: null },
      {
        ...{ key: 'track/shs/he', title: 'Home Economics', status: 'draft', publish_at: null },
        ...{ live_revision: null, review_note: 'Look' },
      },
    ])
    // The place of the first name is that of the second.
    expect(await savesOf(database, 'track/shs/tvl')).toEqual([
      [1, 'TVL', 'published', 1],
      [2, 'ABM', 'published', 2],
      [3, 'Business', 'published', 4],
    ])
    expect(await savesOf(database, 'track/shs/arts')).toEqual([
      [1, 'Arts', 'published', 1],
      [2, 'Arts', 'trashed', 2],
    ])
    expect(await savesOf(database, 'tracks')).toEqual([])
    const year = await database.selectFrom('school_year').select('moved').executeTakeFirst()
    expect(JSON.parse(year?.moved ?? '')).toMatchObject({
      pages: [
        { key: 'track/shs/stem', before: 1 },
        { key: 'track/shs/arts', before: 1 },
        { key: 'track/shs/tvl', before: 1 },
      ],
    })
  })

  test('has courses below their department, and a page at the time for which it was scheduled', async () => {
    const course = { tag: 'BSCS', title: 'Computer Science' }
    const college = { tag: 'ccs', title: 'Computer Studies' }
    const next = { tag: 'BSIT', title: 'Information Technology' }
    const database = await upgraded(from, (old) =>
      insertList(
        old,
        [
          'college-departments',
          [{ ...college, coursesOffered: [course] }],
          [{ ...college, coursesOffered: [course, next] }],
        ],
        { live: 1, due: 2, working: 2, dueAt: 99 },
      ),
    )
    const parent = 'college-department/college/ccs'
    expect(await documentsIn(database)).toMatchObject([
      { key: 'course/ccs/bscs', parent, data: course, publish_at: 0, working_revision: null },
      {
        ...{ key: 'course/ccs/bsit', parent, data: next, status: 'published', publish_at: 99 },
        ...{ live_revision: 1, working_revision: null, due_at: null },
      },
      { key: parent, parent: 'department/college', data: college, working_revision: null },
    ])
  })

  test('has the courses of a college that gets another address, live or waiting, below it', async () => {
    const course = { tag: 'BSCS', title: 'Computer Science' }
    const college = (tag: string, title: string) => ({ tag, title, coursesOffered: [course] })
    const database = await upgraded(from, (old) =>
      insertList(
        old,
        [
          'college-departments',
          [college('cs', 'Computing'), college('cas', 'Arts')],
          [college('ccs', 'Computing'), college('cas', 'Arts')],
          [college('cit', 'Computing'), college('cs', 'Sciences')],
        ],
        { live: 2, working: 3 },
      ),
    )
    const documents = await documentsIn(database)
    expect(documents.map(({ key, parent, status }) => [key, parent, status])).toEqual([
      ['course/cas/bscs', 'college-department/college/cas', 'published'],
      ['course/cs/bscs', 'college-department/college/cs', 'published'],
      ['college-department/college/cs', 'department/college', 'published'],
      ['college-department/college/cas', 'department/college', 'published'],
    ])
    expect(documents[2]?.data).toEqual({ tag: 'ccs', title: 'Computing' })
    expect(documents[2]).toMatchObject({ live_revision: 2, working_revision: 3 })
  })

  test('has a section whose own change is scheduled, and nothing that waits after it', async () => {
    const own = (title: string) => ({ headerContent: { title }, subItems: [] })
    const database = await upgraded(from, (old) =>
      insertList(old, ['category/meaning', own('Meaning'), own('Our meaning')], {
        ...{ live: 1, due: 2, working: 2, dueAt: 99 },
      }),
    )
    expect(await documentsIn(database)).toMatchObject([
      { revision: 3, live_revision: 1, working_revision: 3, due_revision: 3, due_at: 99 },
    ])
  })

  test.each(['null', '[null]', '{"subItems":[null]}', '{"subItems":7}', '[7, {}]'])(
    'is brought up to date whatever was kept of a form: %s',
    async (typed) => {
      const database = await upgraded(from, async (old) => {
        await insertList(old, ['tracks', [stem, { acronym: 'stem' }, { acronym: 'stem-2' }, {}]])
        await insertList(old, ['category/meaning', { headerContent: {} }])
        for (const key of ['tracks', 'category/meaning'])
          await sql`insert into autosave (staff_id, subject, subject_id, data, based_on, saved_at)
            values ('ana', 'reference', ${key}, ${typed}, 1, 5)`.execute(old)
      })
      const keys = (await documentsIn(database)).map(({ key }) => key)
      const tracks = ['stem', 'stem-2', 'stem-2-2', ''].map((tag) => `track/shs/${tag}`)
      expect(keys).toEqual(expect.arrayContaining(tracks))
    },
  )

  test('keeps what staff typed, said and used, each with its page; a section keeps what is its own', async () => {
    const file = 'a'.repeat(20)
    const page = (title: string) => ({
      tag: title.toLowerCase(),
      title,
      picture: `/media/${file}/x`,
    })
    const [vision, mission] = [page('Vision'), { tag: 'mission', title: 'Mission' }]
    const headerContent = { title: 'Meaning' }
    const live = { headerContent, subItems: [vision, mission] }
    const database = await upgraded(from, async (old) => {
      const renamed = { ...mission, title: 'Our mission' }
      await insertList(old, ['category/meaning', live, { ...live, subItems: [vision, renamed] }], {
        working: 2,
      })
      await insertList(old, ['tracks', [stem, abm]])
      const typed = {
        'category/meaning': { ...live, subItems: [{ ...vision, title: 'Sight' }, renamed] },
        tracks: [stem, abm, track('', 'Typed')],
      }
      for (const [key, data] of Object.entries(typed))
        await sql`insert into autosave (staff_id, subject, subject_id, data, based_on, saved_at)
          values ('ana', 'reference', ${key}, ${JSON.stringify(data)}, null, 5)`.execute(old)
      for (const key of ['category/meaning', 'tracks']) {
        await sql`insert into media_use values (${file}, 'reference', ${key})`.execute(old)
        await sql`insert into comment (id, subject, subject_id, staff_id, staff_name, text, created_at)
          values (${key}, 'reference', ${key}, 'ana', 'Ana', 'Nice', 1)`.execute(old)
      }
    })
    const documents = await documentsIn(database)
    const stateOf = (key: string) => documents.find((each) => each.key === key)
    expect(stateOf('category/meaning')).toMatchObject({
      data: { headerContent },
      ...{ working_revision: null, review_note: null, revision: 3, live_revision: 3 },
    })
    expect(stateOf('page/meaning/mission')).toMatchObject({ working_revision: 2, data: mission })
    expect(stateOf('page/meaning/vision')).toMatchObject({ working_revision: null, data: vision })
    expect(stateOf('track/shs/')).toMatchObject({ title: 'Typed', status: 'draft' })
    const idsIn = async (table: 'autosave' | 'media_use' | 'comment') => {
      const rows = await database.selectFrom(table).select('subject_id').execute()
      return rows.map(({ subject_id: id }) => id).toSorted()
    }
    expect(await idsIn('autosave')).toEqual(['page/meaning/vision', 'track/shs/'])
    expect(await idsIn('media_use')).toEqual(['page/meaning/vision'])
    expect(await idsIn('comment')).toEqual(['category/meaning', 'department/shs'])
  })
})
