import { existsSync } from 'node:fs'
import { Kysely } from 'kysely'
import { openDatabase, sqliteFile, type Database, type DatabaseSettings } from './database.ts'
import { frozenSqliteDialect } from './sqlite.ts'
import { StorageError } from './storage-error.ts'
import type { Tables } from './tables.ts'

/**
 * Reads a database as it is at the first query, whatever the site writes meanwhile: a read
 * transaction of SQLite, or a REPEATABLE READ one of PostgreSQL. Nothing can be written.
 */
export async function withFrozenDatabase<Value>(
  settings: DatabaseSettings,
  use: (database: Database) => Promise<Value>,
): Promise<Value> {
  if (settings.databaseUrl) {
    const database = await openDatabase(settings, { queryTimeoutMs: null })
    try {
      return await database
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(use)
    } finally {
      await database.destroy()
    }
  }
  const file = sqliteFile(settings.dataDir)
  if (!existsSync(file)) throw new StorageError('missing', `The database ${file} is missing.`)
  const database = new Kysely<Tables>({ dialect: frozenSqliteDialect(file) })
  try {
    return await use(database)
  } finally {
    await database.destroy()
  }
}
