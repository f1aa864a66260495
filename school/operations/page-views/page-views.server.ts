import type { Database } from '../../../db/database.ts'
import { addDays } from '../../base/dates.ts'
import { inChunks } from '../../base/chunks.ts'

/** Number of days for which page views are kept: a year and a month. */
const retentionDays = 396

/** A day as the database counts it. @param day `YYYY-MM-DD` */
export const dayNumber = (day: string) => Number(day.replaceAll('-', ''))

/**
 * Adds to the page views of a day; safe while other processes add to them.
 *
 * @param day in Manila, `YYYY-MM-DD`
 * @param views by path; '' for the whole site
 */
export async function addPageViews(
  database: Database,
  day: string,
  views: ReadonlyMap<string, number>,
): Promise<void> {
  // Sorted, so that two processes never wait for each other.
  const rows = [...views].sort(([one], [other]) => (one < other ? -1 : 1))
  await database.transaction().execute(async (transaction) => {
    const numbered = rows.map(([path, count]) => ({ day: dayNumber(day), path, views: count }))
    for (const some of inChunks(numbered, 3)) {
      await transaction
        .insertInto('page_view')
        .values(some)
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'path'])
            .doUpdateSet((eb) => ({ views: eb('page_view.views', '+', eb.ref('excluded.views')) })),
        )
        .execute()
    }
    await transaction
      .deleteFrom('page_view')
      .where('day', '<', dayNumber(addDays(day, -retentionDays)))
      .execute()
  })
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
    database
      .selectFrom('page_view')
      .select(['day', 'views'])
      .where('day', '>=', from)
      .where('path', '=', '')
      .execute(),
    database
      .selectFrom('page_view')
      .select((eb) => ['path', eb.fn.sum<number | string>('views').as('views')])
      .where('day', '>=', from)
      .where('path', '!=', '')
      .groupBy('path')
      .orderBy('views', 'desc')
      .orderBy('path')
      .limit(pages)
      .execute(),
  ])
  const byNumber = new Map(totals.map((row) => [row.day, row.views]))
  const listed = Array.from({ length: days }, (_, index) => addDays(today, index + 1 - days))
  return {
    byDay: listed.map((day) => ({ day, views: byNumber.get(dayNumber(day)) ?? 0 })),
    mostViewed: mostViewed.map(({ path, views }) => ({ path, views: Number(views) })),
  }
}
