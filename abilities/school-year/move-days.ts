import { addDays, calendarDay, daysBetween, weekdayOf } from '../../school/base/dates.ts'
import { dayOf, timeOf, type Repeat } from '../../school/kinds/occurrences.ts'

/** Parts of a day that a move by a year can keep: the third Friday of a month, or the date. */
export const keptOfDays = ['weekday', 'date'] as const
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

function lastDayOfMonth(year: number, month: number): string {
  const next = month === 12 ? calendarDay(year + 1, 1, 1) : calendarDay(year, month + 1, 1)
  return addDays(next ?? `${year}-12-31`, -1)
}

/** Days and times of an event in Manila, `YYYY-MM-DDTHH:MM`. */
export interface EventDays {
  startsAt: string
  endsAt: string
  /** the last day of its repeat; `null` for an event that takes place once */
  until: string | null
}

/** Moves an event to another first day: it is as long as before, and so is its repeat. */
export function moveTo({ startsAt, endsAt, until }: EventDays, first: string): EventDays {
  const by = daysBetween(dayOf(startsAt), first)
  return {
    startsAt: `${first}T${timeOf(startsAt)}`,
    endsAt: `${addDays(dayOf(endsAt), by)}T${timeOf(endsAt)}`,
    until: until && addDays(until, by),
  }
}

/** Days of a daily repeat from which on weekdays do not matter to it: it goes over a weekend. */
const wholeWeek = 7

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
  const isLong = until !== null && daysBetween(dayOf(startsAt), until) + 1 >= wholeWeek
  return every === 'day' && isLong ? 'date' : null
}
