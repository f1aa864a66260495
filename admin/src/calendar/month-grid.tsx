import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { addDays } from '../../../school/base/dates.ts'
import {
  formatFullDate,
  formatMonth,
  formatShortWeekday,
  formatWeekday,
} from '../../../school/base/formats.ts'
import { weeksOf, type CalendarDay } from '../../../school/content/events/months.ts'
import type { CalendarItem } from '../../../school/operations/calendar/calendar.ts'
import * as layout from '../ui/layout.module.css'
import { newEventPath } from './calendar-items.ts'
import { DayItems } from './day-items.tsx'
import * as styles from './month-grid.module.css'

/** Any week that starts on Sunday, for the names of its days. */
const oneWeek = Array.from({ length: 7 }, (_, index) => addDays('2023-01-01', index))

export interface MonthProps {
  /** `YYYY-MM` */
  month: string
  items: readonly CalendarItem[]
  /** `YYYY-MM-DD` in Manila */
  today: string
}

/** A month in weeks. A press on a day begins a new event on it. */
export function MonthGrid({ month, items, today }: MonthProps) {
  return (
    <table className={styles.table}>
      <caption className={layout.unseen}>{formatMonth(month, 'en')}</caption>
      <thead>
        <tr>
          {oneWeek.map((day) => (
            <th key={day} scope="col">
              <span aria-hidden="true">{formatShortWeekday(day, 'en')}</span>
              <span className={layout.unseen}>{formatWeekday(day, 'en')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, items).map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <DayCell key={day.day} {...day} isToday={day.day === today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayCellProps = CalendarDay<CalendarItem> & { isToday: boolean }

/** A day with its items; a link as large as the cell begins an event. */
const DayCell = ({ day, isOutside, events, isToday }: DayCellProps) => (
  <td
    aria-current={isToday ? 'date' : undefined}
    className={isOutside ? styles.outside : undefined}
  >
    {!isOutside && (
      <Link
        to={newEventPath(day)}
        className={styles.day}
        aria-label={`New event on ${formatFullDate(day, 'en')}`}
      >
        <time dateTime={day} className={styles.number}>
          {Number(day.slice(8))}
        </time>
        <span className={styles.add} aria-hidden="true">
          <Plus /> New event
        </span>
      </Link>
    )}
    {events.length > 0 && <DayItems day={day} items={events.map(({ event }) => event)} />}
  </td>
)
