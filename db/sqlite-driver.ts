import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { isBusy, toStorageError } from './sqlite-errors.ts'
import { SqliteHandle } from './sqlite-handle.ts'
import { StorageError } from './storage-error.ts'
import { waitLimit } from './wait-limit.ts'

/** Delay before a locked statement is tried again, in milliseconds. */
const retryEveryMs = 15

const begin = CompiledQuery.raw('begin')
const beginWriting = CompiledQuery.raw('begin immediate')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/**
 * Runs Kysely's queries on a SQLite file through two handles. One writes: transactions and single
 * writes take turns. The other only reads: in WAL mode a reader sees the last commit and never
 * waits for a writer. Each transaction that only reads has a handle of its own: it sees the database
 * as it is at its first query, whatever is written meanwhile.
 *
 * SQLite would block the whole process while it waits for another process's lock. A timer tries
 * locked statements again instead, for as long as {@link waitLimit} allows.
 */
export class SqliteDriver implements Driver {
  readonly #path: string
  readonly #reader: SqliteHandle
  readonly #writer: SqliteHandle
  /** resolves when the turn of the last write so far has ended */
  #lastTurn = Promise.resolve()
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
      this.#reader = path === ':memory:' ? this.#writer : openReader(path)
    } catch (error) {
      throw toStorageError(error, path)
    }
  }

  init() {
    return Promise.resolve()
  }

  acquireConnection() {
    return Promise.resolve(new Connection(this, this.#writer))
  }

  releaseConnection() {
    return Promise.resolve()
  }

  async beginTransaction(connection: Connection, { accessMode }: TransactionSettings) {
    if (accessMode === 'read only') {
      const reader = await this.#retry(() => openReader(this.#path))
      connection.handle = reader
      connection.onEnd = () => reader.close()
      reader.run(begin)
      return
    }
    const asked = performance.now()
    const endTurn = await this.#takeTurn()
    try {
      this.#checkFile()
      // Begins as a writer: a transaction that begins as a reader could not wait for another
      // process's write later.
      await this.#lock(asked, () => this.#writer.run(beginWriting))
      connection.onEnd = endTurn
    } catch (error) {
      endTurn()
      throw error
    }
  }

  async commitTransaction(connection: Connection) {
    await this.run(commit, connection.handle)
    if (connection.handle === this.#writer) this.#writer.checkFile()
    connection.end()
  }

  /**
   * Never fails: after some failures SQLite has already rolled back, and the first error is the one
   * to report.
   */
  rollbackTransaction(connection: Connection) {
    try {
      if (connection.handle.isInTransaction) connection.handle.run(rollback)
    } catch {
      // The next transaction fails with the same cause and reports it.
    }
    connection.end()
    return Promise.resolve()
  }

  destroy() {
    this.#writer.close()
    if (this.#reader !== this.#writer) this.#reader.close()
    return Promise.resolve()
  }

  /** Runs a statement of a transaction on its handle; without a handle, reads the last commit. */
  run<Row>(query: CompiledQuery, handle = this.#reader): Promise<QueryResult<Row>> {
    return this.#retry(() => handle.run<Row>(query))
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

  /** @throws when what is written now could be lost */
  #checkFile() {
    if (this.#damage) throw this.#damage
    this.#writer.checkFile()
  }

  /** Waits until all writes before this one have ended. @returns a function that ends the turn */
  async #takeTurn(): Promise<() => void> {
    if (waitLimit() <= 0 && this.#writers > 0)
      throw new StorageError('busy', 'Another change is being written.')
    this.#writers += 1
    const before = this.#lastTurn
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    this.#lastTurn = isOver
    await before
    return () => {
      this.#writers -= 1
      end()
    }
  }

  /**
   * Runs a statement that needs the write lock. Waits until the limit, counted from the first
   * refusal of this process, or from `asked` if later.
   *
   * @param asked when the caller asked for the turn, on the monotonic clock
   */
  async #lock<Value>(asked: number, attempt: () => Value): Promise<Value> {
    const value = await this.#retry(attempt, () =>
      Math.max(asked, (this.#lockedSince ??= performance.now())),
    )
    this.#lockedSince = null
    return value
  }

  /**
   * Runs a statement, again and again while another process holds the lock that it needs.
   *
   * @param since returns from when on the wait counts, on the monotonic clock; now by default
   */
  async #retry<Value>(attempt: () => Value, since?: () => number): Promise<Value> {
    const asked = performance.now()
    for (;;) {
      try {
        return attempt()
      } catch (error) {
        const mayWait = isBusy(error) && performance.now() - (since?.() ?? asked) < waitLimit()
        if (!mayWait) throw this.#note(toStorageError(error, this.#path))
      }
      await setTimeout(retryEveryMs)
    }
  }

  /** Remembers an error that says that the file is damaged. @returns the error */
  #note(error: unknown): unknown {
    if (error instanceof StorageError && error.fault === 'damaged') this.#damage ??= error
    return error
  }
}

/** Opens a handle that refuses writes. */
function openReader(path: string): SqliteHandle {
  const handle = new SqliteHandle(path)
  handle.run({ sql: 'pragma query_only = on', parameters: [] })
  return handle
}

/** The connection that Kysely holds while it runs a query or a transaction. */
class Connection implements DatabaseConnection {
  readonly #driver: SqliteDriver
  /** the handle of its transaction */
  handle: SqliteHandle
  /** called when its transaction ends; `null` without a transaction */
  onEnd: (() => void) | null = null

  constructor(driver: SqliteDriver, handle: SqliteHandle) {
    this.#driver = driver
    this.handle = handle
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.onEnd) return this.#driver.run(query, this.handle)
    return isRead(query) ? this.#driver.run(query) : this.#driver.write(query)
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery(query)
  }

  end() {
    this.onEnd?.()
    this.onEnd = null
  }
}

/** The reading handle would refuse a write that is mistaken for a read. */
const isRead = ({ query, sql }: CompiledQuery) =>
  query.kind === 'SelectQueryNode' ||
  (query.kind === 'RawNode' && /^\s*(select|with|pragma|explain)\b/i.test(sql))
