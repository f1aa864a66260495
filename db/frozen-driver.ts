import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { toStorageError } from './sqlite-errors.ts'
import { SqliteHandle } from './sqlite-handle.ts'

/** Reads a SQLite file in one read transaction, from the first query to {@link destroy}. */
export class FrozenDriver implements Driver {
  readonly #path: string
  readonly #handle: SqliteHandle

  constructor(path: string) {
    this.#path = path
    this.#handle = new SqliteHandle(path)
  }

  init() {
    this.#handle.run({ sql: 'pragma query_only = on', parameters: [] })
    this.#handle.run({ sql: 'begin', parameters: [] })
    return Promise.resolve()
  }

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve({
      executeQuery: (query) => this.#read(query),
      streamQuery: () => {
        throw new Error('A frozen database is read query by query.')
      },
    })
  }

  #read<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return Promise.resolve(this.#handle.run<Row>(query))
    } catch (error) {
      return Promise.reject(toStorageError(error, this.#path))
    }
  }

  beginTransaction(): Promise<void> {
    return Promise.reject(new Error('A frozen database cannot be changed.'))
  }

  commitTransaction(): Promise<void> {
    return this.beginTransaction()
  }

  rollbackTransaction(): Promise<void> {
    return this.beginTransaction()
  }

  releaseConnection() {
    return Promise.resolve()
  }

  destroy() {
    this.#handle.close()
    return Promise.resolve()
  }
}
