import { formatBadge, formatFullDate, formatShortWeekday } from '../../school/base/formats.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as srOnlyStyles from '../ui/sr-only.module.css'
import * as styles from './event-days.module.css'

/**
 * The days of an event that repeats, such as the nine of simbang gabi, as a row of calendar leaves.
 * @param days `YYYY-MM-DD`
 */
export function EventDays({ days }: { days: readonly string[] }) {
  const { language } = useMessages()
  return (
    <ol className={styles.root} data-reveal="each">
      {days.map((date) => {
        const { day, month } = formatBadge(date, language)
        return (
          <li key={date}>
            <time dateTime={date}>
              <span className={srOnlyStyles.root}>{formatFullDate(date, language)}</span>
              <span aria-hidden="true">{formatShortWeekday(date, language)}</span>{' '}
              <b aria-hidden="true">{day}</b> <span aria-hidden="true">{month}</span>
            </time>
          </li>
        )
      })}
    </ol>
  )
}
