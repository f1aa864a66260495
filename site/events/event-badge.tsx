import { formatBadge, formatShortWeekday } from '../../school/base/formats.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import type { Language } from '../languages/language.ts'
import { useYear } from '../layout/page-settings.ts'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress, withQuery } from '../page-address.ts'
import { isOneDay } from './event-words.ts'
import * as styles from './event-badge.module.css'

export const eventAddress = (language: Language, { slug }: Pick<EventItem, 'slug'>) =>
  pageAddress(language, '/events/:slug', { slug })

/**
 * Builds the address of a month's calendar, without a query for the current month.
 * @param currentMonth `YYYY-MM`; `null` gives every month a query
 */
export const eventsAddress = (
  language: Language,
  month: string,
  currentMonth: string | null,
): string =>
  withQuery(
    pageAddress(language, '/events'),
    new URLSearchParams(month === currentMonth ? {} : { month }),
  )

/** The date of an event as a calendar leaf; screen readers read the date in the text beside. */
export function EventBadge({
  event,
  showsYear = false,
  isInMonth = false,
}: {
  event: Pick<EventItem, 'startsAt' | 'endsAt'>
  /** shows the year, unless it is the current one */
  showsYear?: boolean
  /** shows the weekday instead of the month, which a heading names already */
  isInMonth?: boolean
}) {
  const t = useMessages()
  const thisYear = String(useYear())
  const start = dayOf(event.startsAt)
  const { day, month } = formatBadge(start, t.language)
  const end = formatBadge(dayOf(event.endsAt), t.language)
  const endDay = String(Number(end.day))
  return (
    <span className={styles.root} aria-hidden="true">
      <span>{isInMonth ? formatShortWeekday(start, t.language) : month}</span>
      <b>{day}</b>
      {!isOneDay(event) && (
        <span>
          {t('common.toDay', { day: end.month === month ? endDay : `${end.month} ${endDay}` })}
        </span>
      )}
      {showsYear && !event.startsAt.startsWith(thisYear) && (
        <span>{event.startsAt.slice(0, 4)}</span>
      )}
    </span>
  )
}
