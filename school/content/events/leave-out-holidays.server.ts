import type { Database } from '../../../db/database.ts'
import { holidaysKind, leaveOutHolidays } from '../../kinds/holidays.ts'
import type { EventTimes } from '../../kinds/occurrences.ts'
import { readReference } from '../reference/reference-content.server.ts'

/**
 * Leaves the holidays out of events that are not on holidays. Everything that shows the days of an
 * event reads it through here; what is stored for it does not know holidays.
 */
export async function withoutHolidays<Event extends EventTimes>(
  database: Database,
  events: readonly Event[],
): Promise<Event[]> {
  if (!events.some(({ repeat }) => repeat?.notOnHolidays)) return [...events]
  const holidays = await readReference(database, holidaysKind)
  return events.map((event) => leaveOutHolidays(event, holidays))
}
