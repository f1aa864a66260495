import type { EntryRow } from '../../../db/tables.ts'
import type { InLanguage } from '../../base/filipino.ts'
import type { TimedReader } from '../reader.ts'
import { rowInLanguage } from '../row-in-language.server.ts'
import { isVisible } from './visible.server.ts'
import { dayNumber } from '../../base/dates.ts'

const shownColumns = [
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
export type DayEntry = Pick<EntryRow, (typeof shownColumns)[number]> & InLanguage

interface DayChoice {
  kind: string
  /** calendar day `YYYY-MM-DD`: only this and later ones, earliest first */
  from?: string
  /** calendar day: only earlier ones, latest first */
  before?: string
  limit: number
}

/** Lists visible entries from a day on, or before it, by their sort date. An index covers it. */
export async function listVisibleByDay(
  { database, language, now }: TimedReader,
  { kind, from, before, limit }: DayChoice,
): Promise<DayEntry[]> {
  const direction = before === undefined ? 'asc' : 'desc'
  const rows = await database
    .selectFrom('entry')
    .select(shownColumns)
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
