import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expectFile } from '../expect-file.ts'
import { toStorageError } from '../sqlite-errors.ts'
import {
  groupRows,
  listMigrations,
  quoted,
  snapshotTables,
  type Row,
  type Snapshot,
} from './snapshot.ts'

/** Timeout of opening while another process recovers the file, in milliseconds. */
const openTimeoutMs = 5_000

/** Reads a SQLite file in one read transaction, through a connection of its own. */
export async function withSqliteSnapshot<Value>(
  file: string,
  use: (snapshot: Snapshot) => Promise<Value>,
): Promise<Value> {
  await expectFile(file)
  const database = openReadOnly(file)
  try {
    database.exec('begin')
    return await use(readSnapshot(database))
  } catch (error) {
    throw toStorageError(error, file)
  } finally {
    database.close()
  }
}

function openReadOnly(file: string) {
  try {
    return new DatabaseSync(file, { readOnly: true, timeout: openTimeoutMs })
  } catch (error) {
    throw toStorageError(error, file)
  }
}

function readSnapshot(database: DatabaseSync): Snapshot {
  // The first read decides which moment the transaction sees.
  const names = textsOf(database, "select name from sqlite_schema where type = 'table'")
  const counters = names.includes('sqlite_sequence')
    ? (database.prepare('select name, seq from sqlite_sequence').all() as {
        name: string
        seq: number
      }[])
    : []
  return {
    engine: 'SQLite',
    migrations: names.includes('kysely_migration') ? textsOf(database, listMigrations) : [],
    counters: Object.fromEntries(counters.map(({ name, seq }) => [name, seq])),
    tables: snapshotTables(names).map((name) => {
      const read = database.prepare(`select * from ${quoted(name)}`)
      return {
        name,
        rows: async function* () {
          let group: Row[] = []
          for (const row of read.iterate()) {
            group.push(row as Row)
            if (group.length < groupRows) continue
            yield group
            group = []
          }
          if (group.length > 0) yield group
        },
      }
    }),
  }
}

const textsOf = (database: DatabaseSync, statement: string) =>
  database
    .prepare(statement)
    .all()
    .map((row) => String(row.name))

/**
 * Returns whether another process has this SQLite file open. A damaged file counts as not open.
 */
export function isSqliteInUse(file: string): boolean {
  if (!existsSync(file)) return false
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // In this mode a connection takes the file for itself, which fails while another one has it.
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback')
    return false
  } catch (error) {
    return (error as { errcode?: number }).errcode === busy
  } finally {
    database.close()
  }
}

/** SQLITE_BUSY */
const busy = 5
