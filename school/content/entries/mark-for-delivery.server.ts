import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { StoredEntry } from './stored-entry.server.ts'

/**
 * Marks a published or withdrawn entry, in the transaction of its change: whoever hands messages over
 * compares it with what subscribers were told, as soon as visitors see it (decision 0084).
 */
export async function markForDelivery(
  database: DatabaseOrTransaction,
  { id, status, changed_at: changedAt, publish_at: publishAt }: StoredEntry,
): Promise<void> {
  const dueAt = status === 'published' ? Math.max(changedAt, publishAt ?? 0) : changedAt
  await database
    .insertInto('notice_delivery')
    .values({ notice_id: id, due_at: dueAt, told: null, spread_after: null })
    .onConflict((conflict) => conflict.column('notice_id').doUpdateSet({ due_at: dueAt }))
    .execute()
}
