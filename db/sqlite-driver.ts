import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import pLimit from 'p-limit'
import { isBusy, toStorageError } from './sqlite-errors.ts'
import { SqliteHandle } from './sqlite-handle.ts'
import { StorageError } from './storage-error.ts'
import { waitLimit } from './wait-limit.ts'

/** Delay before a locked statement is tried again, in milliseconds. */
const retryEveryMs = 15

const begin = CompiledQuery.raw('begin immediate')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/**
 * Runs Kysely's queries on a SQLite file through two handles. One writes: transactions and single
 * writes take turns. The other only reads: in WAL mode a reader sees the last commit and never
 * waits for a writer.
 *
 * SQLite would block the whole process while it waits for another process's lock. A timer tries
 * locked statements again instead, for as long as {@link waitLimit} allows.
 */
export class SqliteDriver implements Driver {
  readonly #path: string
  readonly #reader: SqliteHandle
  readonly #writer: SqliteHandle
  readonly #inTurn = pLimit(1)
  /** number of writes that run or wait for their turn */
  #writers = 0
  /**
   * since when another process has blocked writes, on the monotonic clock; `null` when none does
   */
  #lockedSince: number | null = null
  /** the first sign that the file is damaged: nothing is written to it after that */
  #damage: StorageError | null = null

  /** @param path of the database, created if missing, or `:memory:` */
  constructor(path: string) {
    this.#path = path
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
    try {
      this.#writer = new SqliteHandle(path)
      this.#reader = path === ':memory:' ? this.#writer : new SqliteHandle(path)
      if (this.#reader !== this.#writer)
        this.#reader.run({ sql: 'pragma query_only = on', parameters: [] })
    } catch (error) {
      throw toStorageError(error, path)
    }
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

  /** Reads the last commit. */
  read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const asked = performance.now()
    return this.#retry(
      () => this.#reader.run<Row>(query),
      () => asked,
    )
  }

  /** Writes one statement outside a transaction. */
  async write<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const asked = performance.now()
    const endTurn = await this.#takeTurn()
    try {
      this.#checkFile()
      const result = await this.#lock(asked, () => this.#writer.run<Row>(query))
      this.#writer.checkFile()
      return result
    } finally {
      endTurn()
    }
  }

  /**
   * Begins a transaction. @returns a function that ends the turn: call it after commit or rollback
   */
  async begin(): Promise<() => void> {
    const asked = performance.now()
    const endTurn = await this.#takeTurn()
    try {
      this.#checkFile()
      // Begins as a writer: a transaction that begins as a reader could not wait for another
      // process's write later.
      await this.#lock(asked, () => this.#writer.run(begin))
      return endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  /** Runs a statement of the current transaction. */
  runInTransaction<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const asked = performance.now()
    return this.#retry(
      () => this.#writer.run<Row>(query),
      () => asked,
    )
  }

  /** Commits the current transaction. */
  async commit() {
    await this.runInTransaction(commit)
    this.#writer.checkFile()
  }

  /**
   * Never throws: after some failures SQLite has already rolled back, and the first error is the
   * one to report.
   */
  rollback() {
    try {
      if (this.#writer.isInTransaction) this.#writer.run(rollback)
    } catch {
      // The next transaction fails with the same cause and reports it.
    }
  }

  /** @throws when what is written now could be lost */
  #checkFile() {
    if (this.#damage) throw this.#damage
    this.#writer.checkFile()
  }

  #takeTurn(): Promise<() => void> {
    if (waitLimit() <= 0 && this.#writers > 0)
      return Promise.reject(new StorageError('busy', 'Another change is being written.'))
    this.#writers += 1
    const { promise: turn, resolve: begin } = Promise.withResolvers<() => void>()
    void this.#inTurn(async () => {
      const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
      begin(() => {
        this.#writers -= 1
        end()
      })
      await isOver
    })
    return turn
  }

  /**
   * Runs a statement that needs the write lock. Waits until the limit, counted from the first
   * refusal of this process, or from `asked` if later.
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
        if (!mayWait) throw this.#note(toStorageError(error, this.#path))
      }
      await setTimeout(retryEveryMs)
    }
  }

  #note(error: unknown): unknown {
    if (error instanceof StorageError && error.fault === 'damaged') this.#damage ??= error
    return error
  }
}

/** The connection that Kysely holds while it runs a query or a transaction. */
class Connection implements DatabaseConnection {
  readonly #driver: SqliteDriver
  /** ends the turn of the transaction that runs on this connection */
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

/** The reading handle would refuse a write that is mistaken for a read. */
const isRead = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' ||
  (query.kind === 'RawNode' && /^\s*(select|with|pragma|explain)\b/i.test(sql))
