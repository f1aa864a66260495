import type { EventItem } from '../../school/content/events/events.ts'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import { EventRow } from './event-row.tsx'
import * as styles from './upcoming-events.module.css'
import * as sectionHeadStyles from '../ui/section-head.module.css'
import * as buttonStyles from '../ui/button.module.css'
import * as stateStyles from '../ui/state.module.css'

/** Up to three of the next events side by side, on the home page and below an event. */
export function UpcomingEvents({
  events,
  title,
}: {
  events: readonly EventItem[]
  /** heading instead of 'Coming up' */
  title?: string
}) {
  const t = useMessages()
  return (
    <section className={styles.root} aria-labelledby="upcoming-events">
      <div className={sectionHeadStyles.root}>
        <h2 id="upcoming-events">{title ?? t('common.eventsComingUp')}</h2>
        <a href={pageAddress(t.language, '/events')} className={buttonStyles.quiet}>
          {t('common.allEvents')}
        </a>
      </div>
      {events.length === 0 ? (
        <p className={stateStyles.root}>{t('common.noEvents')}</p>
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
