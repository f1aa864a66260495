import { pageAddress, withQuery } from '../page-address.ts'

/**
 * Builds the address of the calendar of a month; leaves the current month out, so that it has one
 * address.
 */
export const eventsAddress = (month: string, currentMonth: string): string =>
  withQuery(pageAddress('/events'), new URLSearchParams(month === currentMonth ? {} : { month }))
