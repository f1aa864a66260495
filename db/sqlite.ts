import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  ValueNode,
  type Dialect,
  type LimitNode,
} from 'kysely'
import { SqliteDriver } from './sqlite-driver.ts'

/** Connects Kysely to Node's own SQLite. @param file created if missing, or `:memory:` */
export function sqliteDialect(file: string): Dialect {
  const driver = new SqliteDriver(file)
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new QueryCompiler(),
    createAdapter: () => new Adapter(),
    createIntrospector: (database) => new SqliteIntrospector(database),
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
