import type { Language } from '../languages/language.ts'
import { pageAddress, withQuery } from '../page-address.ts'

/**
 * Builds the address of the calendar of a month; leaves the current month out, so that it has one
 * address, unless `null` is given for it.
 */
export const eventsAddress = (
  language: Language,
  month: string,
  currentMonth: string | null,
): string =>
  withQuery(
    pageAddress(language, '/events'),
    new URLSearchParams(month === currentMonth ? {} : { month }),
  )
