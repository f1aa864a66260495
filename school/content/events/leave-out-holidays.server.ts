import type { Reader } from '../reader.ts'
import { holidaysKind, leaveOutHolidays } from '../../kinds/holidays.ts'
import type { EventTimes } from '../../kinds/occurrences.ts'
import { readReference } from '../reference/reference-content.server.ts'

/**
 * Leaves the holidays out of events that are not on holidays. Everything that shows the days of an
 * event reads it through here; what is stored for it does not know holidays.
 */
export async function withoutHolidays<Event extends EventTimes>(
  reader: Reader,
  events: readonly Event[],
): Promise<Event[]> {
  if (!events.some(({ repeat }) => repeat?.notOnHolidays)) return [...events]
  const holidays = await readReference(reader, holidaysKind)
  return events.map((event) => leaveOutHolidays(event, holidays))
}
