import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { copySqlite } from './copy-sqlite.ts'
import { openDatabase, sqliteFile, type DatabaseSettings } from './database.ts'
import { inPreparation } from './in-preparation.ts'
import { migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

interface Preparation {
  transaction: Transaction<Tables>
  /** there were no tables before */
  wasEmpty: boolean
  /** receives a sentence for the operator */
  tell: (sentence: string) => void
}

/**
 * Opens the database, migrates it and runs further work, in one transaction without a query time
 * limit that one process at a time can hold. Copies a SQLite database with content first.
 *
 * @param run the further work, such as adding the starter content
 * @returns the result of `run`, and the messages for the operator, one sentence each
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
