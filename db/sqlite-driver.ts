import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { isBusy, toStorageError } from './sqlite-errors.ts'
import { SqliteFile } from './sqlite-file.ts'
import { SqliteHandle } from './sqlite-handle.ts'
import { StorageError } from './storage-error.ts'
import { Turns } from './turns.ts'
import { waitLimit } from './wait-limit.ts'

/** How long to wait before a lock is tried again, in milliseconds. */
const retryEveryMs = 15

const begin = CompiledQuery.raw('begin immediate')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/**
 * Runs Kysely's queries on a SQLite file through two handles. One writes: transactions and single
 * writes take turns on it. The other only reads, at any time: in WAL mode a reader sees the last
 * commit and never waits for a writer.
 *
 * SQLite itself would wait for another process's lock by blocking the whole process. Here a locked
 * statement is tried again from a timer, for as long as {@link waitLimit} allows.
 */
export class SqliteDriver implements Driver {
  readonly #file: SqliteFile
  readonly #reader: SqliteHandle
  readonly #writer: SqliteHandle
  readonly #turns = new Turns()
  /**
   * since when another process has kept this one from writing, on the monotonic clock; `null`: it
   * does not
   */
  #lockedSince: number | null = null

  /** @param path of the database, made if missing, or `:memory:` */
  constructor(path: string) {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
    try {
      this.#writer = new SqliteHandle(path)
      this.#reader = path === ':memory:' ? this.#writer : new SqliteHandle(path)
      if (this.#reader !== this.#writer)
        this.#reader.run({ sql: 'pragma query_only = on', parameters: [] })
    } catch (error) {
      throw toStorageError(error, path)
    }
    this.#file = new SqliteFile(path)
  }

  init() {
    return Promise.resolve()
  }

  acquireConnection() {
    return Promise.resolve(new Connection(this))
  }

  releaseConnection() {
    return Promise.resolve()
  }

  beginTransaction(connection: Connection) {
    return connection.begin()
  }

  commitTransaction(connection: Connection) {
    return connection.commit()
  }

  rollbackTransaction(connection: Connection) {
    connection.rollback()
    return Promise.resolve()
  }

  destroy() {
    this.#writer.close()
    if (this.#reader !== this.#writer) this.#reader.close()
    return Promise.resolve()
  }

  /** Reads what was committed last. */
  read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const asked = performance.now()
    return this.#retry(
      () => this.#reader.run<Row>(query),
      () => asked,
    )
  }

  /** Writes one statement by itself. */
  async write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const asked = performance.now()
    const endTurn = await this.#takeTurn()
    try {
      this.#file.check()
      const result = await this.#lock(asked, () => this.#writer.run<Row>(query))
      this.#file.check()
      return result
    } finally {
      endTurn()
    }
  }

  /** Begins a transaction. @returns what ends the turn: call it after the commit or the rollback */
  async begin(): Promise<() => void> {
    const asked = performance.now()
    const endTurn = await this.#takeTurn()
    try {
      this.#file.check()
      // Begun as a writer: a transaction that begins as a reader could not wait for another
      // process's write later.
      await this.#lock(asked, () => this.#writer.run(begin))
      return endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  /** Runs a statement of the transaction that has the turn. */
  runInTransaction<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const asked = performance.now()
    return this.#retry(
      () => this.#writer.run<Row>(query),
      () => asked,
    )
  }

  /** Commits the transaction that has the turn. */
  async commit() {
    await this.runInTransaction(commit)
    this.#file.check()
  }

  /**
   * Never throws: after some failures SQLite has rolled back by itself, and the first error is the
   * one to report.
   */
  rollback() {
    try {
      if (this.#writer.isInTransaction) this.#writer.run(rollback)
    } catch {
      // The next transaction fails with the same cause, and says so.
    }
  }

  #takeTurn(): Promise<() => void> {
    if (waitLimit() > 0 || !this.#turns.areTaken) return this.#turns.take()
    return Promise.reject(new StorageError('busy', 'Another change is being written.'))
  }

  /**
   * Runs what needs the write lock. Time is counted from when this process was first refused it, or
   * asked later.
   */
  async #lock<Value>(asked: number, attempt: () => Value): Promise<Value> {
    const value = await this.#retry(attempt, () =>
      Math.max(asked, (this.#lockedSince ??= performance.now())),
    )
    this.#lockedSince = null
    return value
  }

  async #retry<Value>(attempt: () => Value, since: () => number): Promise<Value> {
    for (;;) {
      try {
        return attempt()
      } catch (error) {
        const mayWait = isBusy(error) && performance.now() - since() < waitLimit()
        if (!mayWait) throw toStorageError(error, this.#file.path)
      }
      await setTimeout(retryEveryMs)
    }
  }
}

/** What Kysely holds while it runs a query or a transaction. */
class Connection implements DatabaseConnection {
  readonly #driver: SqliteDriver
  /** ends the turn of the transaction that runs here */
  #endTurn: (() => void) | null = null

  constructor(driver: SqliteDriver) {
    this.#driver = driver
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn) return this.#driver.runInTransaction(query)
    return isRead(query) ? this.#driver.read(query) : this.#driver.write(query)
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery(query)
  }

  async begin() {
    this.#endTurn = await this.#driver.begin()
  }

  async commit() {
    await this.#driver.commit()
    this.#finish()
  }

  rollback() {
    this.#driver.rollback()
    this.#finish()
  }

  #finish() {
    this.#endTurn?.()
    this.#endTurn = null
  }
}

/** A write taken for a read would be refused by the handle that only reads. */
const isRead = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' ||
  (query.kind === 'RawNode' && /^\s*(select|with|pragma|explain)\b/i.test(sql))
