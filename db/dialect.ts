import {
  PostgresAdapter,
  sql,
  type ColumnBuilderCallback,
  type ColumnDataType,
  type Kysely,
  type RawBuilder,
} from 'kysely'
import type { DatabaseOrTransaction } from './database.ts'

/**
 * Returns whether this database is PostgreSQL; otherwise it is SQLite. Only files in `db` may ask.
 */
export function isPostgres<Tables>(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}

/** Returns the type and constraints of an id column with automatic numbers. */
export function autoIncrementedId(
  database: Kysely<unknown>,
): [ColumnDataType, ColumnBuilderCallback] {
  return isPostgres(database)
    ? ['serial', (column) => column.primaryKey()]
    : ['integer', (column) => column.primaryKey().autoIncrement()]
}

/**
 * Returns the type of a text column that compares by code points, whatever the locale of the
 * database.
 */
export const binaryText = (database: Kysely<unknown>): RawBuilder<string> =>
  isPostgres(database) ? sql`text collate "C"` : sql`text`

/**
 * Passes ids as a table with one column `id`: one parameter and one statement for any number of
 * ids. Cross join other tables to it, so that SQLite walks the ids and not an index of the other
 * table.
 */
export const idTable = (
  database: DatabaseOrTransaction,
  ids: readonly number[],
): RawBuilder<{ id: number }> =>
  isPostgres(database)
    ? sql`(select unnest(${ids}::integer[]) as id)`
    : sql`(select value as id from json_each(${JSON.stringify(ids)}))`
