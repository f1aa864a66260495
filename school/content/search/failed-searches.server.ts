import type { Database } from '../../../db/database.ts'
import { dayInManila } from '../../base/dates.ts'
import { addDayCounts } from '../day-counts.server.ts'

/** Maximum number of failed searches that are kept. */
const keptLimit = 500

/** Writes this many at once, then one a second: a flood of nonsense must not keep the disk busy. */
const burst = 20
const refillIntervalMs = 1_000

const budgets = new WeakMap<Database, { left: number; at: number }>()

/**
 * Counts a search without a result, for staff. Stores only the words.
 *
 * @param now UTC in milliseconds
 */
export async function countFailedSearch(
  database: Database,
  words: string,
  now: number,
): Promise<void> {
  if (!mayWrite(database, now)) return
  await addDayCounts(database, 'failed-search', dayInManila(new Date(now)), new Map([[words, 1]]))
  const failed = await listFailedSearches(database)
  const names = failed.slice(keptLimit).map((search) => search.words)
  if (names.length > 0)
    await database
      .deleteFrom('day_count')
      .where('subject', '=', 'failed-search')
      .where('name', 'in', names)
      .execute()
}

/** Lists the failed searches with how often each was made; the most frequent, then the latest first. */
export async function listFailedSearches(
  database: Database,
): Promise<{ words: string; count: number }[]> {
  const rows = await database
    .selectFrom('day_count')
    .select((eb) => ['name', eb.fn.sum<number | string>('count').as('total')])
    .where('subject', '=', 'failed-search')
    .groupBy('name')
    .orderBy('total', 'desc')
    .orderBy((eb) => eb.fn.max('day'), 'desc')
    .orderBy('name')
    .execute()
  return rows.map(({ name, total }) => ({ words: name, count: Number(total) }))
}

function mayWrite(database: Database, now: number): boolean {
  const budget = budgets.get(database) ?? { left: burst, at: now }
  const left = Math.min(burst, budget.left + Math.max(0, now - budget.at) / refillIntervalMs)
  budgets.set(database, { left: left >= 1 ? left - 1 : left, at: now })
  return left >= 1
}
