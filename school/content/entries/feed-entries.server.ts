import type { Database } from '../../../db/database.ts'
import type { Reader } from '../reader.ts'
import { isVisible } from './visible-entries.server.ts'

/** Times when visitors could first read an entry and last saw a change: UTC in milliseconds. */
export interface EntryTimes {
  publishedAt: number
  changedAt: number
  /** no one here wrote the entry: it was published earlier, elsewhere */
  isTakenOver: boolean
}

/** Reads the times of published entries for the feeds, by id. */
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

/** The parts of an entry's address, and when the entry last changed (UTC in milliseconds). */
export interface EntryAddress {
  id: number
  slug: string
  category: string
  changedAt: number
}

/**
 * Lists the visible entries of a kind with ids from `first` to `last`, for the sitemap: an archive
 * is read in parts of bounded size, and sample content is left out. In Filipino, only the entries
 * that are in Filipino.
 *
 * @param choice `now` is UTC in milliseconds
 */
export const listAddresses = (
  { database, language }: Reader,
  { kind, first, last, now }: { kind: string; first: number; last: number; now: number },
): Promise<EntryAddress[]> =>
  database
    .selectFrom('entry')
    .select(['id', 'slug', 'category', 'changed_at as changedAt'])
    .where('id', '>=', first)
    .where('id', '<=', last)
    .where('kind', '=', kind)
    .where('sample', '=', 0)
    .$if(language === 'fil', (query) => query.where('filipino', '=', 'whole'))
    .where(isVisible(now))
    .orderBy('id')
    .execute()

/** Returns the highest id of all entries; 0 without entries. */
export async function highestId(database: Database): Promise<number> {
  const row = await database
    .selectFrom('entry')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}
