import type { Database } from '../../../db/database.ts'
import type { EntryRow } from '../../../db/tables.ts'
import type { InLanguage } from '../../base/filipino.ts'
import type { Reader, TimedReader } from '../reader.ts'
import { rowInLanguage } from '../row-in-language.server.ts'
import { hasDueChange, isVisible } from './visible.server.ts'

/** An entry in the language of its reader. */
type ShownEntry = EntryRow & InLanguage

const previewedEntry = ({ preview }: Reader, isAsked: (entry: EntryRow) => boolean) =>
  preview && 'entry' in preview && isAsked(preview.entry) ? preview.entry : null

const visibleEntries = ({ database, now }: TimedReader) =>
  database.selectFrom('entry').selectAll('entry').where(isVisible(now()))

/** Finds the visible entry at a slug, with its current slug, which differs when it moved. */
export async function findVisibleEntry(
  reader: TimedReader,
  kind: string,
  slug: string,
): Promise<ShownEntry | null> {
  const row =
    previewedEntry(reader, (entry) => entry.kind === kind && entry.slug === slug) ??
    (await visibleEntries(reader)
      .innerJoin('entry_slug', 'entry_slug.entry_id', 'entry.id')
      .where('entry_slug.kind', '=', kind)
      .where('entry_slug.slug', '=', slug)
      .executeTakeFirst())
  return row ? rowInLanguage(reader.language, row) : null
}

/** Finds an entry by id, if visitors may see it. */
export async function findVisibleEntryById(
  reader: TimedReader,
  kind: string,
  id: number,
): Promise<ShownEntry | null> {
  const row =
    previewedEntry(reader, (entry) => entry.kind === kind && entry.id === id) ??
    (await visibleEntries(reader).where('id', '=', id).where('kind', '=', kind).executeTakeFirst())
  return row ? rowInLanguage(reader.language, row) : null
}

/** Lists visible entries that had an id where they were taken over from, one for each source at most. */
export async function listVisibleByOldId(
  reader: TimedReader,
  kind: string,
  id: number,
): Promise<ShownEntry[]> {
  // Asked for at once with what is visible, SQLite reads every published entry.
  const taken = await reader.database
    .selectFrom('entry')
    .select('id')
    .where('old_id', '=', String(id))
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  const found = await Promise.all(
    taken.map((entry) => findVisibleEntryById(reader, kind, entry.id)),
  )
  return found.filter((entry) => entry !== null)
}

/**
 * Returns when, after `now`, time alone changes what visitors see: the next scheduled publication,
 * scheduled change or expiry.
 *
 * @returns UTC in milliseconds, or `null` when nothing is scheduled
 */
export async function nextVisibilityChange(
  database: Database,
  now: number,
): Promise<number | null> {
  const earliest = async (column: 'publish_at' | 'due_at' | 'expires_at') => {
    const row = await database
      .selectFrom('entry')
      .select(column)
      .$if(column === 'due_at', (query) => query.where(hasDueChange))
      .$if(column !== 'due_at', (query) => query.where('status', '=', 'published'))
      .where(column, 'is not', null)
      .where(column, '>', now)
      .orderBy(column)
      .limit(1)
      .executeTakeFirst()
    return row?.[column] ?? Number.POSITIVE_INFINITY
  }
  const columns = ['publish_at', 'due_at', 'expires_at'] as const
  const next = Math.min(...(await Promise.all(columns.map(earliest))))
  return Number.isFinite(next) ? next : null
}
