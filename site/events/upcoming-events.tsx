import type { EventItem } from '../../school/events/events.ts'
import { EventRow } from './event-row.tsx'
import * as styles from './upcoming-events.module.css'
import * as sectionHeadStyles from '../ui/section-head.module.css'
import * as buttonStyles from '../ui/button.module.css'
import * as stateStyles from '../ui/state.module.css'

/** Shown when there are no future events. */
export const noEvents = 'No events at the moment.'

/** The next events side by side, for the home page and below an event; pass three. */
export function UpcomingEvents({
  events,
  title = 'Coming up',
}: {
  events: readonly EventItem[]
  title?: string
}) {
  return (
    <section className={styles.root} aria-labelledby="upcoming-events">
      <div className={sectionHeadStyles.root}>
        <h2 id="upcoming-events">{title}</h2>
        <a href="/events" className={buttonStyles.quiet}>
          All events
        </a>
      </div>
      {events.length === 0 ? (
        <p className={stateStyles.root}>{noEvents}</p>
      ) : (
        <ul data-reveal="each">
          {events.map((event) => (
            <li key={event.eventID}>
              <EventRow event={event} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
