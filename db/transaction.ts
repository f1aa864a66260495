import type { Transaction } from 'kysely'
import type { DatabaseOrTransaction } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * Runs what belongs together in a transaction of its own, or as a part of the one that is given.
 */
export const inTransaction = <Value>(
  database: DatabaseOrTransaction,
  run: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> =>
  database.isTransaction
    ? run(database as Transaction<Tables>)
    : database.transaction().execute(run)
