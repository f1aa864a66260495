import { changeContent } from '../../../db/change-content.ts'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { removeStaffDocuments } from '../../../db/staff-search-index.ts'
import { workingSnapshot } from '../entries/stored-entry.server.ts'
import { indexForStaff } from './staff-entries.server.ts'

/** Entries per transaction: those who save wait for it. */
const batchSize = 100

/**
 * Brings the index of staff up to date: adds the saves since it was last searched, and entries that
 * were saved before it existed. Can be interrupted at any point.
 */
export async function indexStaffBacklog(database: DatabaseOrTransaction): Promise<void> {
  // Between saves nothing waits, and the lock of changes is not taken.
  let waiting = await findWaiting(database, 1)
  while (waiting.length > 0) {
    waiting = await changeContent(database, async (transaction) => {
      const some = await findWaiting(transaction, batchSize)
      if (some.length > 0) await indexSome(transaction, some)
      return some
    })
  }
}

async function findWaiting(database: DatabaseOrTransaction, limit: number): Promise<number[]> {
  const rows = await database
    .selectFrom('search_backlog')
    .select('entry_id')
    .where('audience', '=', 'staff')
    .orderBy('entry_id')
    .limit(limit)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

async function indexSome(transaction: DatabaseOrTransaction, waiting: readonly number[]) {
  const entries = await transaction
    .selectFrom('entry')
    .select(['id', 'status', 'title', 'content', 'data'])
    .select(workingSnapshot)
    .where('id', 'in', waiting)
    .execute()
  const found = new Set(entries.map(({ id }) => id))
  await removeStaffDocuments(
    transaction,
    waiting.filter((id) => !found.has(id)),
  )
  await indexForStaff(transaction, entries)
  await transaction
    .deleteFrom('search_backlog')
    .where('audience', '=', 'staff')
    .where('entry_id', 'in', waiting)
    .execute()
}
