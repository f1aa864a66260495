import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import type { Tables } from './tables.ts'
import { withWaitLimit } from './wait-limit.ts'

/**
 * PostgreSQL's lock that one preparation at a time holds: any number that no other lock of this
 * database has.
 */
const preparationLock = 7_264_501

/** How long one start waits for another that prepares the same database, in milliseconds. */
const preparationWaitMs = 120_000

/**
 * Runs work that one process at a time may do on a database, all of it or nothing, such as
 * migrations.
 */
export const inPreparation = <Value>(
  database: Database,
  run: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> =>
  withWaitLimit(preparationWaitMs, () =>
    database.transaction().execute(async (transaction) => {
      // SQLite's write lock, which the transaction begins with, has the same effect.
      if (isPostgres(transaction))
        await sql`select pg_advisory_xact_lock(${preparationLock})`.execute(transaction)
      return run(transaction)
    }),
  )
