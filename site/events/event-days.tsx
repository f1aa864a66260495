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
        <time dateTime={date} aria-label={label}>
          {weekday} <b>{day}</b> {month}
        </time>
      </li>
    ))}
  </ol>
)
