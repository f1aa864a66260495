import { changeContent } from '../../../db/change-content.ts'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'

interface Backlog {
  work: Tables['entry_backlog']['work']
  /** entries per transaction; those who save wait for it */
  batchSize: number
  /** waits between two batches, so that visitors go first */
  pause?: () => Promise<void>
}

/**
 * Works through the entries that wait for some work, batch by batch. Can be interrupted at any point.
 *
 * @param process works on a batch of ids in the given transaction, and returns the number of entries
 * that it counts
 * @returns the sum of these numbers
 */
export async function workThroughBacklog(
  database: DatabaseOrTransaction,
  { work, batchSize, pause }: Backlog,
  process: (transaction: DatabaseOrTransaction, ids: readonly number[]) => Promise<number>,
): Promise<number> {
  let count = 0
  // Between saves nothing waits, and the lock of changes is not taken.
  let waiting = await findWaiting(database, work, 1)
  while (waiting.length > 0) {
    waiting = await changeContent(database, async (transaction) => {
      const some = await findWaiting(transaction, work, batchSize)
      if (some.length === 0) return some
      count += await process(transaction, some)
      await transaction
        .deleteFrom('entry_backlog')
        .where('work', '=', work)
        .where('entry_id', 'in', some)
        .execute()
      return some
    })
    if (waiting.length > 0) await pause?.()
  }
  return count
}

async function findWaiting(
  database: DatabaseOrTransaction,
  work: Backlog['work'],
  limit: number,
): Promise<number[]> {
  const rows = await database
    .selectFrom('entry_backlog')
    .select('entry_id')
    .where('work', '=', work)
    .orderBy('entry_id')
    .limit(limit)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}
