import { sql } from 'kysely'
import { withFrozenDatabase, type Database, type DatabaseSettings } from '../database.ts'
import { isPostgres } from '../dialect.ts'
import {
  groupRows,
  listTables,
  snapshotTables,
  type Named,
  type Row,
  type Snapshot,
} from './snapshot.ts'

/**
 * Hands the content of a database, as it is at one moment, to `use`. The site may run on. The
 * snapshot is open until `use` ends.
 */
export const withSnapshot = <Value>(
  settings: DatabaseSettings,
  use: (snapshot: Snapshot) => Promise<Value>,
): Promise<Value> =>
  withFrozenDatabase(settings, async (database) => use(await readSnapshot(database)))

async function readSnapshot(database: Database): Promise<Snapshot> {
  // The first read decides which moment the transaction sees.
  const names = await listTables(database)
  const kept = snapshotTables(names)
  const onPostgres = isPostgres(database)
  return {
    engine: onPostgres ? 'PostgreSQL' : 'SQLite',
    migrations: names.includes('kysely_migration') ? await listMigrations(database) : [],
    tables: kept.map((name) => ({
      name,
      rows: () => (onPostgres ? rowsByCursor(database, name) : rowsInOrder(database, name)),
    })),
    counters: onPostgres
      ? await countersInPostgres(database, kept)
      : await countersInSqlite(database, names),
  }
}

async function listMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<Named>`select name from kysely_migration order by name`.execute(
    database,
  )
  return rows.map(({ name }) => name)
}

async function* rowsByCursor(database: Database, table: string): AsyncGenerator<Row[]> {
  await sql`declare snapshot_rows no scroll cursor for select * from ${sql.table(table)}`.execute(
    database,
  )
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(groupRows)} from snapshot_rows`.execute(
      database,
    )
    if (rows.length > 0) yield rows
    if (rows.length < groupRows) break
  }
  await sql`close snapshot_rows`.execute(database)
}

async function* rowsInOrder(database: Database, table: string): AsyncGenerator<Row[]> {
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const { rows } = await sql<Row & { row_number: number }>`
      select rowid as row_number, * from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${sql.lit(groupRows)}`.execute(database)
    const newest = rows.at(-1)
    if (!newest) return
    yield rows.map(({ row_number: _, ...row }) => row)
    last = newest.row_number
  }
}

async function countersInSqlite(database: Database, tables: readonly string[]) {
  if (!tables.includes('sqlite_sequence')) return {}
  const { rows } = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence`.execute(database)
  return Object.fromEntries(rows.map(({ name, seq }) => [name, seq]))
}

async function countersInPostgres(database: Database, tables: readonly string[]) {
  const counters: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ name: string | null }>`
      select pg_get_serial_sequence(${`"${table}"`}, column_name) as name
      from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and column_name = 'id'
    `.execute(database)
    const sequence = rows[0]?.name
    if (!sequence) continue
    const state = await sql<{ last_value: number; is_called: boolean }>`
      select last_value, is_called from ${sql.raw(sequence)}`.execute(database)
    const [found] = state.rows
    // A counter that gave out no id yet has none.
    if (found?.is_called) counters[table] = found.last_value
  }
  return counters
}
