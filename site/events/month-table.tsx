import { addDays } from '../../school/base/dates.ts'
import {
  formatList,
  formatLongDate,
  formatMonth,
  formatShortWeekday,
  formatWeekday,
} from '../../school/base/formats.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { weeksOf, type CalendarDay, type DayEvent } from '../../school/content/events/months.ts'
import { timeOf } from '../../school/kinds/occurrences.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as srOnlyStyles from '../ui/sr-only.module.css'
import { eventAddress } from './event-badge.tsx'
import { hoursInWords, isOneDay } from './event-words.ts'
import * as styles from './month-table.module.css'

/** A week from Sunday on, for the names of its days. */
const oneWeek = Array.from({ length: 7 }, (_, place) => addDays('2023-01-01', place))

interface MonthTableProps {
  /** `YYYY-MM` */
  month: string
  /** every occurrence in the month, in order */
  events: readonly EventItem[]
  today: string
  /** the id of an event's entry in a list of the page */
  anchorOf: (event: EventItem) => string
}

/** The days of a month in weeks. On small screens a day links to the list of its events. */
export function MonthTable({ month, events, today, anchorOf }: MonthTableProps) {
  const t = useMessages()
  return (
    <table className={styles.table}>
      <caption className={srOnlyStyles.root}>
        {t('events.captionOfMonth', { month: formatMonth(month, t.language) })}
      </caption>
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
              <DayCell key={day.day} {...day} isToday={day.day === today} anchorOf={anchorOf} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell({
  day,
  isOutside,
  events,
  isToday,
  anchorOf,
}: CalendarDay<EventItem> & { isToday: boolean } & Pick<MonthTableProps, 'anchorOf'>) {
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

function DayEventLink({ event, lane, span, begins, endsHere }: DayEvent<EventItem>) {
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
        title={formatList([event.title, hoursInWords(t, event)], t.language)}
        tabIndex={isFirst ? undefined : -1}
      >
        {begins && !event.allDay && <span className={styles.time}>{shortTime(event)}</span>}{' '}
        <span lang={contentLanguage(t, event)}>{event.title}</span>
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
