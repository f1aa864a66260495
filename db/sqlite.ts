import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
  type Dialect,
  type Driver,
  type Kysely,
  type LimitNode,
} from 'kysely'
import { FrozenDriver } from './frozen-driver.ts'
import { SqliteDriver } from './sqlite-driver.ts'

/**
 * Connects Kysely to Node's own SQLite.
 *
 * @param file path of the database, created if missing, or `:memory:`
 */
export function sqliteDialect(file: string): Dialect {
  return new SqliteFileDialect(new SqliteDriver(file))
}

/**
 * Connects Kysely to a SQLite file as it is now: it stays so for this reader, whatever is written
 * meanwhile. Nothing can be written through it.
 */
export const frozenSqliteDialect = (file: string): Dialect =>
  new SqliteFileDialect(new FrozenDriver(file))

class SqliteFileDialect implements Dialect {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  createDriver() {
    return this.#driver
  }

  createQueryCompiler() {
    return new QueryCompiler()
  }

  createAdapter() {
    return new Adapter()
  }

  createIntrospector(database: Kysely<unknown>) {
    return new SqliteIntrospector(database)
  }
}

/** SQLite can roll back changes of tables, and the driver gives each caller a connection. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }

  override get supportsMultipleConnections() {
    return true
  }
}

/**
 * Writes a limit into the statement instead of binding it. SQLite plans by its value and would
 * prepare a kept statement again on each execution, which takes twice as long as reading twelve
 * rows.
 */
class QueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode) {
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value))
      this.append(`limit ${String(limit.value)}`)
    else super.visitLimit({ kind: 'LimitNode', limit })
  }
}
