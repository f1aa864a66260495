import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { EntryRow } from '../../db/tables.ts'
import { monthOf } from './tally.server.ts'
import { isVisible, isVisibleTopic } from './visible.server.ts'

/** Which list to page through: a kind, and '' or a value for category and topic (in lower case). */
export interface EntryList {
  kind: string
  category: string
  topic: string
}

export interface EntryPage {
  entries: EntryRow[]
  /** how many entries a visitor could see in this list */
  total: number
}

/**
 * One page of what visitors may see, newest first and undated last. Its cost does not grow with the archive: totals
 * come from the tallies, and a far page starts from the month it lies in.
 * @param page from 1; beyond the end the page is empty
 * @param now milliseconds since 1970, UTC
 */
export async function listVisibleEntries(
  database: Database,
  list: EntryList,
  { page, pageSize, now }: { page: number; pageSize: number; now: number },
): Promise<EntryPage> {
  const months = await visibleByMonth(database, list, now)
  const total = months.reduce((sum, { count }) => sum + count, 0)
  let skip = (page - 1) * pageSize
  if (skip >= total) return { entries: [], total }
  let first = 0
  while (skip >= (months[first]?.count ?? Number.POSITIVE_INFINITY)) {
    skip -= months[first]?.count ?? 0
    first += 1
  }
  const before = ((months[first]?.month ?? 0) + 1) * 100
  const ids = await pageOfIds(database, list, { before, skip, take: pageSize, now })
  return { entries: await readEntries(database, ids), total }
}

/** How many visible entries a list has in each month, newest first. */
async function visibleByMonth(database: Database, list: EntryList, now: number) {
  const published = await database
    .selectFrom('entry_tally')
    .select(['month', 'count'])
    .where('kind', '=', list.kind)
    .where('category', '=', list.category)
    .where('topic', '=', list.topic)
    .orderBy('month', 'desc')
    .execute()
  const hidden = await hiddenByMonth(database, list, now)
  return published.map(({ month, count }) => ({ month, count: count - (hidden.get(month) ?? 0) }))
}

/** Published entries whose time has not come or is over: few, and found through an index of their own. */
async function hiddenByMonth(database: Database, list: EntryList, now: number): Promise<Map<number, number>> {
  const rowsOf = (which: 'scheduled' | 'expired') =>
    database
      .selectFrom('entry')
      .select(['id', 'sort_day'])
      .where('status', '=', 'published')
      .where('kind', '=', list.kind)
      .$if(which === 'scheduled', (query) => query.where('publish_at', '>', now))
      .$if(which === 'expired', (query) =>
        query.where('expires_at', 'is not', null).where('expires_at', '<=', now).where('publish_at', '<=', now),
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
  const counts = new Map<number, number>()
  for (const { sort_day } of [...(await rowsOf('scheduled')), ...(await rowsOf('expired'))]) {
    counts.set(monthOf(sort_day), (counts.get(monthOf(sort_day)) ?? 0) + 1)
  }
  return counts
}

interface Slice {
  /** only entries of an earlier day than this */
  before: number
  skip: number
  take: number
  now: number
}

async function pageOfIds(database: Database, list: EntryList, { before, skip, take, now }: Slice): Promise<number[]> {
  if (list.topic !== '') {
    const rows = await database
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
      .execute()
    return rows.map((row) => row.id)
  }
  const rows = await database
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
    .execute()
  return rows.map((row) => row.id)
}

async function readEntries(database: Database, ids: readonly number[]): Promise<EntryRow[]> {
  if (ids.length === 0) return []
  const rows = await database.selectFrom('entry').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
