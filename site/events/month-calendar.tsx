import { addMonths, formatLongDate, formatMonth, weekdayOf, weekdays } from '../../school/dates.ts'
import type { EventItem } from '../../school/events/events.ts'
import { daysInWords, hoursInWords, isOneDay } from '../../school/events/event-words.ts'
import { weeksOf, type CalendarDay, type DayEvent } from '../../school/events/month-grid.ts'
import { eventsAddress } from '../../school/events/month-query.ts'
import { dayOf, timeOf } from '../../school/kinds/occurrences.ts'
import { ArrowRightIcon } from '../ui/icons.tsx'
import { eventAddress } from './event-row.tsx'
import * as styles from './month-calendar.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'
import * as chipStyles from '../ui/chip.module.css'

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
  return (
    <section className={styles.root} id="calendar" aria-labelledby="month">
      <div className={styles.head}>
        <h2 id="month">{formatMonth(month)}</h2>
        <MonthSteps month={month} currentMonth={today.slice(0, 7)} range={range} />
      </div>
      <table className={styles.table}>
        <caption className={srOnlyStyles.root}>Events in {formatMonth(month)}, by week</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{weekday.slice(0, 3)}</span>
                <span className={srOnlyStyles.root}>{weekday}</span>
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
        <p className={styles.empty}>No events in {formatMonth(month)}.</p>
      ) : (
        <ul className={styles.list} aria-label={`Events in ${formatMonth(month)}`}>
          {events.map((event) => (
            <li key={anchorOf(event)} id={anchorOf(event)}>
              <time dateTime={dayOf(event.startsAt)}>
                <b>{Number(event.startsAt.slice(8, 10))}</b>{' '}
                {weekdays[weekdayOf(dayOf(event.startsAt))]?.slice(0, 3)}
              </time>
              <h3>
                <a href={eventAddress(event)}>{event.title}</a>
              </h3>
              <p>
                {[isOneDay(event) ? null : daysInWords(event), hoursInWords(event), event.place]
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
  const before = month > range.last ? range.last : addMonths(month, -1)
  const after = month < range.first ? range.first : addMonths(month, 1)
  return (
    <nav aria-label="Months" className={styles.steps}>
      {before >= range.first && (
        <a
          href={`${eventsAddress(before, currentMonth)}#calendar`}
          className={`${chipStyles.root} ${styles.before}`}
        >
          <ArrowRightIcon />
          {formatMonth(before)}
        </a>
      )}
      {after <= range.last && (
        <a href={`${eventsAddress(after, currentMonth)}#calendar`} className={chipStyles.root}>
          {formatMonth(after)}
          <ArrowRightIcon />
        </a>
      )}
    </nav>
  )
}

function DayCell({ day, isOutside, events, isToday }: CalendarDay & { isToday: boolean }) {
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
              {formatLongDate(day)}: {events.length === 1 ? '1 event' : `${events.length} events`}
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
        href={eventAddress(event)}
        title={`${event.title}, ${hoursInWords(event)}`}
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
