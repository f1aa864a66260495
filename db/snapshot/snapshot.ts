import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '../database.ts'
import { isPostgres } from '../dialect.ts'

/** One table as it was at the time of the snapshot. */
export interface SnapshotTable {
  name: string
  /** reads the rows in groups of bounded size; can be called again */
  rows: () => AsyncIterable<Row[]>
}

/** The values of a row, by column. */
export type Row = Record<string, string | number | null>

/** The content of a database at one moment, whatever is written to it meanwhile. */
export interface Snapshot {
  engine: 'SQLite' | 'PostgreSQL'
  /** the migrations that the database has, in running order */
  migrations: string[]
  /** tables with foreign keys come after those they point to */
  tables: SnapshotTable[]
  /** the highest id that each table has given out: ids are never given out twice */
  counters: Record<string, number>
}

/** Tables that other tables point to. */
const parents = ['entry', 'staff', 'question']

/**
 * Tables that no snapshot has: search indexes, which are built again from the content; sign-ins,
 * which end with their database; media files and the key of the site, which a backup has as files.
 */
const leftOut = new Set([
  'search_page',
  'search_word',
  // Of older databases; its successor also says which links are to be checked.
  'search_backlog',
  'search_document',
  'staff_session',
  'sign_in_attempt',
  'media_part',
  'site_key',
])

/** Chooses the tables of a snapshot, parents first. @param names of all tables of the database */
export const snapshotTables = (names: readonly string[]): string[] => {
  const kept = names.filter(
    (name) =>
      !leftOut.has(name) &&
      !/^(sqlite_|kysely_|backup_|search_(title|words)(_|$)|staff_search(_|$))/.test(name),
  )
  const children = kept.filter((name) => !parents.includes(name))
  return [...parents.filter((name) => kept.includes(name)), ...children.sort()]
}

/** Rows per group. */
export const groupRows = 100

/** A row of a query for names. */
export interface Named {
  name: string
}

/** Lists the names of the tables of a database, also those of other programs. */
export async function listTables(database: DatabaseOrTransaction): Promise<string[]> {
  const statement = isPostgres(database)
    ? sql<Named>`select tablename as name from pg_tables where schemaname = current_schema()`
    : sql<Named>`select name from sqlite_schema where type = 'table'`
  const { rows } = await statement.execute(database)
  return rows.map(({ name }) => name)
}
