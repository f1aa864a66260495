import type { Database } from '../../../db/database.ts'
import { addDays, dayNumber } from '../../base/dates.ts'
import type { Dashboard } from '../dashboard/dashboard.ts'
import { entryAddress } from '../../kinds/define-kind.ts'
import { findKind } from '../../kinds/index.ts'

/** Selects the page views from a day on. @param firstDay as {@link dayNumber} writes it */
const viewsSince = (database: Database, firstDay: number) =>
  database.selectFrom('day_count').where('subject', '=', 'page-view').where('day', '>=', firstDay)

/** Sums the page views from a day on by path, most viewed first. */
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

/** Number of days over which page views are counted, including today. */
export const viewedDays = 30

/** Number of paths in the list of those viewed most. */
const pathsListed = 10

/** Counts the page views of the last days. @param today in Manila, `YYYY-MM-DD` */
export async function readPageViews(
  database: Database,
  today: string,
): Promise<Pick<Dashboard['figures'], 'byDay' | 'mostViewed'>> {
  const from = firstDay(today)
  const [totals, mostViewed] = await Promise.all([
    viewsSince(database, from).select(['day', 'count']).where('name', '=', '').execute(),
    readMostViewed(database, from, pathsListed),
  ])
  const views = new Map(totals.map((row) => [row.day, row.count]))
  const days = Array.from({ length: viewedDays }, (_, index) =>
    addDays(today, index + 1 - viewedDays),
  )
  return {
    byDay: days.map((day) => ({ day, views: views.get(dayNumber(day)) ?? 0 })),
    mostViewed,
  }
}

/** Number of the most viewed paths that are read: lists and pages are among them. */
const pathsRead = 100

/** The prefix of the addresses of Filipino pages. */
const filipino = '/fil'

/** Returns the English path of the same page. */
const inEnglish = (path: string) =>
  path.startsWith(`${filipino}/`) ? path.slice(filipino.length) : path

/**
 * Lists the entries whose own pages were viewed most in the last days, in both languages, most read
 * first.
 *
 * @param today in Manila, `YYYY-MM-DD`
 * @param limit maximum number of entries
 */
export async function readMostRead(
  database: Database,
  today: string,
  limit: number,
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
  const viewed = entries.flatMap((row) => {
    const kind = findKind(row.kind)
    if (!kind) return []
    const address = entryAddress(kind, row)
    const count = views.get(address)
    const { id, title } = row
    return count === undefined ? [] : [{ id, kind: kind.name, title, address, views: count }]
  })
  return viewed
    .toSorted((one, other) => other.views - one.views || one.id - other.id)
    .slice(0, limit)
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

/** Returns the first counted day, as the database stores it. */
const firstDay = (today: string) => dayNumber(addDays(today, 1 - viewedDays))

/** Returns the last part of a path, decoded: the slug of an entry. */
function lastPart(path: string): string {
  const part = path.slice(path.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
