import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { inject, onTestFinished } from 'vitest'
import { openDatabase, type Database, type DatabaseSettings } from '../../db/database.ts'
import { migrate } from '../../db/migrate.ts'
import { makeDatabaseFolder, removeTestFolder } from './clean-up.ts'
import { runStatement } from './postgres-server.ts'

/** Makes a SQLite folder or a PostgreSQL database without tables, removed after the test. */
type MakeEmpty = () => Promise<DatabaseSettings & { dataDir: string }>

const emptySqlite: MakeEmpty = () => {
  const dataDir = makeDatabaseFolder('empty')
  onTestFinished(() => removeTestFolder(dataDir))
  return Promise.resolve({ dataDir })
}

const emptyPostgres =
  (cluster: string): MakeEmpty =>
  async () => {
    const name = `e${randomBytes(8).toString('hex')}`
    const administer = (statement: string) => runStatement(`${cluster}/postgres`, statement)
    await administer(`create database ${name}`)
    onTestFinished(
      async () => void (await administer(`drop database if exists ${name} with (force)`)),
    )
    return { ...(await emptySqlite()), databaseUrl: `${cluster}/${name}` }
  }

/**
 * Lists each installed engine for `test.each`: its name, and a function that makes an empty
 * database.
 */
export const emptyDatabases = (): [engine: string, make: MakeEmpty][] => {
  const cluster = inject('postgres')
  return [
    ['SQLite', emptySqlite],
    ...(cluster ? [['PostgreSQL', emptyPostgres(cluster)] as [string, MakeEmpty]] : []),
  ]
}

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
