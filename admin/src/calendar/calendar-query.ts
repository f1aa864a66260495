import { isMonth } from '../../../school/content/events/month-query.ts'
import { calendarKinds, type CalendarKind } from '../../../school/operations/calendar/calendar.ts'

/** Month and kind that the calendar shows, as in its address. */
export interface CalendarQuery {
  /** `YYYY-MM` */
  month: string
  /** `null`: everything */
  kind: CalendarKind | null
}

/**
 * Reads the query of an address; what is wrong in it counts as left out.
 * @param today the month that is shown without one is its month
 */
export function readCalendarQuery(parameters: URLSearchParams, today: string): CalendarQuery {
  const month = parameters.get('month') ?? ''
  const kind = calendarKinds.find((each) => each === parameters.get('kind')) ?? null
  return { month: isMonth(month) ? month : today.slice(0, 7), kind }
}

/** Writes the address of a month. */
export function calendarPath({ month, kind }: CalendarQuery): string {
  const query = new URLSearchParams({ month, ...(kind && { kind }) })
  return `/admin/calendar?${query}`
}
