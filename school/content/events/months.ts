import { addDays, addMonths, daysBetween, weekdayOf } from '../../base/dates.ts'
import type { Query } from '../../base/query.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { dayOf, type Occurrence } from '../../kinds/occurrences.ts'

/** First and last year that the calendar can show. */
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

/** An event, or anything else with two times, on one day of a calendar. */
export interface DayEvent<Item extends Occurrence> {
  event: Item
  /** the row within the cell, from 1; the same on all days of a week, which join into a bar */
  lane: number
  /** number of its days in the week, on the first of them, which shows the title; else 0 */
  span: number
  /** the event begins on this day */
  begins: boolean
  /** the event ends within this week of the month */
  endsHere: boolean
}

export interface CalendarDay<Item extends Occurrence> {
  day: string
  /** the day belongs to the month before or after; it is then drawn empty */
  isOutside: boolean
  events: DayEvent<Item>[]
}

/** Lays out the weeks of a month `YYYY-MM`, Sunday first, with days of adjacent months. */
export function weeksOf<Item extends Occurrence>(
  month: string,
  events: readonly Item[],
): CalendarDay<Item>[][] {
  const first = `${month}-01`
  const length = daysBetween(first, `${addMonths(month, 1)}-01`)
  const offset = weekdayOf(first)
  return Array.from({ length: Math.ceil((offset + length) / 7) }, (_, week) => {
    const days = Array.from({ length: 7 }, (_, weekday) =>
      addDays(first, week * 7 - offset + weekday),
    )
    return fillWeek(days, month, events)
  })
}

function fillWeek<Item extends Occurrence>(
  days: readonly string[],
  month: string,
  events: readonly Item[],
): CalendarDay<Item>[] {
  const inside = days.filter((day) => day.startsWith(month))
  const [first = '', last = first] = [inside[0], inside.at(-1)]
  const lanes = lanesOf(
    events.filter((event) => dayOf(event.startsAt) <= last && dayOf(event.endsAt) >= first),
  )
  return days.map((day) => {
    if (!day.startsWith(month)) return { day, isOutside: true, events: [] }
    const onDay = lanes.filter(
      ({ event }) => dayOf(event.startsAt) <= day && dayOf(event.endsAt) >= day,
    )
    const cells = onDay.map(({ event, lane }) => {
      const begins = dayOf(event.startsAt) === day
      const end = dayOf(event.endsAt)
      const span = begins || day === first ? daysBetween(day, end < last ? end : last) + 1 : 0
      return { event, lane, span, begins, endsHere: end <= last }
    })
    return { day, isOutside: false, events: cells }
  })
}

/** Gives each event of a week the first free row; with equal starts, longer events first. */
function lanesOf<Item extends Occurrence>(
  events: readonly Item[],
): { event: Item; lane: number }[] {
  const occupiedUntil: string[] = []
  return [...events]
    .sort((a, b) => dayOf(a.startsAt).localeCompare(dayOf(b.startsAt)) || lengthOf(b) - lengthOf(a))
    .map((event) => {
      const free = occupiedUntil.findIndex((until) => until < dayOf(event.startsAt))
      const row = free < 0 ? occupiedUntil.length : free
      occupiedUntil[row] = dayOf(event.endsAt)
      return { event, lane: row + 1 }
    })
}

/** Returns the number of days after the first. */
const lengthOf = (event: Occurrence) => daysBetween(dayOf(event.startsAt), dayOf(event.endsAt))
