import type { Database } from '../../../db/database.ts'
import type { DayCountTable } from '../../../db/operation-tables.ts'
import { addDays } from '../../base/dates.ts'
import { inChunks } from '../../base/chunks.ts'

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
export const viewsSince = (database: Database, firstDay: number) =>
  database.selectFrom('day_count').where('subject', '=', 'page-view').where('day', '>=', firstDay)

/** Sums the page views of the days from one on by path, most viewed first. */
export async function readMostViewed(
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

export interface ViewFigures {
  /** each day of the period, first to last */
  byDay: { day: string; views: number }[]
  /** the most viewed pages of the period, most viewed first */
  mostViewed: { path: string; views: number }[]
}

/** Counts page views of the last days, including today. @param today in Manila, `YYYY-MM-DD` */
export async function readPageViews(
  database: Database,
  today: string,
  days = 30,
  pages = 10,
): Promise<ViewFigures> {
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
