import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { patience } from '../tests/helpers/patience.ts'
import { emptyDatabases } from '../tests/helpers/empty-databases.ts'
import { openDatabase, type Database } from './database.ts'
import { countOtherConnections } from './snapshot/put-snapshot.ts'

const cluster = inject('postgres')

async function open(queryTimeoutMs: number | null): Promise<Database> {
  const settings = { dataDir: '', databaseUrl: `${cluster}/postgres` }
  const database = await openDatabase(settings, { queryTimeoutMs })
  onTestFinished(() => database.destroy())
  return database
}

async function connectionOf(database: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database)
  return rows[0]?.pid ?? 0
}

describe.skipIf(cluster === '')('a connection to PostgreSQL', () => {
  test('is used again, also after a query that was wrong or took too long', async () => {
    const database = await open(500 * patience)
    const first = await connectionOf(database)
    expect(await connectionOf(database)).toBe(first)
    await expect(sql`select no_such_column`.execute(database)).rejects.toThrow('no_such_column')
    expect(await connectionOf(database)).toBe(first)
    const slow = { name: 'StorageError', fault: 'slow' }
    await expect(sql`select pg_sleep(60)`.execute(database)).rejects.toMatchObject(slow)
    expect(await connectionOf(database)).toBe(first)
  })

  test('is told its time limit once, not before each query', async () => {
    const database = await open(10_000)
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    for (let count = 0; count < 3; count += 1) await connectionOf(database)
    const statements = sent.mock.calls.map(([statement]) => statement)
    expect(statements.filter((each) => each.startsWith('set '))).toEqual([
      'set statement_timeout = 10000',
    ])
    expect(statements).toHaveLength(4)
  })

  test('sees within a transaction that another one has ended', async () => {
    const [, make] = emptyDatabases().find(([engine]) => engine === 'PostgreSQL') ?? []
    if (!make) throw new Error('There is no PostgreSQL.')
    const settings = await make()
    const database = await openDatabase(settings)
    onTestFinished(() => database.destroy())
    const other = await openDatabase(settings)
    await connectionOf(other)
    await database.transaction().execute(async (transaction) => {
      expect(await countOtherConnections(transaction)).toBe(1)
      await other.destroy()
      await expect.poll(() => countOtherConnections(transaction)).toBe(0)
    })
  })

  test('is replaced once the server has ended it', async () => {
    const database = await open(10_000)
    const first = await connectionOf(database)
    const ended = sql`select pg_terminate_backend(pg_backend_pid())`.execute(database)
    await expect(ended).rejects.toMatchObject({ fault: 'away' })
    expect(await connectionOf(database)).not.toBe(first)
  })

  test('gives a query all the time that it takes where no visitor waits for it, and numbers of 64 bits', async () => {
    const database = await open(null)
    const query = sql`select 1763600000000::bigint as at, pg_sleep(0.7)::text as slept`
    expect((await query.execute(database)).rows).toMatchObject([{ at: 1_763_600_000_000 }])
  })
})
