import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
  type Dialect,
  type Kysely,
  type LimitNode,
} from 'kysely'
import { SqliteDriver } from './sqlite-driver.ts'

/**
 * Kysely's dialect over Node's own SQLite.
 * @param file path of the database, made if missing, or `:memory:`
 */
export function sqliteDialect(file: string): Dialect {
  return new SqliteFileDialect(new SqliteDriver(file))
}

class SqliteFileDialect implements Dialect {
  readonly #driver: SqliteDriver

  constructor(driver: SqliteDriver) {
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

/**
 * SQLite can undo changes of tables like any others, and the driver has a connection for each
 * caller.
 */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }

  override get supportsMultipleConnections() {
    return true
  }
}

/**
 * Writes a limit into the statement instead of binding it: SQLite plans by its value, so that it
 * would parse and plan a kept statement again on each execution, which takes twice as long as
 * reading twelve rows.
 */
class QueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode) {
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value))
      this.append(`limit ${String(limit.value)}`)
    else super.visitLimit({ kind: 'LimitNode', limit })
  }
}
