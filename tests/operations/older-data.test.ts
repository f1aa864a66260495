import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { emptyDatabases } from '../helpers/empty-databases.ts'
import { openDatabase } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations/all.ts'

const names = Object.keys(migrations)

describe.each(emptyDatabases())('a database of an older version (%s)', (_engine, makeEmpty) => {
  test('is brought up to date from each version before, one after the other, and again without effect', async () => {
    const database = await openDatabase(await makeEmpty())
    for (const [done, name] of names.entries()) {
      expect(await migrate(database, { to: name })).toEqual({ wasEmpty: done === 0 })
      const { rows } = await sql<{
        name: string
      }>`select name from kysely_migration order by name`.execute(database)
      expect(rows.map((row) => row.name)).toEqual(names.slice(0, done + 1))
    }
    expect(await migrate(database)).toEqual({ wasEmpty: false })
    expect(await migrate(database)).toEqual({ wasEmpty: false })
    await database.destroy()
  })

  test('keeps its pictures, whose one color becomes the color of both halves', async () => {
    const database = await openDatabase(await makeEmpty())
    await migrate(database, { to: '0008-running' })
    const addPicture = (id: string, color: string) =>
      sql`
      insert into media (id, kind, name, file_name, version, type, width, height, bytes, widths, colour, alt, decorative,
        focal_x, focal_y, created_at, created_by, updated_at)
      values (${id}, 'picture', 'Gate', 'gate.jpg', 'v1', 'image/jpeg', 800, 600, 1000, '[400]', ${color}, 'The gate', 0,
        50, 50, 1, 'Ana', 1)`.execute(database)
    await addPicture('one', 'a1b2c3')
    await addPicture('two', 'a1b2c3d4e5f6')
    await migrate(database)
    const rows = await database
      .selectFrom('media')
      .select(['id', 'color', 'alt'])
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { id: 'one', color: 'a1b2c3a1b2c3', alt: 'The gate' },
      { id: 'two', color: 'a1b2c3d4e5f6', alt: 'The gate' },
    ])
    await database.destroy()
  })

  test('knows that visitors read the newest revision of reference content', async () => {
    const database = await openDatabase(await makeEmpty())
    await migrate(database, { to: '0017-learners-of-papers' })
    await sql`insert into reference (key, data, revision, updated_at)
      values ('counters', '[]', 7, 1)`.execute(database)
    await migrate(database)
    const rows = await database
      .selectFrom('reference')
      .select(['revision', 'live_revision', 'working_revision'])
      .execute()
    expect(rows).toEqual([{ revision: 7, live_revision: 7, working_revision: null }])
    await database.destroy()
  })

  test('keeps the activity, autosaves and previews of community-service articles under their one name', async () => {
    const database = await openDatabase(await makeEmpty())
    await migrate(database, { to: '0012-known-devices' })
    await sql`insert into activity (at, staff_id, staff_name, action, subject, subject_id, title)
      values (1, 'ana', 'Ana', 'publish', 'service', '7', 'Books'), (2, 'ana', 'Ana', 'save', 'article', '8', 'Fair')`.execute(
      database,
    )
    await sql`insert into autosave (staff_id, subject, subject_id, data, saved_at)
      values ('ana', 'service', '7', '{}', 1)`.execute(database)
    await sql`insert into preview (token_hash, staff_id, subject, subject_id, data, live, created_at, expires_at)
      values ('hash', 'ana', 'service', '7', '{}', 0, 1, 2)`.execute(database)
    await sql`insert into entry_addition (staff_id, kind, name, entry_id, added_at)
      values ('ana', 'service', 'new-1', 7, 1)`.execute(database)
    await sql`insert into internal_link (subject, subject_id, target)
      values ('service', '7', '/events')`.execute(database)
    await sql`insert into link_check (source, read_until, last_id) values ('service', 1, 7)`.execute(
      database,
    )
    await migrate(database)
    const { rows } = await sql<{ name: string }>`
      select subject as name from activity where subject_id = '7'
      union all select subject from autosave
      union all select subject from preview
      union all select kind from entry_addition
      union all select subject from internal_link
      union all select source from link_check`.execute(database)
    expect(rows.map(({ name }) => name)).toEqual(Array(6).fill('service-article'))
    await expect(sql`update activity set subject = 'staff'`.execute(database)).rejects.toThrow(
      'The activity log is only added to.',
    )
    await database.destroy()
  })

  test('keeps what is live, and lets each schedule name the revision that was current when it was set', async () => {
    const database = await openDatabase(await makeEmpty())
    await migrate(database, { to: '0013-one-name-for-service-articles' })
    const later = Date.now() + 3_600_000
    const addEntry = async (
      title: string,
      snapshots: readonly (readonly [string, number | null])[],
    ) => {
      const [, publishAt] = snapshots.at(-1) ?? ['', null]
      const { rows } = await sql<{ id: number }>`
        insert into entry (kind, slug, title, status, category, sort_day, summary, data, content, revision, sample,
          created_at, updated_at, publish_at)
        values ('article', ${title}, ${title}, ${publishAt === null ? 'draft' : 'published'}, '', 0, '', '{}', '',
          ${snapshots.length}, 0, 1, 7, ${publishAt}) returning id`.execute(database)
      const id = rows[0]?.id ?? 0
      for (const [index, [said, at]] of snapshots.entries()) {
        const status = at === null ? 'draft' : 'published'
        await sql`
          insert into revision (subject, subject_id, number, snapshot, saved_by, saved_at)
          values ('article', ${String(id)}, ${index + 1}, ${JSON.stringify({ data: { title: said }, status, publishAt: at })},
            'Ana', 1)`.execute(database)
      }
    }
    await addEntry('live', [
      ['a', null],
      ['b', 5],
    ])
    await addEntry('draft', [
      ['a', null],
      ['b', null],
    ])
    await addEntry('scheduled', [
      ['a', null],
      ['a', later],
    ])
    await addEntry('saved after it was scheduled', [
      ['a', null],
      ['a', later - 9],
      ['b', later],
      ['c', later],
    ])
    await addEntry('only given an end after it was scheduled', [
      ['a', later],
      ['a', later],
    ])
    await sql`insert into autosave (staff_id, subject, subject_id, data, based_on, saved_at)
      values ('ana', 'article', '1', '{"title":"c"}', 2, 1)`.execute(database)
    await migrate(database)
    const rows = await database
      .selectFrom('entry')
      .select(['title', 'revision', 'live_revision', 'working_revision', 'due_revision', 'due_at'])
      .orderBy('id')
      .execute()
    const none = { working_revision: null, due_revision: null, due_at: null }
    expect(rows).toEqual([
      { title: 'live', revision: 2, live_revision: 2, ...none },
      { title: 'draft', revision: 2, live_revision: null, ...none },
      { title: 'scheduled', revision: 2, live_revision: 2, ...none },
      {
        title: 'saved after it was scheduled',
        revision: 4,
        live_revision: 4,
        working_revision: 4,
        due_revision: 3,
        due_at: later,
      },
      { title: 'only given an end after it was scheduled', revision: 2, live_revision: 2, ...none },
    ])
    const kept = await database.selectFrom('entry').select('changed_at').distinct().execute()
    expect(kept).toEqual([{ changed_at: 7 }])
    const autosaves = await database.selectFrom('autosave').select(['data', 'based_on']).execute()
    expect(autosaves).toEqual([{ data: '{"title":"c"}', based_on: 2 }])
    await database.destroy()
  })

  test('gives announcements and class notices a code, and knows since when visitors have read what', async () => {
    const database = await openDatabase(await makeEmpty())
    await migrate(database, { to: '0021-class-status' })
    /** Adds an entry with the times of its saves, of which the last one is in its row. */
    const add = async (
      [kind, title, status]: readonly string[],
      publishAt: number | null,
      saves: readonly number[],
    ) => {
      const live = status === 'published' ? saves.length : null
      const { rows } = await sql<{ id: number }>`
        insert into entry (kind, slug, title, status, category, sort_day, summary, data, content, revision, sample,
          created_at, updated_at, publish_at, live_revision, changed_at)
        values (${kind}, ${title}, ${title}, ${status}, '', 0, '', '{}', '', ${saves.length}, 0, 1, 1, ${publishAt},
          ${live}, ${saves.at(-1)}) returning id`.execute(database)
      for (const [index, at] of saves.entries())
        await sql`
          insert into revision (subject, subject_id, number, snapshot, saved_by, saved_at)
          values (${kind}, ${String(rows[0]?.id)}, ${index + 1}, '{}', 'Ana', ${at})`.execute(
          database,
        )
    }
    await add(['announcement', 'as it was', 'published'], 10, [5, 10])
    await add(['announcement', 'corrected', 'published'], 10, [5, 10, 20, 30])
    await add(['announcement', 'starter', 'published'], 10, [90])
    await add(['class-notice', 'withdrawn', 'unpublished'], 10, [5, 10, 40])
    await add(['announcement', 'draft', 'draft'], null, [5])
    await add(['announcement', 'never came', 'trashed'], 99, [5, 10])
    await add(['article', 'news', 'published'], 10, [10])
    await migrate(database)
    const entries = await database.selectFrom('entry').select(['title', 'code']).execute()
    const codes = entries.flatMap(({ code }) => code ?? [])
    expect(codes.filter((code) => /^[2-9B-DF-HJ-NP-RTV-XZ]{8}$/.test(code))).toHaveLength(6)
    expect(new Set(codes).size).toBe(6)
    expect(entries.find(({ code }) => code === null)?.title).toBe('news')
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
    await database.destroy()
  })

  test('keeps its counters, whose group is spelled enrollment now', async () => {
    const database = await openDatabase(await makeEmpty())
    await migrate(database, { to: '0014-draft-over-live' })
    const counters = JSON.stringify([
      { group: 'enrolment', label: 'College enrolment', value: 6686, note: null },
      { group: 'home', label: 'Programs', value: 20, note: null },
    ])
    await sql`insert into reference (key, data, revision, updated_at)
      values ('counters', ${counters}, 1, 1), ('campuses', ${counters}, 1, 1)`.execute(database)
    await sql`insert into revision (subject, subject_id, number, snapshot, saved_by, saved_at)
      values ('reference', 'counters', 1, ${counters}, 'Ana', 1)`.execute(database)
    await sql`insert into autosave (staff_id, subject, subject_id, data, saved_at)
      values ('ana', 'reference', 'counters', ${counters}, 1)`.execute(database)
    await sql`insert into preview (token_hash, staff_id, subject, subject_id, data, live, created_at, expires_at)
      values ('hash', 'ana', 'reference', 'counters', ${counters}, 0, 1, 2)`.execute(database)
    await sql`insert into fact (key, path, verify_by) values ('counters', 'enrolment/College', 20261220),
      ('counters', 'home/enrolment/x', 20261220)`.execute(database)
    await migrate(database)
    const { rows } = await sql<{ data: string }>`
      select data from reference where key = 'counters'
      union all select snapshot from revision
      union all select data from autosave
      union all select data from preview`.execute(database)
    const renamed = [
      { group: 'enrollment', label: 'College enrolment', value: 6686, note: null },
      { group: 'home', label: 'Programs', value: 20, note: null },
    ]
    expect(rows.map(({ data }) => JSON.parse(data) as unknown)).toEqual(
      [1, 2, 3, 4].map(() => renamed),
    )
    const facts = await database.selectFrom('fact').select('path').orderBy('id').execute()
    expect(facts.map(({ path }) => path)).toEqual(['enrollment/College', 'home/enrolment/x'])
    const other = await database
      .selectFrom('reference')
      .select('data')
      .where('key', '=', 'campuses')
      .execute()
    expect(other).toEqual([{ data: counters }])
    await database.destroy()
  })

  test('learns for whom the papers of its admissions panels are', async () => {
    const database = await openDatabase(await makeEmpty())
    await migrate(database, { to: '0016-color-of-pictures' })
    const section = (heading: string) => ({ heading, description: '', requirements: ['PSA'] })
    const panels = { pgs: { sections: [section('Returning pupils'), section('Twins')] } }
    const text = JSON.stringify(panels)
    for (const key of ['admissions', 'departments'])
      await sql`insert into reference (key, data, revision, updated_at) values (${key}, ${text}, 1, 1)`.execute(
        database,
      )
    await migrate(database)
    const rows = await database.selectFrom('reference').select('data').orderBy('key').execute()
    const [returning, twins] = panels.pgs.sections
    expect(rows.map(({ data }) => JSON.parse(data) as unknown)).toEqual([
      { pgs: { sections: [{ ...returning, learners: ['returning'] }, twins] } },
      panels,
    ])
    await database.destroy()
  })

  test('finds titles that were written before there were keys to sort by', async () => {
    const database = await openDatabase(await makeEmpty())
    await migrate(database, { to: '0005-accounts' })
    for (const title of ['Niño’s Day', 'Band']) {
      await sql`
        insert into entry (kind, slug, title, status, category, sort_day, summary, data, content, revision, sample,
          created_at, updated_at)
        values ('article', ${title}, ${title}, 'draft', '', 0, '', '{}', '', 1, 0, 1, 1)`.execute(
        database,
      )
    }
    await migrate(database)
    const rows = await database.selectFrom('entry').select('title_key').orderBy('id').execute()
    expect(rows.map((row) => row.title_key)).toEqual(['nino’s day', 'band'])
    await database.destroy()
  })

  test('stays as it was when a migration fails, and works once the cause is gone', async () => {
    const database = await openDatabase(await makeEmpty())
    await migrate(database, { to: '0004-activity' })
    // Makes the eighth migration fail: it wants to create this table. The three before it succeed.
    await sql`create table fact (id integer)`.execute(database)
    await expect(migrate(database)).rejects.toThrow('0008-running failed')
    const tables = async () => (await database.introspection.getTables()).map(({ name }) => name)
    expect(await tables()).not.toContain('staff')
    await sql`drop table fact`.execute(database)
    await migrate(database)
    expect(await tables()).toContain('staff')
    await database.destroy()
  })

  test('that a newer version made is refused, and stays as it is', async () => {
    const database = await openDatabase(await makeEmpty())
    await migrate(database)
    await sql`insert into kysely_migration (name, timestamp) values ('0999-later', '2030-01-01T00:00:00.000Z')`.execute(
      database,
    )
    await expect(migrate(database)).rejects.toThrow(
      'A newer version of the product made this database (0999-later). Start that version',
    )
    await database.destroy()
  })
})
