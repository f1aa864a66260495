import {
  daysInWords,
  hoursInWords,
  isOneDay,
  repeatInWords,
} from '../../school/events/event-words.ts'
import type { EventDetail } from '../../school/events/events.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import { toBeAnnounced } from '../../school/to-be-announced.ts'
import { eventAddress } from './event-row.tsx'
import * as styles from './event-facts.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** Date, time and place of an event, and its calendar file. */
export function EventFacts({ event }: { event: EventDetail }) {
  const repeats = repeatInWords(event)
  return (
    <aside className={styles.root} aria-label="When and where">
      {event.isOver && <p className={styles.over}>This event is over.</p>}
      <dl>
        <dt>{isOneDay(event) ? 'Date' : 'Dates'}</dt>
        <dd>
          <time dateTime={dayOf(event.startsAt)}>{daysInWords(event)}</time>
        </dd>
        <dt>Time</dt>
        <dd>{hoursInWords(event)}</dd>
        {repeats && (
          <>
            <dt>Comes again</dt>
            <dd>{repeats}</dd>
          </>
        )}
        {event.further.length > 0 && (
          <>
            <dt>Next dates</dt>
            {event.further.map((occurrence) => (
              <dd key={occurrence.startsAt}>
                <time dateTime={dayOf(occurrence.startsAt)}>
                  {daysInWords({ ...event, ...occurrence })}
                </time>
              </dd>
            ))}
          </>
        )}
        <dt>Place</dt>
        <dd>{event.place ?? toBeAnnounced}</dd>
      </dl>
      {!event.isOver && (
        <a href={`${eventAddress(event)}.ics`} className={`${buttonStyles.root} ${styles.action}`}>
          Add to calendar
        </a>
      )}
    </aside>
  )
}
