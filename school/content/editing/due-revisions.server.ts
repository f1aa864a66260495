import { changeContent } from '../../../db/change-content.ts'
import type { Database } from '../../../db/database.ts'
import { listDueEntries } from '../entries/due-entries.server.ts'
import { hasDueChange } from '../entries/visible.server.ts'

/**
 * Makes every scheduled change of live content live whose time has come, in one transaction.
 * Safe to call from several processes at once: each change is made
 * once. A change that cannot be read loses its schedule, stays the working revision and is reported;
 * it does not stop the others.
 *
 * @param now UTC in milliseconds
 * @param report called for each change that cannot be read
 * @returns how many changes became live
 */
export async function promoteDueRevisions(
  database: Database,
  now: number,
  report: (error: unknown) => void,
): Promise<number> {
  const first = await nextDueAt(database)
  if (first === null || first > now) return 0
  const unreadable: unknown[] = []
  const changed = await changeContent(database, async (transaction) => {
    const due = await listDueEntries(transaction, now)
    for (const { read, dropSchedule } of due) {
      const makeLive = await read().catch((error: unknown) => void unreadable.push(error))
      await (makeLive ?? dropSchedule)()
    }
    return due.length - unreadable.length
  })
  for (const error of unreadable) report(error)
  return changed
}

/** Returns when the next scheduled change is due, in the past when it was missed; `null` for none. */
export async function nextDueAt(database: Database): Promise<number | null> {
  const row = await database
    .selectFrom('entry')
    .select('due_at')
    .where(hasDueChange)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.due_at ?? null
}
