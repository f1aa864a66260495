import type { Database } from '../../db/database.ts'
import type { DayCountTable } from '../../db/operation-tables.ts'
import { inChunks } from '../../db/chunks.ts'
import { addDays, dayNumber } from '../base/dates.ts'

/** Number of days for which counts are kept; `null`: for good. Page views: a year and a month. */
const retentionDays: Record<DayCountTable['subject'], number | null> = {
  'page-view': 396,
  'failed-search': 180,
  scan: null,
}

/**
 * Adds to the counts of a day, and deletes those of days that are too long ago. Safe while other
 * processes add to them.
 *
 * @param day in Manila, `YYYY-MM-DD`
 * @param counts by name: views by path, with '' for the whole site, scans by code, searches by words
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
  const kept = retentionDays[subject]
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
    if (kept !== null)
      await transaction
        .deleteFrom('day_count')
        .where('subject', '=', subject)
        .where('day', '<', dayNumber(addDays(day, -kept)))
        .execute()
  })
}
