import { addDays, addMonths, calendarDay, daysBetween, weekdayOf } from '../base/dates.ts'

/** One occurrence of an event; both times in Manila without a zone, `YYYY-MM-DDTHH:MM`. */
export interface Occurrence {
  startsAt: string
  endsAt: string
}

/** The days of a week, in the order of `weekdayOf`. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const
export type Weekday = (typeof weekdays)[number]

/** Rule by which an event repeats. Fields that a stored event does not have yet are left out. */
export interface Repeat {
  every: 'day' | 'week' | 'month' | 'year'
  /** of each week, beside the weekday of the first day */
  weekdays?: readonly Weekday[]
  /** the last day on which it may begin */
  until: string
  /** days on which it would begin, and does not */
  except?: readonly string[]
  /** holidays are left out too, see `leaveOutHolidays` */
  notOnHolidays?: boolean
}

/** The fields of an event that decide its occurrences. */
export interface EventTimes extends Occurrence {
  repeat: Repeat | null
}

/** Returns the day of a time: `2026-12-16` of `2026-12-16T04:30`. */
export const dayOf = (time: string) => time.slice(0, 10)
/** Returns the time of day: `04:30` of `2026-12-16T04:30`. */
export const timeOf = (time: string) => time.slice(11)
const monthOf = (time: string) => time.slice(0, 7)

/**
 * Lists every occurrence of an event, in order. Skips months without the day (the 31st, February
 * 29), as calendar programs do (RFC 5545, 3.3.10).
 */
export function* occurrencesOf({ startsAt, endsAt, repeat }: EventTimes): Generator<Occurrence> {
  const length = daysBetween(dayOf(startsAt), dayOf(endsAt))
  const except = new Set(repeat?.except)
  for (const day of repeat ? daysOfRule(dayOf(startsAt), repeat) : [dayOf(startsAt)]) {
    if (except.has(day)) continue
    yield { startsAt: day + startsAt.slice(10), endsAt: addDays(day, length) + endsAt.slice(10) }
  }
}

/** Lists the weekdays of a weekly repeat from Sunday on, including the weekday of its first day. */
export function weekdaysOf({ startsAt, repeat }: EventTimes): Weekday[] {
  const first = weekdayOf(dayOf(startsAt))
  return weekdays.filter((name, index) => index === first || repeat?.weekdays?.includes(name))
}

/** Lists the days on which a repeat begins, in order, without regard to exceptions. */
function* daysOfRule(start: string, repeat: Repeat): Generator<string> {
  const { every, until } = repeat
  if (every === 'week') {
    const first = weekdayOf(start)
    const names = weekdaysOf({ startsAt: start, endsAt: start, repeat })
    const offsets = names
      .map((name) => (weekdays.indexOf(name) - first + 7) % 7)
      .sort((one, other) => one - other)
    for (let week = start; week <= until; week = addDays(week, 7)) {
      for (const day of offsets.map((offset) => addDays(week, offset))) if (day <= until) yield day
    }
    return
  }
  yield start
  if (every === 'day') {
    for (let day = addDays(start, 1); day <= until; day = addDays(day, 1)) yield day
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

/** Returns the last day of the last occurrence. */
export const lastDayOf = (event: EventTimes) => dayOf(lastOccurrence(event).endsAt)

/** Lists the months `YYYY-MM` with days of an event, in order. */
export function monthsOf(event: EventTimes): string[] {
  const months = new Set<string>()
  for (const { startsAt, endsAt } of occurrencesOf(event)) {
    for (let month = monthOf(startsAt); month <= monthOf(endsAt); month = addMonths(month, 1))
      months.add(month)
  }
  return [...months]
}

/** Lists the occurrences with a day from `first` to `last`, both inclusive. */
export function occurrencesBetween(event: EventTimes, first: string, last: string): Occurrence[] {
  const found: Occurrence[] = []
  for (const occurrence of occurrencesOf(event)) {
    if (dayOf(occurrence.startsAt) > last) break
    if (dayOf(occurrence.endsAt) >= first) found.push(occurrence)
  }
  return found
}

/** Lists up to `count` occurrences whose last day has not passed; the first is current or next. */
export function comingOccurrences(event: EventTimes, today: string, count: number): Occurrence[] {
  const coming: Occurrence[] = []
  for (const occurrence of occurrencesOf(event)) {
    if (coming.length >= count) break
    if (dayOf(occurrence.endsAt) >= today) coming.push(occurrence)
  }
  return coming
}

/** Returns the last occurrence of an event. */
export function lastOccurrence(event: EventTimes): Occurrence {
  let last: Occurrence = { startsAt: event.startsAt, endsAt: event.endsAt }
  for (const occurrence of occurrencesOf(event)) last = occurrence
  return last
}

/** Returns the current or next occurrence; after all of them the last. */
export const nearestOccurrence = (event: EventTimes, today: string): Occurrence =>
  comingOccurrences(event, today, 1)[0] ?? lastOccurrence(event)
