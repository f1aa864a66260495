import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { inChunks } from '../chunks.ts'
import type { DatabaseOrTransaction } from '../database.ts'
import { isPostgres } from '../dialect.ts'
import { migrate } from '../migrate.ts'
import { isBusy } from '../sqlite-errors.ts'
import { sqliteDialect } from '../sqlite.ts'
import type { Tables } from '../tables.ts'
import { listTables, snapshotTables, type Row } from './snapshot.ts'

/** Removes the rows that migrations put into a new database, such as the first content version. */
export async function emptyNewTables(database: DatabaseOrTransaction): Promise<void> {
  for (const name of snapshotTables(await listTables(database)).toReversed()) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database)
    if (rows.length > 0) await sql`delete from ${sql.table(name)}`.execute(database)
  }
}

/** Adds rows of the same columns to a table. */
export async function putRows(
  database: DatabaseOrTransaction,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(columns.map((column) => sql.ref(column)))
  for (const some of inChunks(rows, columns.length)) {
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(
      database,
    )
  }
}

/** Sets the last id that a table has given out: the next row gets a higher one. */
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

interface Count {
  count: number
}

/** Counts the rows of a table. */
export async function countRows(database: DatabaseOrTransaction, table: string): Promise<number> {
  const { rows } = await sql<Count>`select count(*) as count from ${sql.table(table)}`.execute(
    database,
  )
  return rows[0]?.count ?? 0
}

/** A table that PostgreSQL has for its full-text index (search-index.ts), and SQLite has not. */
const onlyInPostgres = 'search_document'

/** Lists the tables among these names that no version of the product has made. */
export async function foreignTables(names: readonly string[]): Promise<string[]> {
  await using empty = new Kysely<Tables>({ dialect: sqliteDialect(':memory:') })
  await migrate(empty)
  const ours = new Set([...(await listTables(empty)), onlyInPostgres])
  return names.filter((name) => !ours.has(name))
}

/** Removes all tables of a site from PostgreSQL. */
export async function dropTables(database: DatabaseOrTransaction): Promise<void> {
  for (const name of await listTables(database))
    await sql`drop table if exists ${sql.table(name)} cascade`.execute(database)
  await sql`drop function if exists refuse_activity_change`.execute(database)
}

/** Counts the other connections of this account to a PostgreSQL database. */
export async function countOtherConnections(database: DatabaseOrTransaction): Promise<number> {
  // Within a transaction, PostgreSQL would repeat the list that it made first.
  await sql`select pg_stat_clear_snapshot()`.execute(database)
  const { rows } = await sql<Count>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and usename = current_user
      and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(database)
  return rows[0]?.count ?? 0
}

/** Returns whether another process has a SQLite file open; `false` for a missing or damaged file. */
export function isSqliteInUse(file: string): boolean {
  if (!existsSync(file)) return false
  using database = new DatabaseSync(file, { timeout: 0 })
  try {
    // In this mode a connection takes the file for itself, which fails while another one has it.
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback')
    return false
  } catch (error) {
    return isBusy(error)
  }
}
