import { formatBadge, formatFullDate, formatShortWeekday } from '../../school/base/formats.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './event-days.module.css'

/** The days of an event that repeats, such as the nine of simbang gabi, as a row of calendar leaves. */
export function EventDays({ days }: { days: readonly string[] }) {
  const t = useMessages()
  return (
    <ol className={styles.root} data-reveal="each">
      {days.map((day) => {
        const badge = formatBadge(day, t.language)
        return (
          <li key={day}>
            <time dateTime={day} aria-label={formatFullDate(day, t.language)}>
              {formatShortWeekday(day, t.language)} <b>{badge.day}</b> {badge.month}
            </time>
          </li>
        )
      })}
    </ol>
  )
}
