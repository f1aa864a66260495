import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { workingSnapshot } from '../entries/stored-entry.server.ts'
import { indexForStaff } from './staff-entries.server.ts'

/** Entries per transaction. */
const batchSize = 500

/**
 * Adds entries to the index of staff that were saved before it existed. Can be interrupted at any
 * point.
 */
export async function indexStaffBacklog(database: DatabaseOrTransaction): Promise<void> {
  let hasMore = true
  while (hasMore) hasMore = await inTransaction(database, indexSome)
}

/** @returns whether there were entries */
async function indexSome(transaction: DatabaseOrTransaction): Promise<boolean> {
  const waiting = await transaction
    .selectFrom('staff_search_backlog')
    .select('entry_id')
    .orderBy('entry_id')
    .limit(batchSize)
    .execute()
  const last = waiting.at(-1)?.entry_id
  if (last === undefined) return false
  const entries = await transaction
    .selectFrom('entry')
    .select(['id', 'status', 'title', 'content', 'data'])
    .select(workingSnapshot)
    .where('id', 'in', (query) =>
      query.selectFrom('staff_search_backlog').select('entry_id').where('entry_id', '<=', last),
    )
    .execute()
  await indexForStaff(transaction, entries)
  await transaction.deleteFrom('staff_search_backlog').where('entry_id', '<=', last).execute()
  return true
}
