import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { isPostgres } from './dialect.ts'
import type { Tables } from './tables.ts'
import { withWaitLimit } from './wait-limit.ts'

/**
 * The number of the PostgreSQL lock that one preparation at a time holds; no other lock of this
 * database has it.
 */
const preparationLock = 7_264_501

/** Limit of one start's wait for another that prepares the same SQLite file, in milliseconds. */
const preparationWaitMs = 120_000

/**
 * Runs work in one transaction that only one process at a time may run on a database, such as
 * migrations.
 */
export const inPreparation = <Value>(
  database: Database,
  run: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> =>
  withWaitLimit(preparationWaitMs, () =>
    database.transaction().execute(async (transaction) => {
      // SQLite's write lock, taken at the start of the transaction, has the same effect.
      if (isPostgres(transaction))
        await sql`select pg_advisory_xact_lock(${preparationLock})`.execute(transaction)
      return run(transaction)
    }),
  )
