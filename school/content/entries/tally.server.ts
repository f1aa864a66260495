import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { inChunks } from '../../../db/chunks.ts'
import type { EntryRow, Tables } from '../../../db/tables.ts'

/** The lists of an entry, and its day in them. */
interface Listing extends Pick<EntryRow, 'kind' | 'category' | 'sort_day'> {
  /** in lower case */
  topics: readonly string[]
}

/** Returns the month YYYYMM of a day YYYYMMDD. */
export const monthOf = (sortDay: number) => Math.floor(sortDay / 100)

/** Adds published entries to the topic lists and the tallies. */
export async function addToLists(
  database: DatabaseOrTransaction,
  entries: readonly (Listing & Pick<EntryRow, 'id' | 'publish_at' | 'expires_at'>)[],
) {
  const topicRows = entries.flatMap(
    ({ id, topics, kind, category, sort_day, publish_at, expires_at }) =>
      topics.map((topic) => ({
        entry_id: id,
        topic,
        kind,
        category,
        sort_day,
        expires_at,
        // A published entry without a time is never visible.
        publish_at: publish_at ?? Number.MAX_SAFE_INTEGER,
      })),
  )
  for (const rows of inChunks(topicRows, 7))
    await database.insertInto('entry_topic').values(rows).execute()
  await tally(database, entries, 1)
}

/** Removes one published entry, as it was stored, from the topic lists and the tallies. */
export async function removeFromLists(
  database: DatabaseOrTransaction,
  entry: Pick<EntryRow, 'id' | 'kind' | 'category' | 'sort_day'>,
) {
  const removed = await database
    .deleteFrom('entry_topic')
    .where('entry_id', '=', entry.id)
    .returning('topic')
    .execute()
  await tally(database, [{ ...entry, topics: removed.map((row) => row.topic) }], -1)
}

/** Adds `step` (1 or -1) to the tallies of every list of some published entries. */
async function tally(database: DatabaseOrTransaction, listings: readonly Listing[], step: 1 | -1) {
  const counts = new Map<string, Tables['entry_tally']>()
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
