import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { copySqlite } from './copy-sqlite.ts'
import { openDatabase, sqliteFile, type DatabaseSettings } from './database.ts'
import { inPreparation } from './in-preparation.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

interface Preparation {
  transaction: Transaction<Tables>
  /** whether there were no tables before */
  wasEmpty: boolean
  /** takes a sentence for the person at the terminal */
  tell: (sentence: string) => void
}

/**
 * Opens the database, brings its tables up to date and does further work on it: all of this in one
 * transaction that one process at a time can have, without a time limit for queries. A SQLite
 * database that holds something is copied first.
 * @param run the further work, such as putting in the starter content
 * @returns what `run` returns, and what to tell the person at the terminal, a sentence a line
 */
export async function prepare<Value>(
  settings: DatabaseSettings,
  run: (preparation: Preparation) => Promise<Value>,
): Promise<{ value: Value; told: string[] }> {
  const database = await openDatabase(settings, { queryTimeoutMs: null })
  const told: string[] = []
  const tell = (sentence: string) => told.push(sentence)
  const beforeUpgrade = (first: string) => {
    if (settings.databaseUrl) return
    const copy = join(settings.dataDir, `before-${first.slice(0, 4)}.sqlite`)
    copySqlite(sqliteFile(settings.dataDir), copy)
    tell(`The database was copied to ${copy} before it was brought up to date.`)
  }
  try {
    const value = await inPreparation(database, async (transaction) => {
      const { wasEmpty } = await migrate(transaction, { beforeUpgrade })
      return run({ transaction, wasEmpty, tell })
    })
    return { value, told }
  } finally {
    await database.destroy()
  }
}
