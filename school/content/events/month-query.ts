import type { Query } from '../../base/query.ts'
import { fail, succeed, type Result } from '../../base/result.ts'

/** The years that the calendar can show. */
const firstYear = 2000
const lastYear = 2099

/**
 * Reads the month of the events calendar from an address.
 *
 * @returns `YYYY-MM`, or `null` for the current month; the failure is what was given instead
 */
export function parseMonth(parameters: Query<'month'>): Result<string | null, string> {
  const month = parameters.get('month')
  if (month === null) return succeed(null)
  return isMonth(month) ? succeed(month) : fail(month)
}

/** Returns whether a text is a month `YYYY-MM` that calendars can show. */
export function isMonth(text: string): boolean {
  const year = Number(text.slice(0, 4))
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && year >= firstYear && year <= lastYear
}
