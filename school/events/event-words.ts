import {
  formatDateRange,
  formatFullDate,
  formatShortDate,
  formatTime,
  weekdayOf,
  weekdays,
} from '../dates.ts'
import type { EventItem } from './events.ts'
import { dayOf, timeOf } from '../kinds/occurrences.ts'

type Times = Pick<EventItem, 'startsAt' | 'endsAt' | 'allDay'>

export const isOneDay = ({ startsAt, endsAt }: Pick<Times, 'startsAt' | 'endsAt'>) =>
  dayOf(startsAt) === dayOf(endsAt)

/**
 * Formats the days of an event: 'Wednesday, December 16, 2026' or 'Dec 16, 2026 to Dec 24, 2026'.
 */
export const daysInWords = (event: Times) =>
  isOneDay(event) ? formatFullDate(dayOf(event.startsAt)) : range(event)

/** Formats the days in little space: 'Wed, Dec 16, 2026'. */
export const daysInShort = (event: Times) =>
  isOneDay(event) ? shortDate(dayOf(event.startsAt)) : range(event)

const range = ({ startsAt, endsAt }: Times) => formatDateRange(dayOf(startsAt), dayOf(endsAt))
const shortDate = (day: string) =>
  `${weekdays[weekdayOf(day)]?.slice(0, 3)}, ${formatShortDate(day)}`

/**
 * Formats the hours of an event: '4:30 AM to 6:00 AM', 'All day', or start and end of several days.
 */
export function hoursInWords({ startsAt, endsAt, allDay }: Times): string {
  if (allDay) return 'All day'
  const start = formatTime(timeOf(startsAt))
  if (startsAt === endsAt) return start
  const end = formatTime(timeOf(endsAt))
  return isOneDay({ startsAt, endsAt })
    ? `${start} to ${end}`
    : `From ${start} to ${end} on the last day`
}

/** Formats the repeat: 'Every week until Mar 13, 2027'; `null` for a single event. */
export const repeatInWords = ({ repeat }: Pick<EventItem, 'repeat'>) =>
  repeat && `Every ${repeat.every} until ${formatShortDate(repeat.until)}`
