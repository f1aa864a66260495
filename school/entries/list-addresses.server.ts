import type { Database } from '../../db/database.ts'
import { isVisible } from './visible.server.ts'

/** Where an entry stands and when it last changed (UTC in milliseconds). */
export interface EntryAddress {
  id: number
  slug: string
  category: string
  updatedAt: number
}

/**
 * The visible entries of a kind whose ids lie from `first` to `last`, for listing an archive in
 * parts of bounded size.
 */
export async function listAddresses(
  database: Database,
  { kind, first, last, now }: { kind: string; first: number; last: number; now: number },
): Promise<EntryAddress[]> {
  const rows = await database
    .selectFrom('entry')
    .select(['id', 'slug', 'category', 'updated_at'])
    .where('id', '>=', first)
    .where('id', '<=', last)
    .where('kind', '=', kind)
    .where(isVisible(now))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug,
    category: row.category,
    updatedAt: row.updated_at,
  }))
}

/** The highest id that any entry has; 0 when there is none. */
export async function highestId(database: Database): Promise<number> {
  const row = await database
    .selectFrom('entry')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? 0
}
