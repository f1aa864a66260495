import { formatBadge, formatFullDate, formatShortWeekday } from '../../school/base/formats.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import type { Translate } from '../languages/translate.ts'
import type { EventDay } from './event-days.tsx'

/** Formats the first day of an event for a calendar leaf. */
export function dayInWords(
  { language }: Translate,
  { startsAt }: Pick<EventItem, 'startsAt'>,
): EventDay {
  const date = dayOf(startsAt)
  return {
    ...formatBadge(date, language),
    date,
    label: formatFullDate(date, language),
    weekday: formatShortWeekday(date, language),
  }
}
