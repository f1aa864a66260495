import type { Database } from '../../../db/database.ts'
import type { DayCountTable } from '../../../db/operation-tables.ts'
import { addDays } from '../../base/dates.ts'
import type { Dashboard } from '../dashboard/dashboard.ts'
import { inChunks } from '../../../db/chunks.ts'
import { entryAddress } from '../../kinds/define-kind.ts'
import { findKind } from '../../kinds/index.ts'

/** Number of days for which page views are kept: a year and a month. */
const retentionDays = 396

/** A day as the database counts it. @param day `YYYY-MM-DD` */
export const dayNumber = (day: string) => Number(day.replaceAll('-', ''))

/**
 * Adds to the counts of a day; safe while other processes add to them. Scans are kept for good.
 *
 * @param day in Manila, `YYYY-MM-DD`
 * @param counts by code; views by path, with '' for the whole site
 */
export async function addDayCounts(
  database: Database,
  subject: DayCountTable['subject'],
  day: string,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  // Sorted, so that two processes never wait for each other.
  const rows = [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, count]) => ({ subject, day: dayNumber(day), name, count }))
  await database.transaction().execute(async (transaction) => {
    for (const some of inChunks(rows, 4)) {
      await transaction
        .insertInto('day_count')
        .values(some)
        .onConflict((conflict) =>
          conflict
            .columns(['subject', 'day', 'name'])
            .doUpdateSet((eb) => ({ count: eb('day_count.count', '+', eb.ref('excluded.count')) })),
        )
        .execute()
    }
    if (subject === 'page-view')
      await transaction
        .deleteFrom('day_count')
        .where('subject', '=', subject)
        .where('day', '<', dayNumber(addDays(day, -retentionDays)))
        .execute()
  })
}

/** The page views of the days from one on. */
const viewsSince = (database: Database, firstDay: number) =>
  database.selectFrom('day_count').where('subject', '=', 'page-view').where('day', '>=', firstDay)

/** Sums the page views of the days from one on by path, most viewed first. */
async function readMostViewed(
  database: Database,
  firstDay: number,
  limit: number,
): Promise<{ path: string; views: number }[]> {
  const rows = await viewsSince(database, firstDay)
    .select((eb) => ['name', eb.fn.sum<number | string>('count').as('views')])
    .where('name', '!=', '')
    .groupBy('name')
    .orderBy('views', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute()
  return rows.map(({ name, views }) => ({ path: name, views: Number(views) }))
}

/** Counts page views of the last days, including today. @param today in Manila, `YYYY-MM-DD` */
export async function readPageViews(
  database: Database,
  today: string,
  days = 30,
  pages = 10,
): Promise<Pick<Dashboard['figures'], 'byDay' | 'mostViewed'>> {
  const from = dayNumber(addDays(today, 1 - days))
  const [totals, mostViewed] = await Promise.all([
    viewsSince(database, from).select(['day', 'count']).where('name', '=', '').execute(),
    readMostViewed(database, from, pages),
  ])
  const byNumber = new Map(totals.map((row) => [row.day, row.count]))
  const listed = Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days))
  return {
    byDay: listed.map((day) => ({ day, views: byNumber.get(dayNumber(day)) ?? 0 })),
    mostViewed,
  }
}

/** Number of days over which the views of entries are counted. */
export const viewedDays = 30

/** Number of the most viewed paths that are read: lists and pages are among them. */
const pathsRead = 100

const filipino = '/fil'

/** The English path of the same page. */
const inEnglish = (path: string) =>
  path.startsWith(`${filipino}/`) ? path.slice(filipino.length) : path

/**
 * Lists the entries whose own pages were viewed most in the last days, in both languages, most read
 * first.
 *
 * @param today in Manila, `YYYY-MM-DD`
 */
export async function readMostRead(
  database: Database,
  today: string,
  count: number,
): Promise<Dashboard['figures']['mostRead']> {
  const views = new Map<string, number>()
  for (const row of await readMostViewed(database, firstDay(today), pathsRead)) {
    const path = inEnglish(row.path)
    views.set(path, (views.get(path) ?? 0) + row.views)
  }
  const slugs = [...views.keys()].map(lastPart).filter((slug) => slug !== '')
  if (slugs.length === 0) return []
  const entries = await database
    .selectFrom('entry')
    .select(['id', 'kind', 'title', 'slug', 'category'])
    .where('status', '=', 'published')
    .where('slug', 'in', [...new Set(slugs)])
    .execute()
  const read = entries.flatMap((row) => {
    const kind = findKind(row.kind)
    const address = kind ? entryAddress(kind, row) : ''
    const seen = views.get(address)
    const { id, title } = row
    return seen === undefined || !kind ? [] : [{ id, kind: kind.name, title, address, views: seen }]
  })
  return read.toSorted((one, other) => other.views - one.views || one.id - other.id).slice(0, count)
}

/**
 * Counts the views of a page in the last days, in both languages.
 *
 * @param address its English path
 * @param today in Manila, `YYYY-MM-DD`
 */
export async function countViewsOf(
  database: Database,
  address: string,
  today: string,
): Promise<number> {
  const { views } = await viewsSince(database, firstDay(today))
    .select((eb) => eb.fn.sum<number | string | null>('count').as('views'))
    .where('name', 'in', [address, filipino + address])
    .executeTakeFirstOrThrow()
  return Number(views ?? 0)
}

const firstDay = (today: string) => dayNumber(addDays(today, 1 - viewedDays))

function lastPart(path: string): string {
  const part = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
