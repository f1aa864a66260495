import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { emptyDatabases } from '../tests/helpers/empty-databases.ts'
import starterAdmissions from './reference/admissions.json' with { type: 'json' }

/** The starter content as it was before its sections said for whom they are. */
const older = JSON.stringify(starterAdmissions, (key, value: unknown) =>
  key === 'learners' ? undefined : value,
)

describe.each(emptyDatabases())('an older site with the starter content (%s)', (_, makeEmpty) => {
  test('shows every learner the same papers as a new one, in drafts and previews too', async () => {
    const database = await openDatabase(await makeEmpty())
    await migrate(database, { to: '0016-version-0.3.0' })
    await sql`insert into reference (key, data, revision, updated_at)
      values ('admissions', ${older}, 1, 1)`.execute(database)
    await sql`insert into revision (subject, subject_id, number, snapshot, saved_by, saved_at)
      values ('reference', 'admissions', 1, ${older}, 'Ana', 1)`.execute(database)
    await sql`insert into autosave (staff_id, subject, subject_id, data, saved_at)
      values ('ana', 'reference', 'admissions', ${older}, 1)`.execute(database)
    await sql`insert into preview (token_hash, staff_id, subject, subject_id, data, live, created_at, expires_at)
      values ('hash', 'ana', 'reference', 'admissions', ${older}, 0, 1, 2)`.execute(database)
    await migrate(database)
    const { rows } = await sql<{ data: string }>`
      select data from entry
      union all select snapshot from revision
      union all select data from autosave
      union all select data from preview`.execute(database)
    const saved = { data: starterAdmissions, status: 'published', publishAt: 0, expiresAt: null }
    expect(rows.map(({ data }) => JSON.parse(data) as unknown)).toEqual([
      starterAdmissions,
      saved,
      starterAdmissions,
      starterAdmissions,
    ])
    await database.destroy()
  })
})
