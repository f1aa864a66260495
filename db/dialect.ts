import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'
import type { DatabaseOrTransaction } from './database.ts'

/** Returns whether this database is PostgreSQL, not SQLite. Only files in `db` may ask. */
export function isPostgres<Tables>(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}

/**
 * Passes ids as a table with one column `id`: one parameter and one statement for any number of
 * ids. Cross join other tables to this one, so that SQLite walks the ids and not another index.
 */
export const idTable = (
  database: DatabaseOrTransaction,
  ids: readonly number[],
): RawBuilder<{ id: number }> =>
  isPostgres(database)
    ? sql`(select unnest(${ids}::integer[]) as id)`
    : sql`(select value as id from json_each(${JSON.stringify(ids)}))`
