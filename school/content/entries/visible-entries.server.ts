import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { EntryRow, Tables } from '../../../db/tables.ts'
import type { InLanguage } from '../../base/filipino.ts'
import { dayNumber } from '../../base/dates.ts'
import type { Reader, TimedReader } from '../reader.ts'
import { rowInLanguage } from '../row-in-language.server.ts'

/**
 * Matches the entries that visitors may see: published, started, not expired. This is the only
 * definition.
 *
 * @param now UTC in milliseconds
 * @example database.selectFrom('entry').selectAll().where(isVisible(now))
 */
export const isVisible = (now: number) => (eb: ExpressionBuilder<Tables, 'entry'>) =>
  eb.and([
    eb('entry.status', '=', 'published'),
    eb('entry.publish_at', '<=', now),
    eb.or([eb('entry.expires_at', 'is', null), eb('entry.expires_at', '>', now)]),
  ])

/** Matches the same entries in `entry_topic`, which has rows of published entries only. */
export const isVisibleTopic = (now: number) => (eb: ExpressionBuilder<Tables, 'entry_topic'>) =>
  eb.and([
    eb('entry_topic.publish_at', '<=', now),
    eb.or([eb('entry_topic.expires_at', 'is', null), eb('entry_topic.expires_at', '>', now)]),
  ])

/**
 * Matches live entries with a scheduled change. An entry in the trash keeps its schedule and does
 * not count. `coalesce` makes SQLite use the index of `due_at`: with the index of `status` it would
 * read every published entry, 90 ms for 100,000 after each change.
 */
export const hasDueChange = (eb: ExpressionBuilder<Tables, 'entry'>) =>
  eb.and([
    eb('entry.due_at', 'is not', null),
    eb(eb.fn.coalesce('entry.status', eb.val('')), '=', 'published'),
  ])

/** An entry in the language of its reader. */
type ShownEntry = EntryRow & InLanguage

const previewedEntry = ({ preview }: Reader, isWanted: (entry: EntryRow) => boolean) =>
  preview && 'entry' in preview && isWanted(preview.entry) ? preview.entry : null

const selectVisible = ({ database, now }: TimedReader) =>
  database.selectFrom('entry').selectAll('entry').where(isVisible(now()))

/** Finds the visible entry at a slug, with its current slug, which differs when the entry moved. */
export async function findVisibleEntry(
  reader: TimedReader,
  kind: string,
  slug: string,
): Promise<ShownEntry | null> {
  const row =
    previewedEntry(reader, (entry) => entry.kind === kind && entry.slug === slug) ??
    (await selectVisible(reader)
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
    (await selectVisible(reader).where('id', '=', id).where('kind', '=', kind).executeTakeFirst())
  return row ? rowInLanguage(reader.language, row) : null
}

/**
 * Lists the visible entries that had an id on the site from which they were taken over: at most one
 * entry for each such site.
 */
export async function listVisibleByOldId(
  reader: TimedReader,
  kind: string,
  oldId: number,
): Promise<ShownEntry[]> {
  // In one query with the visibility, SQLite reads every published entry.
  const rows = await reader.database
    .selectFrom('entry')
    .select('id')
    .where('old_id', '=', String(oldId))
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
  const found = await Promise.all(rows.map(({ id }) => findVisibleEntryById(reader, kind, id)))
  return found.filter((entry) => entry !== null)
}

const dayColumns = [
  'id',
  'kind',
  'slug',
  'title',
  'category',
  'sort_day',
  'summary',
  'data',
  'filipino',
  'sample',
  'live_revision',
  'changed_at',
] as const

/** An entry for visitors, without its body. */
export type DayEntry = Pick<EntryRow, (typeof dayColumns)[number]> & InLanguage

/** Days are `YYYY-MM-DD`; give one of `from` and `before`. */
interface DayChoice {
  kind: string
  /** only this day and later ones, earliest first */
  from?: string
  /** only earlier days, latest first */
  before?: string
  limit: number
}

/** Lists visible entries from a day on, or before a day, by date. An index covers this. */
export async function listVisibleByDay(
  { database, language, now }: TimedReader,
  { kind, from, before, limit }: DayChoice,
): Promise<DayEntry[]> {
  const direction = before === undefined ? 'asc' : 'desc'
  const rows = await database
    .selectFrom('entry')
    .select(dayColumns)
    .where('kind', '=', kind)
    .$if(from !== undefined, (query) => query.where('sort_day', '>=', dayNumber(from ?? null)))
    .$if(before !== undefined, (query) => query.where('sort_day', '<', dayNumber(before ?? null)))
    .where(isVisible(now()))
    .orderBy('sort_day', direction)
    .orderBy('id', direction)
    .limit(limit)
    .execute()
  return rows.map((row) => rowInLanguage(language, row))
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
