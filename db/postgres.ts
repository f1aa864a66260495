import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** PostgreSQL's number for the type bigint, which the driver would otherwise hand over as text. */
const bigint = 20

/**
 * Kysely's dialect over a pool of PostgreSQL connections.
 * @param url a `postgres://` address
 */
export function postgresDialect(url: string): PostgresDialect {
  const types = new pg.TypeOverrides()
  types.setTypeParser(bigint, Number)
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, types })
  // A connection that breaks while idle is replaced on the next query; without this it would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
