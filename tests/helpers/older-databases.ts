import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { openDatabase, type Database, type DatabaseSettings } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'

/** Opens an empty database for the rest of a test. */
export async function openUntilEnd(makeEmpty: () => Promise<DatabaseSettings>): Promise<Database> {
  const database = await openDatabase(await makeEmpty())
  onTestFinished(() => database.destroy())
  return database
}

/** Makes databases of an older version, fills them, and brings them up to date. */
export const upgrader =
  (makeEmpty: () => Promise<DatabaseSettings>) =>
  async (from: string, fill: (database: Database) => Promise<unknown>): Promise<Database> => {
    const database = await openUntilEnd(makeEmpty)
    await migrate(database, { to: from })
    await fill(database)
    await migrate(database)
    return database
  }

/** Adds a revision, whatever the version of the database. */
export const insertRevision = (
  database: Database,
  [subject, id, number]: readonly [string, string, number],
  { at, snapshot }: { at: number; snapshot: object },
) =>
  sql`
    insert into revision (subject, subject_id, number, snapshot, saved_by, saved_at)
    values (${subject}, ${id}, ${number}, ${JSON.stringify(snapshot)}, 'Ana', ${at})`.execute(
    database,
  )
