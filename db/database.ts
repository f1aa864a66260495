import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** A database or a transaction on it: what functions that may run inside a larger change accept. */
export type DatabaseOrTransaction = Database | Transaction<Tables>

export interface DatabaseSettings {
  /** folder of the SQLite file */
  dataDir: string
  /** a `postgres://` address; when set, SQLite is not used */
  databaseUrl?: string | undefined
}

/** The SQLite file in a data folder. */
export const sqliteFile = (dataDir: string) => join(dataDir, 'site.sqlite')

/** Opens the database; nothing is read or made in it yet (see {@link migrate}). Close it with `destroy()`. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (!settings.databaseUrl) return new Kysely<Tables>({ dialect: sqliteDialect(sqliteFile(settings.dataDir)) })
  // Loaded only where it is used: the driver is half a megabyte of code.
  const { postgresDialect } = await import('./postgres.ts')
  return new Kysely<Tables>({ dialect: postgresDialect(settings.databaseUrl) })
}
