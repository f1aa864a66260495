import {
  PostgresAdapter,
  sql,
  type ColumnBuilderCallback,
  type ColumnDataType,
  type Kysely,
  type RawBuilder,
} from 'kysely'
import type { DatabaseOrTransaction } from './database.ts'

/** Whether this database is PostgreSQL; otherwise it is SQLite. Only files in `db` may ask. */
export function isPostgres<Tables>(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}

/** Type and constraints of an id column that the database counts up by itself. */
export function autoIncrementedId(
  database: Kysely<unknown>,
): [ColumnDataType, ColumnBuilderCallback] {
  return isPostgres(database)
    ? ['serial', (column) => column.primaryKey()]
    : ['integer', (column) => column.primaryKey().autoIncrement()]
}

/**
 * Type of a text column that is compared by code points, whatever language the database is set to.
 */
export const binaryText = (database: Kysely<unknown>): RawBuilder<string> =>
  isPostgres(database) ? sql`text collate "C"` : sql`text`

/**
 * Ids as a table with the one column `id`: one parameter, so one statement whatever their number.
 * Cross join other tables to it: SQLite then goes through the ids, where else it might go through
 * an index of the other table.
 */
export const idTable = (
  database: DatabaseOrTransaction,
  ids: readonly number[],
): RawBuilder<{ id: number }> =>
  isPostgres(database)
    ? sql`(select unnest(${ids}::integer[]) as id)`
    : sql`(select value as id from json_each(${JSON.stringify(ids)}))`
