import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  SqliteDialect,
  SqliteQueryCompiler,
  ValueNode,
  type LimitNode,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'

/** How many prepared statements to keep; the product has fewer kinds of query than this. */
const statementLimit = 200

/**
 * Kysely's dialect over Node's own SQLite, set so that an acknowledged write survives a power cut.
 * @param file path of the database, made if missing, or `:memory:`
 */
export function sqliteDialect(file: string): SqliteDialect {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma foreign_keys = on;
    pragma busy_timeout = 5000;
    pragma cache_size = -16000;
  `)
  return new Dialect({ database: new KyselyDatabase(database) })
}

class Dialect extends SqliteDialect {
  override createQueryCompiler() {
    return new QueryCompiler()
  }
}

/**
 * Writes a limit into the statement instead of binding it: SQLite plans by its value, so that it would parse and plan a
 * kept statement again on each execution, which takes twice as long as reading twelve rows.
 */
class QueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode) {
    if (ValueNode.is(limit) && Number.isSafeInteger(limit.value)) this.append(`limit ${String(limit.value)}`)
    else super.visitLimit({ kind: 'LimitNode', limit })
  }
}

/** What Kysely asks of a driver (it is written for better-sqlite3), answered by `node:sqlite`. */
class KyselyDatabase implements SqliteDatabase {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, SqliteStatement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql)
    if (known) return known
    // A transaction that begins as a reader cannot wait for another process's write; one that begins as a writer can.
    const statement = adaptStatement(this.#database.prepare(sql === 'begin' ? 'begin immediate' : sql))
    if (this.#statements.size >= statementLimit) this.#statements.clear()
    this.#statements.set(sql, statement)
    return statement
  }

  close() {
    this.#statements.clear()
    this.#database.close()
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[]
  const reader = statement.columns().length > 0
  // After a write, SQLite tells the last row id, which a full-text index makes larger than a JavaScript number holds.
  if (!reader) statement.setReadBigInts(true)
  return {
    reader,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
