import type { Transaction } from 'kysely'
import type { DatabaseOrTransaction } from './database.ts'
import type { Tables } from './tables.ts'

/** Runs work in a new transaction, or as part of the given one. */
export const inTransaction = <Value>(
  database: DatabaseOrTransaction,
  run: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> =>
  database.isTransaction
    ? run(database as Transaction<Tables>)
    : database.transaction().execute(run)
