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
export function autoIncrementedId(database: Kysely<unknown>): [ColumnDataType, ColumnBuilderCallback] {
  return isPostgres(database)
    ? ['serial', (column) => column.primaryKey()]
    : ['integer', (column) => column.primaryKey().autoIncrement()]
}

/** Type of a text column that is compared by code points, whatever language the database is set to. */
export const binaryText = (database: Kysely<unknown>): RawBuilder<string> =>
  isPostgres(database) ? sql`text collate "C"` : sql`text`

/** Numbers as a list to look in, for many of them: one parameter, so one statement whatever their count. */
export const listOf = (database: DatabaseOrTransaction, numbers: readonly number[]): RawBuilder<number> =>
  isPostgres(database)
    ? sql`(select unnest(${numbers}::integer[]))`
    : sql`(select value from json_each(${JSON.stringify(numbers)}))`
