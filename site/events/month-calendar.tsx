import {
  addMonths,
  formatLongDate,
  formatMonth,
  addDays,
  formatShortWeekday,
  formatWeekday,
} from '../../school/base/dates.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { useMessages } from '../languages/use-messages.ts'
import { daysInWords, hoursInWords, isOneDay } from './event-words.ts'
import { weeksOf, type CalendarDay, type DayEvent } from '../../school/content/events/month-grid.ts'
import { dayOf, timeOf } from '../../school/kinds/occurrences.ts'
import { ArrowRightIcon } from '../ui/icons.tsx'
import { eventsAddress } from './events-address.ts'
import { eventAddress } from './event-row.tsx'
import * as styles from './month-calendar.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'
import * as chipStyles from '../ui/chip.module.css'

/** A week from Sunday on, for the names of its days. */
const oneWeek = Array.from({ length: 7 }, (_, place) => addDays('2023-01-01', place))

interface MonthCalendarProps {
  /** `YYYY-MM` */
  month: string
  /** every occurrence in the month, in order */
  events: readonly EventItem[]
  today: string
  /** the first and the last month with a link */
  range: { first: string; last: string }
}

/** A month as a table; on small screens its days link to a list of events below. */
export function MonthCalendar({ month, events, today, range }: MonthCalendarProps) {
  const t = useMessages()
  const inMonth = { month: formatMonth(month, t.language) }
  return (
    <section className={styles.root} id="calendar" aria-labelledby="month">
      <div className={styles.head}>
        <h2 id="month">{inMonth.month}</h2>
        <MonthSteps month={month} currentMonth={today.slice(0, 7)} range={range} />
      </div>
      <table className={styles.table}>
        <caption className={srOnlyStyles.root}>{t('events.captionOfMonth', inMonth)}</caption>
        <thead>
          <tr>
            {oneWeek.map((day) => (
              <th key={day} scope="col">
                <span aria-hidden="true">{formatShortWeekday(day, t.language)}</span>
                <span className={srOnlyStyles.root}>{formatWeekday(day, t.language)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, events).map((week) => (
            <tr key={week[0]?.day}>
              {week.map((day) => (
                <DayCell key={day.day} {...day} isToday={day.day === today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {events.length === 0 ? (
        <p className={styles.empty}>{t('events.noneInMonth', inMonth)}</p>
      ) : (
        <ul className={styles.list} aria-label={t('events.titleOfMonth', inMonth)}>
          {events.map((event) => (
            <li key={anchorOf(event)} id={anchorOf(event)}>
              <time dateTime={dayOf(event.startsAt)}>
                <b>{Number(event.startsAt.slice(8, 10))}</b>{' '}
                {formatShortWeekday(dayOf(event.startsAt), t.language)}
              </time>
              <h3>
                <a href={eventAddress(t.language, event)}>{event.title}</a>
              </h3>
              <p>
                {[
                  isOneDay(event) ? null : daysInWords(t, event),
                  hoursInWords(t, event),
                  event.place,
                ]
                  .filter(Boolean)
                  .join(', ')}
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
          {formatMonth(before, t.language)}
        </a>
      )}
      {after <= range.last && (
        <a
          href={`${eventsAddress(t.language, after, currentMonth)}#calendar`}
          className={chipStyles.root}
        >
          {formatMonth(after, t.language)}
          <ArrowRightIcon />
        </a>
      )}
    </nav>
  )
}

function DayCell({ day, isOutside, events, isToday }: CalendarDay & { isToday: boolean }) {
  const t = useMessages()
  const number = Number(day.slice(8))
  const [first] = events
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={isOutside ? styles.outside : first ? styles.hasEvents : undefined}
    >
      {!isOutside && (
        <time dateTime={day} className={styles.number}>
          {number}
        </time>
      )}
      {first && (
        <>
          <a href={`#${anchorOf(first.event)}`} className={styles.jump}>
            <span aria-hidden="true">{number}</span>
            <span className={srOnlyStyles.root}>
              {t('events.countOfDay', {
                day: formatLongDate(day, t.language),
                count: events.length,
              })}
            </span>
          </a>
          <ul>
            {events.map((each) => (
              <DayEventLink key={each.event.eventID + each.event.startsAt} {...each} />
            ))}
          </ul>
        </>
      )}
    </td>
  )
}

function DayEventLink({ event, lane, span, begins, endsHere }: DayEvent) {
  const t = useMessages()
  const isFirst = span > 0
  const bar = [
    !isFirst && styles.continued,
    !begins && styles.fromBefore,
    !endsHere && styles.goesOn,
  ].filter(Boolean)
  return (
    <li
      data-lane={lane}
      data-span={isFirst && !isOneDay(event) ? span : undefined}
      className={bar.join(' ') || undefined}
    >
      <a
        href={eventAddress(t.language, event)}
        title={`${event.title}, ${hoursInWords(t, event)}`}
        tabIndex={isFirst ? undefined : -1}
      >
        {begins && !event.allDay && <span className={styles.time}>{shortTime(event)}</span>}{' '}
        <span>{event.title}</span>
      </a>
    </li>
  )
}

/** '4:30' */
const shortTime = ({ startsAt }: EventItem) => {
  const hour = Number(timeOf(startsAt).slice(0, 2))
  const minute = startsAt.slice(14)
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}${hour < 12 ? 'a' : 'p'}`
}

const anchorOf = (event: EventItem) => `on-${dayOf(event.startsAt)}-${event.eventID}`
