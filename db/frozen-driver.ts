import { DummyDriver, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import { toStorageError } from './sqlite-errors.ts'
import { SqliteHandle } from './sqlite-handle.ts'

/** Reads a SQLite file in one read transaction, from the first query to {@link destroy}. */
export class FrozenDriver extends DummyDriver {
  readonly #path: string
  readonly #handle: SqliteHandle

  constructor(path: string) {
    super()
    this.#path = path
    try {
      this.#handle = new SqliteHandle(path)
    } catch (error) {
      throw toStorageError(error, path)
    }
  }

  override init() {
    this.#handle.run({ sql: 'pragma query_only = on', parameters: [] })
    this.#handle.run({ sql: 'begin', parameters: [] })
    return Promise.resolve()
  }

  override acquireConnection(): Promise<DatabaseConnection> {
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

  override beginTransaction(): Promise<void> {
    return Promise.reject(new Error('A frozen database cannot be changed.'))
  }

  override destroy() {
    this.#handle.close()
    return Promise.resolve()
  }
}
