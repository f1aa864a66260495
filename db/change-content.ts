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

/**
 * Runs one change to content in a new transaction, or as part of the given one. Changes run one at
 * a time across all processes, so what a change reads (revision, free slugs, tallies) is still true
 * when it writes. Where visitors see the change, it also calls `bumpContentVersion`.
 */
export function changeContent<Value>(
  database: DatabaseOrTransaction,
  change: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  return inTransaction(database, async (transaction) => {
    // Locks the row until the end without changing it. On PostgreSQL other writers wait here; on
    // SQLite they already do.
    await transaction
      .updateTable('site_state')
      .set((eb) => ({ value: eb.ref('value') }))
      .where('key', '=', 'content_version')
      .execute()
    return change(transaction)
  })
}
