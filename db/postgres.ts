import { setTimeout } from 'node:timers/promises'
import {
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type PostgresDialectConfig,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely'
import pg from 'pg'
import { isReusable, toStorageError } from './postgres-errors.ts'

/** PostgreSQL's number for the type bigint, which the driver would otherwise hand over as text. */
const bigint = 20

/** How long connecting may take, waiting for a free connection included. */
const connectTimeoutMs = 5_000

/**
 * How much later than PostgreSQL itself the driver gives up a query: only a server that hangs gets
 * that far.
 */
const answerTimeMs = 500

/** How long closing waits for connections that may never answer. */
const closeTimeoutMs = 2_000

/**
 * Kysely's dialect over a pool of PostgreSQL connections.
 * @param url a `postgres://` address
 * @param queryTimeoutMs time limit of each query; `null`: none
 */
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
  // A broken connection is replaced on the next query. Without a listener its error would end the
  // process, and the pool itself listens only while a connection is idle.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Dialect({ pool: guardPool(pool, queryTimeoutMs ?? 0) })
}

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver() {
    return new Driver(this.#config)
  }

  override createAdapter() {
    return new Adapter()
  }
}

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

class Driver extends PostgresDriver {
  /**
   * Never throws: the error that made the rollback necessary must not be replaced by one of the
   * rollback.
   */
  override async rollbackTransaction(connection: Connection) {
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

/**
 * Migrations take no lock of their own: they run in a transaction that holds one (see prepare.ts).
 */
class Adapter extends PostgresAdapter {
  override acquireMigrationLock() {
    return Promise.resolve()
  }

  override releaseMigrationLock() {
    return Promise.resolve()
  }
}

/**
 * A pool that tells failures of the database from wrong queries and closes each connection that did
 * not answer.
 */
function guardPool(pool: pg.Pool, statementTimeoutMs: number): PostgresPool {
  const ready = new WeakSet<pg.PoolClient>()
  const connect = async () => {
    const client = await pool.connect().catch((error: unknown) => {
      throw toStorageError(error)
    })
    const guarded = guardClient(client)
    if (ready.has(client)) return guarded
    try {
      // Not a parameter of the connection: poolers such as PgBouncer refuse those.
      await guarded.query(`set statement_timeout = ${statementTimeoutMs}`, [])
    } catch (error) {
      guarded.release(true)
      throw error
    }
    ready.add(client)
    return guarded
  }
  const end = () =>
    Promise.race([pool.end(), setTimeout(closeTimeoutMs, undefined, { ref: false })])
  return { options: pool.options, connect, end }
}

function guardClient(client: pg.PoolClient): PostgresPoolClient {
  let isBroken = false
  const query = async (statement: string, parameters: readonly unknown[]) => {
    try {
      return await client.query(statement, [...parameters])
    } catch (error) {
      isBroken ||= !isReusable(error)
      throw toStorageError(error)
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy = false) => client.release(destroy || isBroken),
  }
}
