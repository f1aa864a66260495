import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '../database.ts'
import { isPostgres } from '../dialect.ts'
import { snapshotTables, type Row } from './snapshot.ts'

/** Maximum number of parameters of a statement: below the limits of both databases. */
const parameterLimit = 30_000

/** Removes the rows that migrations put into a new database, such as the first content version. */
export async function emptyNewTables(database: DatabaseOrTransaction): Promise<void> {
  for (const name of snapshotTables(await listTables(database)).toReversed()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database)
    if (rows.length > 0) await sql`delete from ${sql.table(name)}`.execute(database)
  }
}

/** Adds rows of the same columns. */
export async function putRows(
  database: DatabaseOrTransaction,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const size = Math.floor(parameterLimit / columns.length)
  for (let start = 0; start < rows.length; start += size) {
    const values = rows
      .slice(start, start + size)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(database)
  }
}

/** Sets from where on a table gives out ids. */
export async function putCounter(
  database: DatabaseOrTransaction,
  table: string,
  last: number,
): Promise<void> {
  // SQLite notes 0 for a table that gave out none, which PostgreSQL refuses.
  if (last < 1) return
  if (isPostgres(database)) {
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${last})`.execute(
      database,
    )
    return
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(database)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(database)
}

/** Counts the rows of a table. */
export async function countRows(database: DatabaseOrTransaction, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*) as count from ${sql.table(table)}`.execute(database)
  return rows[0]?.count ?? 0
}

/** Lists the tables of a database by name, also those of other programs. */
export async function listTables(database: DatabaseOrTransaction): Promise<string[]> {
  const { rows } = isPostgres(database)
    ? await sql<{
        name: string
      }>`select tablename as name from pg_tables where schemaname = current_schema()`.execute(
        database,
      )
    : await sql<{
        name: string
      }>`select name from sqlite_schema where type = 'table'`.execute(database)
  return rows.map(({ name }) => name)
}

/** Removes all tables of a site from PostgreSQL. */
export async function dropTables(database: DatabaseOrTransaction): Promise<void> {
  for (const name of await listTables(database))
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(database)
  await sql`drop function if exists refuse_activity_change`.execute(database)
}

/** Counts the other connections of this account to a PostgreSQL database. */
export async function countOtherConnections(database: DatabaseOrTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and usename = current_user
      and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(database)
  return rows[0]?.count ?? 0
}
