import { statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { StorageError } from './storage-error.ts'

/** Maximum number of prepared statements kept; the product has fewer kinds of query than this. */
const statementLimit = 200

/**
 * Timeout of opening while another process recovers the file, in milliseconds. No visitor is served
 * yet.
 */
const openTimeoutMs = 5_000

/** One open connection to a database file, with its prepared statements. */
export class SqliteHandle {
  readonly #path: string
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, { statement: StatementSync; isReader: boolean }>()
  /** device and inode of the open files, by path */
  readonly #identities = new Map<string, string>()

  /**
   * Opens a file so that an acknowledged write survives a power cut. Never waits for locks
   * (sqlite-driver.ts).
   *
   * @param path of the database, created if missing, or `:memory:`
   */
  constructor(path: string) {
    this.#path = path
    this.#database = new DatabaseSync(path, { timeout: openTimeoutMs })
    this.#database.exec(`
      pragma journal_mode = wal;
      pragma synchronous = full;
      pragma foreign_keys = on;
      pragma cache_size = -16000;
      pragma busy_timeout = 0;
    `)
    this.checkFile()
  }

  get isInTransaction() {
    return this.#database.isTransaction
  }

  run<Row>(query: Pick<CompiledQuery, 'sql' | 'parameters'>): QueryResult<Row> {
    const { statement, isReader } = this.#prepare(query.sql)
    const parameters = query.parameters as SQLInputValue[]
    if (isReader) return { rows: statement.all(...parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
  }

  /**
   * Detects that the database or its journal was deleted or replaced: writes would be lost.
   *
   * @throws {@link StorageError} when it was
   */
  checkFile() {
    if (this.#path === ':memory:') return
    for (const path of [this.#path, `${this.#path}-wal`]) {
      const found = statSync(path, { throwIfNoEntry: false })
      const identity = found && `${found.dev} ${found.ino}`
      const known = this.#identities.get(path)
      if (known === undefined && identity !== undefined) this.#identities.set(path, identity)
      else if (known !== identity) {
        throw new StorageError(
          'missing',
          `${path} was deleted or replaced while the site runs. Restart the site.`,
        )
      }
    }
  }

  close() {
    this.#statements.clear()
    this.#database.close()
  }

  #prepare(sql: string) {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#database.prepare(sql)
    const isReader = statement.columns().length > 0
    // SQLite reports the last row id of a write; in a full-text index it can exceed a JavaScript
    // number.
    if (!isReader) statement.setReadBigInts(true)
    if (this.#statements.size >= statementLimit) this.#statements.clear()
    const prepared = { statement, isReader }
    this.#statements.set(sql, prepared)
    return prepared
  }
}
