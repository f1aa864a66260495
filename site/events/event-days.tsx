import * as srOnlyStyles from '../ui/sr-only.module.css'
import * as styles from './event-days.module.css'

/** A day, `YYYY-MM-DD`, and its words. */
export interface EventDay {
  date: string
  label: string
  weekday: string
  day: string
  month: string
}

/** The days of an event that repeats, such as the nine of simbang gabi, as a row of calendar leaves. */
export const EventDays = ({ days }: { days: readonly EventDay[] }) => (
  <ol className={styles.root} data-reveal="each">
    {days.map(({ date, label, weekday, day, month }) => (
      <li key={date}>
        <time dateTime={date}>
          <span className={srOnlyStyles.root}>{label}</span>
          <span aria-hidden="true">{weekday}</span> <b aria-hidden="true">{day}</b>{' '}
          <span aria-hidden="true">{month}</span>
        </time>
      </li>
    ))}
  </ol>
)
