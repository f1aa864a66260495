import type { EventItem } from '../../school/events/events.ts'
import { EventRow } from './event-row.tsx'

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
    <section className="upcoming-events" aria-labelledby="upcoming-events">
      <div className="section-head">
        <h2 id="upcoming-events">{title}</h2>
        <a href="/events" className="button button-quiet">
          All events
        </a>
      </div>
      {events.length === 0 ? (
        <p className="state">{noEvents}</p>
      ) : (
        <ul>
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
