import { addDays } from '../../school/base/dates.ts'

/** The month in which staff are asked to move the site to the next school year. */
const askedInMonth = 3

/** The month in which a school year begins for this site: its events are those from here on. */
const firstMonth = 6

const partsOf = (day: string) => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) })

/** Returns the start of the school year in which a day of Manila is. */
export function startAt(day: string): number {
  const { year, month } = partsOf(day)
  return month >= firstMonth ? year : year - 1
}

/**
 * Returns whether staff are asked to move the site on: from March of the calendar year in which the
 * next school year begins until they have done it.
 *
 * @param current start of the site's school year
 * @param today in Manila
 */
export function isMoveDue(current: number, today: string): boolean {
  const { year, month } = partsOf(today)
  return current < (month >= askedInMonth ? year : year - 1)
}

/** The days of the events of a school year, both inclusive. */
export function daysOf(start: number): { first: string; last: string } {
  const firstDay = (year: number) => `${year}-${String(firstMonth).padStart(2, '0')}-01`
  return { first: firstDay(start), last: addDays(firstDay(start + 1), -1) }
}

const schoolYearRange = /\b(20\d\d|\d\d)(\s?[-–/]\s?)(20\d\d|\d\d)\b/g

/**
 * Moves the school years in a text on: `A.Y. 26-27` becomes `A.Y. 27-28`, `2026–2027` becomes
 * `2027–2028`. Other numbers stay.
 */
export const moveYearsIn = (text: string, by: number) =>
  text.replace(schoolYearRange, (whole, first: string, dash: string, second: string) => {
    const isRange = (Number(first) + 1) % 100 === Number(second) % 100
    if (!isRange) return whole
    const moved = (year: string) =>
      year.length === 4
        ? String(Number(year) + by)
        : String((Number(year) + by + 100) % 100).padStart(2, '0')
    return moved(first) + dash + moved(second)
  })

/** Returns whether a text names a school year: `S.Y. 2025-26`, `2026–2027`. */
export const namesSchoolYear = (text: string) => moveYearsIn(text, 1) !== text
