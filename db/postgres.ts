import { setTimeout } from 'node:timers/promises'
import {
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely'
import pg from 'pg'
import { isReadOnly, isReusable, toStorageError } from './postgres-errors.ts'

/** PostgreSQL's type number of bigint, which the driver would otherwise return as text. */
const bigint = 20

/** Timeout of connecting, including the wait for a free connection, in milliseconds. */
const connectTimeoutMs = 5_000

/** Time that the driver waits beyond PostgreSQL's own limit, in milliseconds. */
const answerTimeMs = 500

/** Timeout of closing, as some connections may never answer, in milliseconds. */
const closeTimeoutMs = 2_000

/** Connects Kysely to a pool of connections. @param queryTimeoutMs of each query; `null`: none */
export function postgresDialect(url: string, queryTimeoutMs: number | null): PostgresDialect {
  const types = new pg.TypeOverrides()
  types.setTypeParser(bigint, Number)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    types,
    ...(queryTimeoutMs !== null && { query_timeout: queryTimeoutMs + answerTimeMs }),
  })
  // The next query replaces a broken connection. Without a listener its error would end the
  // process; the pool listens only to idle connections.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const config = { pool: guardPool(pool, queryTimeoutMs ?? 0) }
  return Object.assign(new PostgresDialect(config), {
    createDriver: () => new Driver(config),
    createAdapter: () => new Adapter(),
  })
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

class Driver extends PostgresDriver {
  /** Never throws: a failing rollback must not hide the error that caused it. */
  override async rollbackTransaction(connection: Connection) {
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

/** Migrations take no lock here: they run in a transaction that holds one (`inPreparation`). */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock() {
    return Promise.resolve()
  }

  override releaseMigrationLock() {
    return Promise.resolve()
  }
}

/**
 * Wraps a pool: marks failures of the database, and closes connections that did not answer. Closes
 * all connections once a write was refused, because the server is a read-only replica by now.
 */
function guardPool(pool: pg.Pool, statementTimeoutMs: number): PostgresPool {
  /** connections that are set up, with the number of refused writes before */
  const ready = new WeakMap<pg.PoolClient, number>()
  let refused = 0
  const takeClient = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect().catch((error: unknown) => {
        throw toStorageError(error)
      })
      if ((ready.get(client) ?? refused) === refused) return client
      client.release(true)
    }
  }
  const connect = async () => {
    const client = await takeClient()
    const guarded = guardClient(client, () => (refused += 1))
    if (ready.has(client)) return guarded
    try {
      // Sets the limit by a query: poolers such as PgBouncer refuse it as a connection parameter.
      await guarded.query(`set statement_timeout = ${statementTimeoutMs}`, [])
    } catch (error) {
      guarded.release(true)
      throw error
    }
    ready.set(client, refused)
    return guarded
  }
  const end = () =>
    Promise.race([pool.end(), setTimeout(closeTimeoutMs, undefined, { ref: false })])
  return { options: pool.options, connect, end }
}

/** Wraps a connection of {@link guardPool}. @param onReadOnly called when a write is refused */
function guardClient(client: pg.PoolClient, onReadOnly: () => void): PostgresPoolClient {
  let isBroken = false
  const query = async (statement: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(statement, [...parameters])
    } catch (error) {
      isBroken ||= !isReusable(error)
      if (isReadOnly(error)) onReadOnly()
      throw toStorageError(error)
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || isBroken),
  }
}
