import type { Database } from '../../../db/database.ts'

/** Maximum number of remembered missed searches, and for how long, in milliseconds. */
const rememberedLimit = 500
const rememberedMs = 180 * 86_400_000

/** Writes this many at once, then one a second: a flood of nonsense must not keep the disk busy. */
const burst = 20
const refillIntervalMs = 1_000

const budgets = new WeakMap<Database, { left: number; at: number }>()

/**
 * Counts a missed search for staff. Stores only the words.
 *
 * @param now UTC in milliseconds
 */
export async function recordMiss(database: Database, words: string, now: number): Promise<void> {
  if (!mayWrite(database, now)) return
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('search_miss')
      .values({ words, count: 1, last_at: now })
      .onConflict((conflict) =>
        conflict
          .column('words')
          .doUpdateSet((eb) => ({ count: eb('search_miss.count', '+', 1), last_at: now })),
      )
      .execute()
    await transaction
      .deleteFrom('search_miss')
      .where('last_at', '<', now - rememberedMs)
      .execute()
    const kept = transaction
      .selectFrom('search_miss')
      .select('words')
      .orderBy('count', 'desc')
      .orderBy('last_at', 'desc')
      .limit(rememberedLimit)
    const { total } = await transaction
      .selectFrom('search_miss')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    if (total > rememberedLimit)
      await transaction.deleteFrom('search_miss').where('words', 'not in', kept).execute()
  })
}

function mayWrite(database: Database, now: number): boolean {
  const budget = budgets.get(database) ?? { left: burst, at: now }
  const left = Math.min(burst, budget.left + Math.max(0, now - budget.at) / refillIntervalMs)
  budgets.set(database, { left: left >= 1 ? left - 1 : left, at: now })
  return left >= 1
}
