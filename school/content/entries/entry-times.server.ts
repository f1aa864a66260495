import type { Database } from '../../../db/database.ts'

/** Times when visitors could first read an entry and last saw a change: UTC in milliseconds. */
export interface EntryTimes {
  publishedAt: number
  changedAt: number
  /** no one here wrote it: it was published earlier, elsewhere */
  isTakenOver: boolean
}

/** Reads the times of published entries, by id. */
export async function readEntryTimes(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, EntryTimes>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('entry')
    .select(['id', 'publish_at', 'changed_at', 'created_by'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map((row) => {
      const publishedAt = row.publish_at ?? row.changed_at
      // A scheduled entry was changed for the last time before anyone saw it.
      const changedAt = Math.max(row.changed_at, publishedAt)
      return [row.id, { publishedAt, changedAt, isTakenOver: row.created_by === null }]
    }),
  )
}
