import type { Reader } from '../reader.ts'
import type { Database } from '../../../db/database.ts'
import { isVisible } from './visible.server.ts'

/** The slug of an entry and when it last changed (UTC in milliseconds). */
export interface EntryAddress {
  id: number
  slug: string
  category: string
  changedAt: number
}

/**
 * Lists the visible entries of a kind with ids from `first` to `last`, for the sitemap: an archive
 * is read in parts of bounded size, and sample content is left out. In Filipino, only the entries that
 * are in Filipino.
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
