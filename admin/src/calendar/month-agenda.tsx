import { Plus } from 'lucide-react'
import { formatFullDate, formatWeekday } from '../../../school/base/formats.ts'
import { weeksOf } from '../../../school/content/events/months.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { newEventPath } from './calendar-items.ts'
import { DayItems } from './day-items.tsx'
import type { MonthProps } from './month-grid.tsx'
import * as styles from './month-agenda.module.css'

/** Lists the days of a month that have items, and today. */
export function MonthAgenda({ month, items, today }: MonthProps) {
  const days = weeksOf(month, items)
    .flat()
    .filter(({ day, isOutside, events }) => !isOutside && (events.length > 0 || day === today))
  return (
    <ol>
      {days.map(({ day, events }) => (
        <li key={day} className={styles.day}>
          <div className={styles.head}>
            <h3>
              <time dateTime={day}>
                {formatWeekday(day, 'en')} {Number(day.slice(8))}
              </time>
            </h3>
            {day === today && <Chip tone="info">Today</Chip>}
            <ButtonLink
              to={newEventPath(day)}
              aria-label={`New event on ${formatFullDate(day, 'en')}`}
            >
              <Plus aria-hidden />
              Event
            </ButtonLink>
          </div>
          {events.length > 0 && <DayItems day={day} items={events.map(({ event }) => event)} />}
        </li>
      ))}
    </ol>
  )
}
