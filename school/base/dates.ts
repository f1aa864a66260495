/** The school's time zone; times on screen are in it unless they say otherwise. */
export const schoolTimeZone = 'Asia/Manila'

const pad = (number: number) => String(number).padStart(2, '0')

/** Returns `YYYY-MM-DD` of a real calendar day, otherwise `null`. */
export function calendarDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return exists ? `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}` : null
}

/**
 * Returns whether a date text names its time zone, so that the day in Manila can differ from the
 * written day. An offset counts only after a time ('11-05-2026' has none). JavaScript's own texts
 * end with the zone's name.
 */
const hasZone = (text: string) =>
  /(\dz|gmt|utc|(:\d{2}(\.\d+)?|gmt|utc)\s*[+-]\d{2}:?\d{2})(\s*\(.*\))?$/i.test(text)

/** Maximum length of a date in characters; longer texts are not worth parsing. */
const longestDate = 100

/**
 * Parses a date from the news service (spec 5): 8 digits MMDDYYYY, read strictly, or any date that
 * JavaScript can read.
 *
 * @returns `YYYY-MM-DD`, or `null` when there is no such day: the date is then left out
 */
export function parseServiceDate(value: unknown): string | null {
  if (typeof value === 'number') return parseServiceDate(String(value).padStart(8, '0'))
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (text.length > longestDate) return null
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (digits) return calendarDay(Number(digits[3]), Number(digits[1]), Number(digits[2]))
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text)
  if (iso && !hasZone(text)) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  if (!/\d/.test(text)) return null
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return null
  return hasZone(text)
    ? dayInManila(date)
    : calendarDay(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

/** Formats a day for the news service: MMDDYYYY; '' for none. */
export function toServiceDate(day: string | null): string {
  const [year, month, date] = day?.split('-') ?? []
  return year && month && date ? `${month}${date}${year}` : ''
}

/** Returns a calendar day as the database stores it: 20250309 for '2025-03-09', 0 for no date. */
export const dayNumber = (day: string | null) => (day ? Number(day.replaceAll('-', '')) : 0)

/** Returns the calendar day `YYYY-MM-DD` of a stored number, which is not 0. */
export const dayOfNumber = (number: number) =>
  String(number)
    .padStart(8, '0')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

/** Returns the calendar day `YYYY-MM-DD` of a stored number; `null` for 0, which is no date. */
export const storedDay = (number: number) => (number === 0 ? null : dayOfNumber(number))

const dayMs = 86_400_000
const utcOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Returns the calendar day `count` days later, or earlier when `count` is negative. */
export const addDays = (day: string, count: number) =>
  new Date(utcOf(day) + count * dayMs).toISOString().slice(0, 10)

/** Counts the days between two calendar days; 0 for the same day. */
export const daysBetween = (from: string, to: string) =>
  Math.round((utcOf(to) - utcOf(from)) / dayMs)

/** Returns the month `YYYY-MM` that is `count` months later. */
export function addMonths(month: string, count: number): string {
  const number = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${pad((number % 12) + 1)}`
}

/** Manila is eight hours ahead of UTC, all year. */
const manilaOffsetMs = 8 * 3_600_000

/** Returns when the next day begins in Manila, UTC in milliseconds. */
export const nextManilaMidnight = (now: number) =>
  (Math.floor((now + manilaOffsetMs) / dayMs) + 1) * dayMs - manilaOffsetMs

/** Returns the time in Manila, `YYYY-MM-DDTHH:MM`. @param moment UTC in milliseconds */
export const clockInManila = (moment: number) =>
  new Date(moment + manilaOffsetMs).toISOString().slice(0, 16)

/** Returns the calendar day in Manila at a moment, `YYYY-MM-DD`. */
export const dayInManila = (moment: Date) => clockInManila(moment.getTime()).slice(0, 10)

/** Returns when a calendar day begins in Manila, UTC in milliseconds. */
export const startOfDay = (day: string) => utcOf(day) - manilaOffsetMs

/** Returns the place of a calendar day in its week, from 0 for Sunday. */
export const weekdayOf = (day: string) => new Date(utcOf(day)).getUTCDay()

/** The number of items of a year, such as '2026'. */
export interface YearCount {
  year: string
  count: number
}

/** Counts calendar days by year, newest first; without the undated. */
export function countYears(days: readonly (string | null)[]): YearCount[] {
  const counts = new Map<string, number>()
  for (const day of days) {
    const year = day?.slice(0, 4)
    if (year) counts.set(year, (counts.get(year) ?? 0) + 1)
  }
  return [...counts]
    .map(([year, count]) => ({ year, count }))
    .sort((one, other) => other.year.localeCompare(one.year))
}
