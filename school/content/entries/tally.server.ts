import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { EntryRow } from '../../../db/tables.ts'
import { inChunks } from '../../base/chunks.ts'

/** The lists of an entry, and its day in them. */
export interface Listing extends Pick<EntryRow, 'kind' | 'category' | 'sort_day'> {
  /** in lower case */
  topics: readonly string[]
}

/** Returns YYYYMM of a day YYYYMMDD. */
export const monthOf = (sortDay: number) => Math.floor(sortDay / 100)

/** Adds `step` (1 or -1) to the tallies of every list of these published entries. */
export async function tally(
  database: DatabaseOrTransaction,
  listings: readonly Listing[],
  step: 1 | -1,
) {
  const counts = new Map<
    string,
    { kind: string; category: string; topic: string; month: number; count: number }
  >()
  for (const { kind, category, topics, sort_day } of listings) {
    const month = monthOf(sort_day)
    for (const inCategory of category ? ['', category] : ['']) {
      for (const topic of ['', ...topics]) {
        const key = JSON.stringify([kind, inCategory, topic, month])
        const known = counts.get(key)
        if (known) known.count += step
        else counts.set(key, { kind, category: inCategory, topic, month, count: step })
      }
    }
  }
  for (const rows of inChunks([...counts.values()], 5)) {
    await database
      .insertInto('entry_tally')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'category', 'topic', 'month'])
          .doUpdateSet((eb) => ({ count: eb('entry_tally.count', '+', eb.ref('excluded.count')) })),
      )
      .execute()
  }
  if (step < 0) await database.deleteFrom('entry_tally').where('count', '=', 0).execute()
}
