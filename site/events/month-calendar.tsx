import { addMonths } from '../../school/base/dates.ts'
import { formatList, formatMonth, formatShortWeekday } from '../../school/base/formats.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as chipStyles from '../ui/chip.module.css'
import { ArrowRightIcon } from '../ui/icons.tsx'
import { eventAddress } from './event-badge.tsx'
import { daysInWords, hoursInWords, isOneDay } from './event-words.ts'
import { eventsAddress } from './events-address.ts'
import * as kickerStyles from '../ui/kicker.module.css'
import * as styles from './month-calendar.module.css'
import { anchorOf, MonthTable } from './month-table.tsx'

interface MonthCalendarProps {
  /** `YYYY-MM` */
  month: string
  /** every occurrence in the month, in order */
  events: readonly EventItem[]
  /** the first month with events after a month without; `null` where there is none */
  nextMonth: string | null
  today: string
  /** the first and the last month with a link */
  range: { first: string; last: string }
}

/** A month as a table; on small screens its days link to a list of events below. */
export function MonthCalendar({ month, events, nextMonth, today, range }: MonthCalendarProps) {
  const t = useMessages()
  const currentMonth = today.slice(0, 7)
  const inMonth = { month: formatMonth(month, t.language) }
  return (
    <section className={styles.root} id="calendar" aria-labelledby="month">
      <div className={styles.head}>
        <h2 id="month">{inMonth.month}</h2>
        <MonthSteps month={month} currentMonth={currentMonth} range={range} />
      </div>
      <MonthTable month={month} events={events} today={today} />
      {events.length === 0 ? (
        <p className={styles.empty}>
          {t('events.noneInMonth', inMonth)}{' '}
          {nextMonth !== null && (
            <a href={`${eventsAddress(t.language, nextMonth, currentMonth)}#calendar`}>
              {t('events.nextMonth', { month: formatMonth(nextMonth, t.language) })}
            </a>
          )}
        </p>
      ) : (
        <ul className={styles.list} aria-label={t('events.titleOfMonth', inMonth)}>
          {events.map((event) => (
            <li key={anchorOf(event)} id={anchorOf(event)}>
              <time dateTime={dayOf(event.startsAt)}>
                <b>{Number(event.startsAt.slice(8, 10))}</b>{' '}
                {formatShortWeekday(dayOf(event.startsAt), t.language)}
              </time>
              <h3 lang={contentLanguage(t, event)}>
                <a href={eventAddress(t.language, event)}>{event.title}</a>
              </h3>
              {event.sample && (
                <p className={kickerStyles.root}>
                  <b>{t('common.sample')}</b>
                </p>
              )}
              <p>
                {formatList(
                  [
                    isOneDay(event) ? null : daysInWords(t, event),
                    hoursInWords(t, event),
                    event.place,
                  ],
                  t.language,
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Links to the previous and next month, as far as there are events. */
function MonthSteps({
  month,
  currentMonth,
  range,
}: { month: string; currentMonth: string } & Pick<MonthCalendarProps, 'range'>) {
  const t = useMessages()
  const before = month > range.last ? range.last : addMonths(month, -1)
  const after = month < range.first ? range.first : addMonths(month, 1)
  return (
    <nav aria-label={t('events.months')} className={styles.steps}>
      {before >= range.first && (
        <a
          href={`${eventsAddress(t.language, before, currentMonth)}#calendar`}
          className={`${chipStyles.root} ${styles.before}`}
        >
          <ArrowRightIcon />
          <span>{formatMonth(before, t.language)}</span>
        </a>
      )}
      {after <= range.last && (
        <a
          href={`${eventsAddress(t.language, after, currentMonth)}#calendar`}
          className={chipStyles.root}
        >
          <span>{formatMonth(after, t.language)}</span>
          <ArrowRightIcon />
        </a>
      )}
    </nav>
  )
}
