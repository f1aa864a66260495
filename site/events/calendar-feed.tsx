import * as styles from './calendar-feed.module.css'
import * as buttonStyles from '../ui/button.module.css'

/**
 * Links to subscribe to the school's events; `webcal:` opens Apple's and Outlook's calendar, Google
 * needs the address.
 */
export function CalendarFeed({ publicOrigin }: { publicOrigin: string }) {
  const feed = `${publicOrigin}/events.ics`
  return (
    <section className={styles.root} aria-labelledby="calendar-feed">
      <div>
        <h2 id="calendar-feed">Keep these dates on your phone</h2>
        <p>
          Subscribe once, and every event of the school, also each change of hour or place, turns up
          in your own calendar. For Google Calendar, choose “From URL” and paste this address:
        </p>
        <p>
          <code>{feed}</code>
        </p>
      </div>
      <a
        href={feed.replace(/^https?:/, 'webcal:')}
        className={`${buttonStyles.light} ${styles.action}`}
      >
        Subscribe
      </a>
    </section>
  )
}
