import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * Runs one change to content in a transaction of its own. Changes run one after the other, whichever process makes
 * them: what a change reads first (revision, free addresses, tallies) is still true when it writes.
 */
export function changeContent<Value>(
  database: Database,
  change: (transaction: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  return database.transaction().execute(async (transaction) => {
    // Changes nothing, but locks the row until the end: on PostgreSQL others wait here, on SQLite they already do.
    await transaction
      .updateTable('content_version')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', '=', 1)
      .execute()
    return change(transaction)
  })
}
