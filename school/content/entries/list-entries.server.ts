import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { EntryRow } from '../../../db/tables.ts'
import type { InLanguage } from '../../base/filipino.ts'
import { keepByVersion } from '../kept-by-version.server.ts'
import type { TimedReader } from '../reader.ts'
import { rowInLanguage } from '../row-in-language.server.ts'
import { nextVisibilityChange, isVisible, isVisibleTopic } from './visible-entries.server.ts'
import { monthOf } from './tally.server.ts'

/** Names a list of entries. */
interface EntryList {
  kind: string
  /** '' for all categories */
  category: string
  /** in lower case; '' for all topics */
  topic: string
}

/** The columns of a list; `content` is present when requested. */
export type VisibleEntry = Pick<
  EntryRow,
  'id' | 'slug' | 'title' | 'category' | 'summary' | 'data' | 'sample' | 'filipino'
> &
  Partial<Pick<EntryRow, 'content'>> &
  InLanguage

/** Maximum number of entries to skip one by one: for more, starting from their month is faster. */
const maxSkipped = 300

/**
 * Lists one page of visible entries, newest first and undated last, and counts all entries. The
 * cost does not grow with the archive: totals come from the tallies, and a far page starts from its
 * month.
 *
 * @param choice `page`: from 1; a page beyond the end is empty. `withContent`: reads the bodies too
 */
export async function listVisibleEntries(
  reader: TimedReader,
  { kind, category = '', topic = '' }: Partial<EntryList> & { kind: string },
  {
    page,
    pageSize,
    withContent = false,
  }: { page: number; pageSize: number; withContent?: boolean },
): Promise<{ entries: VisibleEntry[]; total: number }> {
  const { database, language } = reader
  const now = reader.now()
  const list = { kind, category, topic }
  const skip = (page - 1) * pageSize
  const months = await readMonths(database, list, now)
  const total = months.reduce((sum, { count }) => sum + count, 0)
  if (skip >= total) return { entries: [], total }
  const start = skip <= maxSkipped ? { month: lastMonth, newer: 0 } : findStart(months, skip)
  const before = (start.month + 1) * 100
  const slice = { before, skip: skip - start.newer, take: pageSize, now, withContent }
  const rows = await readSlice(database, list, slice)
  return { entries: rows.map((row) => rowInLanguage(language, row)), total }
}

/** The number of visible entries of a list in a month, which is YYYYMM. */
interface MonthCount {
  month: number
  count: number
}

/** A month after all others. */
const lastMonth = 999_912

/** Finds the month of entry number `skip`, and how many entries are newer than that month. */
function findStart(months: readonly MonthCount[], skip: number): { month: number; newer: number } {
  let newer = 0
  for (const { month, count } of months) {
    if (skip < newer + count) return { month, newer }
    newer += count
  }
  throw new Error(`A list of ${newer} entries has no entry ${skip}.`)
}

const monthsByList = keepByVersion<MonthCount[]>(nextVisibilityChange)

/**
 * Counts the visible entries of a list by month, newest first: the tallies minus hidden entries.
 * Cached until content or visibility changes.
 */
async function readMonths(database: Database, list: EntryList, now: number): Promise<MonthCount[]> {
  const known = await monthsByList(database, now)
  const key = JSON.stringify([list.kind, list.category, list.topic])
  const months = known.get(key) ?? (await countMonths(database, list, now))
  // Empty lists are not cached: visitors can invent unlimited topics.
  if (months.length > 0) known.set(key, months)
  return months
}

async function countMonths(
  database: Database,
  list: EntryList,
  now: number,
): Promise<MonthCount[]> {
  const tallies = await database
    .selectFrom('entry_tally')
    .select(['month', 'count'])
    .where('kind', '=', list.kind)
    .where('category', '=', list.category)
    .where('topic', '=', list.topic)
    .orderBy('month', 'desc')
    .execute()
  const hidden = await hiddenByMonth(database, list, now)
  return tallies.map(({ month, count }) => ({ month, count: count - (hidden.get(month) ?? 0) }))
}

/** Counts scheduled and expired entries by month: few, and found through their own index. */
async function hiddenByMonth(
  database: Database,
  list: EntryList,
  now: number,
): Promise<Map<number, number>> {
  const rowsOf = (which: 'scheduled' | 'expired') =>
    database
      .selectFrom('entry')
      .select(['id', 'sort_day'])
      .where('status', '=', 'published')
      .where('kind', '=', list.kind)
      .$if(which === 'scheduled', (query) => query.where('publish_at', '>', now))
      .$if(which === 'expired', (query) =>
        query
          .where('expires_at', 'is not', null)
          .where('expires_at', '<=', now)
          .where('publish_at', '<=', now),
      )
      .$if(list.category !== '', (query) => query.where('category', '=', list.category))
      .$if(list.topic !== '', (query) =>
        query.where((eb) =>
          eb.exists(
            eb
              .selectFrom('entry_topic')
              .select(sql`1`.as('one'))
              .whereRef('entry_topic.entry_id', '=', 'entry.id')
              .where('entry_topic.topic', '=', list.topic),
          ),
        ),
      )
      .execute()
  const scheduled = await rowsOf('scheduled')
  const expired = await rowsOf('expired')
  const counts = new Map<number, number>()
  for (const { sort_day } of scheduled.concat(expired)) {
    const month = monthOf(sort_day)
    counts.set(month, (counts.get(month) ?? 0) + 1)
  }
  return counts
}

interface Slice {
  /** only entries of an earlier day than this */
  before: number
  skip: number
  take: number
  now: number
  withContent: boolean
}

/** Reads one slice. A covering index gives the ids, so only the rows shown are loaded. */
const readSlice = (database: Database, list: EntryList, slice: Slice): Promise<VisibleEntry[]> =>
  database
    .selectFrom('entry')
    .select(['id', 'slug', 'title', 'category', 'summary', 'data', 'sample', 'filipino'])
    .$if(slice.withContent, (query) => query.select('content'))
    .where(
      'id',
      'in',
      list.topic === '' ? idsOfEntries(database, list, slice) : idsOfTopic(database, list, slice),
    )
    .orderBy('sort_day', 'desc')
    .orderBy('id', 'desc')
    .execute()

const idsOfEntries = (database: Database, list: EntryList, { before, skip, take, now }: Slice) =>
  database
    .selectFrom('entry')
    .select('id')
    .where('kind', '=', list.kind)
    .$if(list.category !== '', (query) => query.where('category', '=', list.category))
    .where('sort_day', '<', before)
    .where(isVisible(now))
    .orderBy('sort_day', 'desc')
    .orderBy('id', 'desc')
    .limit(take)
    .offset(skip)

const idsOfTopic = (database: Database, list: EntryList, { before, skip, take, now }: Slice) =>
  database
    .selectFrom('entry_topic')
    .select('entry_id as id')
    .where('kind', '=', list.kind)
    .where('topic', '=', list.topic)
    .$if(list.category !== '', (query) => query.where('category', '=', list.category))
    .where('sort_day', '<', before)
    .where(isVisibleTopic(now))
    .orderBy('sort_day', 'desc')
    .orderBy('entry_id', 'desc')
    .limit(take)
    .offset(skip)
