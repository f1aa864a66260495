import pg from 'pg'
import { toStorageError } from '../postgres-errors.ts'
import { bigint } from '../postgres.ts'
import {
  groupRows,
  listMigrations,
  quoted,
  snapshotTables,
  type Row,
  type Snapshot,
} from './snapshot.ts'

/** Reads a PostgreSQL database in one REPEATABLE READ transaction, through a connection of its own. */
export async function withPostgresSnapshot<Value>(
  url: string,
  use: (snapshot: Snapshot) => Promise<Value>,
): Promise<Value> {
  const types = new pg.TypeOverrides()
  types.setTypeParser(bigint, Number)
  const client = new pg.Client({ connectionString: url, keepAlive: true, types })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local statement_timeout = 0')
    return await use(await readSnapshot(client))
  } catch (error) {
    throw isOfDatabase(error) ? toStorageError(error) : error
  } finally {
    await client.end().catch(() => {})
  }
}

/** Errors of connections have a code of the system. What reads the snapshot has errors of its own. */
const isOfDatabase = (error: unknown) =>
  error instanceof pg.DatabaseError || (error instanceof Error && 'syscall' in error)

async function readSnapshot(client: pg.Client): Promise<Snapshot> {
  const namesOf = async (statement: string, parameters: string[] = []) => {
    const { rows } = await client.query<{ name: string }>(statement, parameters)
    return rows.map(({ name }) => name)
  }
  const names = await namesOf(
    'select tablename as name from pg_tables where schemaname = current_schema()',
  )
  const counters: Record<string, number> = {}
  const tables: Snapshot['tables'] = []
  for (const name of snapshotTables(names)) {
    const last = await lastId(client, name)
    if (last !== null) counters[name] = last
    tables.push({ name, rows: () => readRows(client, name) })
  }
  return {
    engine: 'PostgreSQL',
    migrations: names.includes('kysely_migration') ? await namesOf(listMigrations) : [],
    tables,
    counters,
  }
}

async function* readRows(client: pg.Client, table: string): AsyncGenerator<Row[]> {
  await client.query(`declare snapshot_rows no scroll cursor for select * from ${quoted(table)}`)
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${groupRows} from snapshot_rows`)
    if (rows.length > 0) yield rows
    if (rows.length < groupRows) break
  }
  await client.query('close snapshot_rows')
}

/** Returns the last id that a table's counter gave out; `null` when it has none or gave out none. */
async function lastId(client: pg.Client, table: string): Promise<number | null> {
  const { rows } = await client.query<{ name: string | null }>(
    `select pg_get_serial_sequence($1, column_name) as name from information_schema.columns
     where table_schema = current_schema() and table_name = $2 and column_name = 'id'`,
    [quoted(table), table],
  )
  const sequence = rows[0]?.name
  if (!sequence) return null
  const state = await client.query<{ last_value: number; is_called: boolean }>(
    `select last_value, is_called from ${sequence}`,
  )
  const found = state.rows[0]
  return found?.is_called ? found.last_value : null
}
