import { Kysely } from 'kysely'
import {
  expectFile,
  openDatabase,
  sqliteFile,
  type Database,
  type DatabaseSettings,
} from './database.ts'
import { frozenSqliteDialect } from './sqlite.ts'
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
  await expectFile(file)
  const database = new Kysely<Tables>({ dialect: frozenSqliteDialect(file) })
  try {
    return await use(database)
  } finally {
    await database.destroy()
  }
}
