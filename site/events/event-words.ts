import {
  formatFullDate,
  formatShortDate,
  formatShortFullDate,
  formatShortWeekday,
  formatTime,
} from '../../school/base/formats.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { dayOf, timeOf } from '../../school/kinds/occurrences.ts'
import { dateRange } from '../languages/date-range.ts'
import type { Translate } from '../languages/translate.ts'

type Times = Pick<EventItem, 'startsAt' | 'endsAt' | 'allDay'>

export const isOneDay = ({ startsAt, endsAt }: Pick<Times, 'startsAt' | 'endsAt'>) =>
  dayOf(startsAt) === dayOf(endsAt)

/**
 * Formats the days of an event: 'Wednesday, December 16, 2026' or 'Dec 16, 2026 to Dec 24, 2026'.
 */
export const daysInWords = (t: Translate, event: Times) =>
  isOneDay(event) ? formatFullDate(dayOf(event.startsAt), t.language) : range(t, event)

/** Formats the days in little space: 'Wed, Dec 16, 2026'. */
export const daysInShort = (t: Translate, event: Times) =>
  isOneDay(event) ? formatShortFullDate(dayOf(event.startsAt), t.language) : range(t, event)

const range = (t: Translate, { startsAt, endsAt }: Times) =>
  dateRange(t, dayOf(startsAt), dayOf(endsAt))

/**
 * Formats the hours of an event: '4:30 AM to 6:00 AM', 'All day', or 'Thu 8:00 AM to Fri 12:00 PM'.
 */
export function hoursInWords(t: Translate, { startsAt, endsAt, allDay }: Times): string {
  if (allDay) return t('common.allDay')
  const isLong = !isOneDay({ startsAt, endsAt })
  const inWords = (moment: string) =>
    (isLong ? `${formatShortWeekday(dayOf(moment), t.language)} ` : '') +
    formatTime(timeOf(moment), t.language)
  const start = inWords(startsAt)
  return startsAt === endsAt ? start : t('common.range', { start, end: inWords(endsAt) })
}

/** Formats a repeat: 'Every Monday and Friday until Mar 13, 2027'; `null` for a single event. */
export const repeatInWords = (t: Translate, { repeat }: Pick<EventItem, 'repeat'>) =>
  repeat &&
  t('common.repeat', { every: repeat.every, until: formatShortDate(repeat.until, t.language) })
