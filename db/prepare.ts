import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Transaction } from 'kysely'
import { openDatabase, sqliteFile, type DatabaseSettings } from './database.ts'
import { inPreparation, migrate } from './migrate.ts'
import { toStorageError } from './sqlite-errors.ts'
import type { Tables } from './tables.ts'

interface Preparation {
  transaction: Transaction<Tables>
  /** there were no tables before */
  wasEmpty: boolean
  /** adds a sentence to the messages for the operator */
  report: (sentence: string) => void
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
): Promise<{ value: Value; messages: string[] }> {
  await using database = await openDatabase(settings, { queryTimeoutMs: null })
  const messages: string[] = []
  const report = (sentence: string) => messages.push(sentence)
  const beforeUpgrade = (first: string) => {
    if (settings.databaseUrl) return
    const copy = join(settings.dataDir, `before-${first.slice(0, 4)}.sqlite`)
    copySqlite(sqliteFile(settings.dataDir), copy)
    report(`The database was copied to ${copy} before it was brought up to date.`)
  }
  const value = await inPreparation(database, async (transaction) => {
    const { wasEmpty } = await migrate(transaction, { beforeUpgrade })
    return run({ transaction, wasEmpty, report })
  })
  return { value, messages }
}

/**
 * Copies what a SQLite database has committed, whole or not at all, over an older copy.
 *
 * @throws {@link StorageError} when the database is missing or damaged
 */
export function copySqlite(file: string, copy: string) {
  const draft = `${copy}.part`
  rmSync(draft, { force: true })
  try {
    using database = new DatabaseSync(file, { readOnly: true })
    database.prepare('vacuum into ?').run(draft)
  } catch (error) {
    rmSync(draft, { force: true })
    throw toStorageError(error, file)
  }
  flush(draft)
  renameSync(draft, copy)
  flush(dirname(copy))
}

function flush(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
