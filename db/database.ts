import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { sqliteDialect } from './sqlite.ts'
import { StorageError } from './storage-error.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** A database or a transaction on it: what functions that may run inside a larger change accept. */
export type DatabaseOrTransaction = Database | Transaction<Tables>

export interface DatabaseSettings {
  /** folder of the SQLite file */
  dataDir: string
  /** a `postgres://` address; replaces SQLite when set */
  databaseUrl?: string | undefined
}

/** The time limit of a query while the site serves visitors, in milliseconds. */
const usualQueryTimeoutMs = 5_000

/** The SQLite file in a data folder. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'site.sqlite')

interface OpenOptions {
  /** time limit of each query; `null` for no limit, in work that keeps no visitor waiting */
  queryTimeoutMs?: number | null
  /** a missing SQLite file is an error; otherwise it is created */
  mustExist?: boolean
  /** receives how long each query took, in milliseconds */
  onQuery?: (ms: number) => void
}

/** Opens the database without creating tables (see {@link migrate}). Close it with `destroy()`. */
export async function openDatabase(
  settings: DatabaseSettings,
  { queryTimeoutMs = usualQueryTimeoutMs, mustExist = false, onQuery }: OpenOptions = {},
): Promise<Database> {
  const log = onQuery && {
    log: ({ queryDurationMillis }: { queryDurationMillis: number }) => onQuery(queryDurationMillis),
  }
  if (!settings.databaseUrl) {
    const file = sqliteFile(settings.dataDir)
    if (mustExist) await expectFile(file)
    return new Kysely<Tables>({ dialect: sqliteDialect(file), ...log })
  }
  // Loads the driver only when used: it is half a megabyte of code.
  const { postgresDialect } = await import('./postgres.ts')
  return new Kysely<Tables>({
    dialect: postgresDialect(settings.databaseUrl, queryTimeoutMs),
    ...log,
  })
}

/**
 * Reads a database as it is at the first query, whatever the site writes meanwhile: in a REPEATABLE
 * READ transaction of PostgreSQL, or a read transaction of SQLite. Nothing can be written.
 *
 * @throws {@link StorageError} when there is no SQLite file
 */
export async function withFrozenDatabase<Value>(
  settings: DatabaseSettings,
  use: (database: Database) => Promise<Value>,
): Promise<Value> {
  await using database = await openDatabase(settings, { mustExist: true, queryTimeoutMs: null })
  return await database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(use)
}

/** @throws {@link StorageError} when there is no such database, or this account may not use it */
async function expectFile(file: string) {
  try {
    await access(file)
  } catch (error) {
    if (['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw new StorageError(
        'away',
        `This account may not use the database ${file}. Run this as the account of the site.`,
        error,
      )
    throw new StorageError('missing', `The database ${file} is missing.`, error)
  }
}

/** Reads and writes once. @param now UTC in milliseconds @throws when one of them fails */
export async function probeDatabase(database: Database, now: number): Promise<void> {
  await database
    .selectFrom('site_state')
    .select('value')
    .where('key', '=', 'content_version')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('site_state')
    .values({ key: 'probed_at', value: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: now }))
    .execute()
}
