import type { Transaction } from 'kysely'
import type { DatabaseOrTransaction } from './database.ts'
import type { Tables } from './tables.ts'
import { inTransaction } from './transaction.ts'

/**
 * Runs one change to content in a transaction of its own, or as a part of the one given. Changes
 * run one after the other, whichever process makes
 * them: what a change reads first (revision, free addresses, tallies) is still true when it writes.
 */
export function changeContent<Value>(
  database: DatabaseOrTransaction,
  change: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  return inTransaction(database, async (transaction) => {
    // Changes nothing, but locks the row until the end: on PostgreSQL others wait here, on SQLite
    // they already do.
    await transaction
      .updateTable('content_version')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', '=', 1)
      .execute()
    return change(transaction)
  })
}
