import { PostgresAdapter, type ColumnBuilderCallback, type ColumnDataType, type Kysely } from 'kysely'

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
