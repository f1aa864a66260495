import { addDays, addMonths, calendarDay, daysBetween } from '../dates.ts'
import type { SchoolEvent } from './event.ts'

/** One time at which an event takes place; both in Manila without a zone, `YYYY-MM-DDTHH:MM`. */
export interface Occurrence {
  startsAt: string
  endsAt: string
}

/** What of an event decides when it takes place. */
export type EventTimes = Pick<SchoolEvent, 'startsAt' | 'endsAt' | 'repeat'>

export const dayOf = (time: string) => time.slice(0, 10)
export const timeOf = (time: string) => time.slice(11)
const monthOf = (time: string) => time.slice(0, 7)

/**
 * Every time at which an event takes place, in order. A repeat on a day that some months do not
 * have (the 31st, February 29) leaves those out, as calendar programs do (RFC 5545, 3.3.10).
 */
export function* occurrencesOf({ startsAt, endsAt, repeat }: EventTimes): Generator<Occurrence> {
  const length = daysBetween(dayOf(startsAt), dayOf(endsAt))
  for (const day of repeat ? repeatedDays(dayOf(startsAt), repeat) : [dayOf(startsAt)]) {
    yield { startsAt: day + startsAt.slice(10), endsAt: addDays(day, length) + endsAt.slice(10) }
  }
}

function* repeatedDays(
  start: string,
  { every, until }: NonNullable<SchoolEvent['repeat']>,
): Generator<string> {
  yield start
  if (every === 'day' || every === 'week') {
    const step = every === 'day' ? 1 : 7
    for (let day = addDays(start, step); day <= until; day = addDays(day, step)) yield day
    return
  }
  const step = every === 'month' ? 1 : 12
  const last = until.slice(0, 7)
  for (
    let month = addMonths(start.slice(0, 7), step);
    month <= last;
    month = addMonths(month, step)
  ) {
    const day = calendarDay(
      Number(month.slice(0, 4)),
      Number(month.slice(5)),
      Number(start.slice(8)),
    )
    if (day !== null && day <= until) yield day
  }
}

/**
 * The days on which an event may still be seen end with this one: the last day of its last
 * occurrence.
 */
export function lastDayOf(event: EventTimes): string {
  let last = dayOf(event.endsAt)
  for (const { endsAt } of occurrencesOf(event)) last = dayOf(endsAt)
  return last
}

/** The months `YYYY-MM` in which an event has days, in order. */
export function monthsOf(event: EventTimes): string[] {
  const months = new Set<string>()
  for (const { startsAt, endsAt } of occurrencesOf(event)) {
    for (let month = monthOf(startsAt); month <= monthOf(endsAt); month = addMonths(month, 1))
      months.add(month)
  }
  return [...months]
}

/** The occurrences of an event that have a day from `first` to `last`, both included. */
export function occurrencesBetween(event: EventTimes, first: string, last: string): Occurrence[] {
  const found: Occurrence[] = []
  for (const occurrence of occurrencesOf(event)) {
    if (dayOf(occurrence.startsAt) > last) break
    if (dayOf(occurrence.endsAt) >= first) found.push(occurrence)
  }
  return found
}

/**
 * The occurrences whose last day is not over on a day, `count` at most; the first one is on then or
 * comes next.
 */
export function comingOccurrences(event: EventTimes, today: string, count: number): Occurrence[] {
  const coming: Occurrence[] = []
  for (const occurrence of occurrencesOf(event)) {
    if (coming.length >= count) break
    if (dayOf(occurrence.endsAt) >= today) coming.push(occurrence)
  }
  return coming
}

/** The last time at which an event takes place. */
export function lastOccurrence(event: EventTimes): Occurrence {
  let last: Occurrence = { startsAt: event.startsAt, endsAt: event.endsAt }
  for (const occurrence of occurrencesOf(event)) last = occurrence
  return last
}
