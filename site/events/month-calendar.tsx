import { addMonths } from '../../school/base/dates.ts'
import { formatList, formatMonth, formatShortWeekday } from '../../school/base/formats.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as chipStyles from '../ui/chip.module.css'
import { ArrowRightIcon } from '../ui/icons.tsx'
import { SampleTag } from '../ui/sample-note.tsx'
import { agendaAnchor } from './event-agenda.tsx'
import { eventAddress, eventsAddress } from './event-badge.tsx'
import { daysInWords, hoursInWords, isOneDay } from './event-words.ts'
import * as styles from './month-calendar.module.css'
import { MonthTable } from './month-table.tsx'

interface MonthCalendarProps {
  /** `YYYY-MM` */
  month: string
  /** every occurrence in the month, in order */
  events: readonly EventItem[]
  /** the list of future events above has all events of the month, so no other list repeats them */
  isInAgenda: boolean
  /** the current month, if `month` is shown in its place, and whether it had events */
  over: { month: string; hadEvents: boolean } | null
  /** the first month with events after an empty month; `null` without any */
  nextMonth: string | null
  today: string
  /** the first and the last month with a link */
  range: { first: string; last: string }
}

/** A month as a table; on small screens its days link to a list of events below. */
export function MonthCalendar({
  month,
  events,
  isInAgenda,
  over,
  nextMonth,
  today,
  range,
}: MonthCalendarProps) {
  const t = useMessages()
  const currentMonth = today.slice(0, 7)
  const inMonth = { month: formatMonth(month, t.language) }
  return (
    <section className={styles.root} id="calendar" aria-labelledby="month" data-screen-only>
      {over && (
        <p className={styles.over}>
          {t('events.noMoreInMonth', {
            month: formatMonth(over.month, t.language),
            next: inMonth.month,
          })}
        </p>
      )}
      <div className={styles.head}>
        <h2 id="month">{inMonth.month}</h2>
        <MonthSteps month={month} currentMonth={currentMonth} over={over} range={range} />
      </div>
      <MonthTable
        month={month}
        events={events}
        today={today}
        anchorOf={isInAgenda ? agendaAnchor : anchorOf}
      />
      {events.length === 0 && (
        <p className={styles.empty}>
          {t('events.noneInMonth', inMonth)}{' '}
          {nextMonth !== null && (
            <a href={`${eventsAddress(t.language, nextMonth, currentMonth)}#calendar`}>
              {t('events.nextMonth', { month: formatMonth(nextMonth, t.language) })}
            </a>
          )}
        </p>
      )}
      {events.length > 0 && !isInAgenda && (
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
              <p>
                {formatList(
                  [
                    isOneDay(event) ? null : daysInWords(t, event),
                    hoursInWords(t, event),
                    event.place,
                  ],
                  t.language,
                )}{' '}
                {event.sample && <SampleTag />}
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
  over,
  range,
}: { currentMonth: string } & Pick<MonthCalendarProps, 'month' | 'over' | 'range'>) {
  const t = useMessages()
  // The current month has its own address while the plain address shows a later month.
  const previous = over?.hadEvents ? over.month : addMonths(over?.month ?? month, -1)
  const before = month > range.last ? range.last : previous
  const after = month < range.first ? range.first : addMonths(month, 1)
  return (
    <nav aria-label={t('events.months')} className={styles.steps}>
      {before >= range.first && (
        <a
          href={`${eventsAddress(t.language, before, over ? null : currentMonth)}#calendar`}
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

/** The id of an occurrence in the list of the month. */
const anchorOf = (event: EventItem) => `on-${dayOf(event.startsAt)}-${event.eventID}`
