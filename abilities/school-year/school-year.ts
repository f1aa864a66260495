import { addDays, calendarDay, daysBetween, weekdayOf } from '../../school/base/dates.ts'
import { dayOf, timeOf, type Repeat } from '../../school/kinds/occurrences.ts'
import type { admissionGuideKind } from '../../school/kinds/admission-guide.ts'
import type { countersKind } from '../../school/kinds/counters.ts'
import type { siteSettingsKind } from '../../school/kinds/site-settings.ts'

/** The month from which on staff are asked to move the site to the next school year. */
const askingMonth = 3

/** The month in which a school year begins: its events are those from this month on. */
const firstMonth = 6

/** Reads the year and month of a day, `YYYY-MM-DD`. */
const partsOf = (day: string) => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) })

/** Returns the calendar year in which the school year of a day began. @param day in Manila */
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
  return current < (month >= askingMonth ? year : year - 1)
}

/** Returns the first and last day of a school year, for its events. */
export function daysOf(start: number): { first: string; last: string } {
  const firstDay = (year: number) => `${year}-${String(firstMonth).padStart(2, '0')}-01`
  return { first: firstDay(start), last: addDays(firstDay(start + 1), -1) }
}

const schoolYearRange = /\b(20\d\d|\d\d)(\s?[-–/]\s?)(20\d\d|\d\d)\b/g

/**
 * Moves the school years in a text by a number of years; other numbers stay.
 * @example moveYearsIn('A.Y. 26-27, page 3', 1) // 'A.Y. 27-28, page 3'
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

/** Parts of a day that a move by a year can keep: the third Friday of a month, or the date. */
const keptOfDays = ['weekday', 'date'] as const
export type KeptOfDay = (typeof keptOfDays)[number]

/**
 * Moves a day by whole years. With `weekday`, the third Friday of a month stays the third Friday,
 * and a fifth that the month does not have becomes the last.
 *
 * @example moveDay('2027-01-01', 1, 'weekday') // '2028-01-07', the first Friday again
 */
export function moveDay(day: string, years: number, kept: KeptOfDay): string {
  const year = Number(day.slice(0, 4)) + years
  const month = Number(day.slice(5, 7))
  const date = Number(day.slice(8))
  if (kept === 'date') return calendarDay(year, month, date) ?? lastDayOfMonth(year, month)
  const first = calendarDay(year, month, 1) ?? day
  const offset = (weekdayOf(day) - weekdayOf(first) + 7) % 7
  const moved = addDays(first, offset + 7 * Math.floor((date - 1) / 7))
  return moved.slice(0, 7) === first.slice(0, 7) ? moved : addDays(moved, -7)
}

/** Returns the last day of a month, `YYYY-MM-DD`. @param month from 1 */
function lastDayOfMonth(year: number, month: number): string {
  const next = month === 12 ? calendarDay(year + 1, 1, 1) : calendarDay(year, month + 1, 1)
  return addDays(next ?? `${year}-12-31`, -1)
}

/** Days and times of an event in Manila, `YYYY-MM-DDTHH:MM`. */
interface EventDays {
  startsAt: string
  endsAt: string
  /** the last day of its repeat; `null` for an event that takes place once */
  until: string | null
}

/** Moves an event to another first day. The event and its repeat stay as long as before. */
export function moveTo({ startsAt, endsAt, until }: EventDays, first: string): EventDays {
  const by = daysBetween(dayOf(startsAt), first)
  return {
    startsAt: `${first}T${timeOf(startsAt)}`,
    endsAt: `${addDays(dayOf(endsAt), by)}T${timeOf(endsAt)}`,
    until: until && addDays(until, by),
  }
}

/** Number of days from which on a daily repeat goes over a weekend, so that weekdays do not matter. */
const daysOfWeek = 7

/**
 * Moves an event by a year. A weekly repeat always keeps its weekdays; one by date (each month, each
 * year, or each day for a week or more, such as Simbang gabi) its date.
 */
export function moveEvent(
  { every, ...event }: EventDays & { every: Repeat['every'] | null },
  kept: KeptOfDay,
): EventDays {
  const first = dayOf(event.startsAt)
  return moveTo(event, moveDay(first, 1, keptBy(event, every) ?? kept))
}

/** Returns the part of a day that a repeat always keeps; `null`: the one chosen for all events. */
function keptBy({ startsAt, until }: EventDays, every: Repeat['every'] | null): KeptOfDay | null {
  if (every === 'week') return 'weekday'
  if (every === 'month' || every === 'year') return 'date'
  const isLong = until !== null && daysBetween(dayOf(startsAt), until) + 1 >= daysOfWeek
  return every === 'day' && isLong ? 'date' : null
}

interface YearDocument {
  key: (typeof admissionGuideKind | typeof siteSettingsKind | typeof countersKind)['key']
  /** the part of it that holds for one school year */
  part: string
  /** the field with which its editor begins, if any */
  field?: string
}

/** The documents that the checklist always has, in its order. */
export const yearDocuments: readonly YearDocument[] = [
  { key: 'admission-guide', part: 'Fees of each level, and their school year' },
  { key: 'site-settings', part: 'Admissions note: “Updated as of …”', field: 'admissionsUpdated' },
  { key: 'counters', part: 'Enrollment figures, and the school year in their notes' },
]

export const findYearDocument = (key: string) =>
  yearDocuments.find((document) => document.key === key)
