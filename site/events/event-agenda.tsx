import { formatMonth } from '../../school/base/formats.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import type { Translate } from '../languages/translate.ts'
import { useMessages } from '../languages/use-messages.ts'
import { EventRow } from './event-row.tsx'
import * as styles from './event-agenda.module.css'

/** The id of an event among the future events. */
export const agendaAnchor = ({ eventID }: EventItem) => `coming-${eventID}`

/** Future events by the month in which they begin; current ones are under 'Today'. */
export function EventAgenda({ events, today }: { events: readonly EventItem[]; today: string }) {
  const t = useMessages()
  return (
    <div className={styles.root}>
      {inGroups(t, events, today).map(({ label, below, events }) => (
        <section key={label} className={styles.group}>
          <h3>{label}</h3>
          <ul>
            {events.map((event) => (
              <li key={event.eventID} id={agendaAnchor(event)}>
                <EventRow event={event} below={below} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function inGroups(t: Translate, events: readonly EventItem[], today: string) {
  const groups: { label: string; below: 'today' | 'month'; events: EventItem[] }[] = []
  for (const event of events) {
    const isOn = dayOf(event.startsAt) <= today
    const label = isOn ? t('events.today') : formatMonth(event.startsAt.slice(0, 7), t.language)
    const group = groups.at(-1)
    if (group?.label === label) group.events.push(event)
    else groups.push({ label, below: isOn ? 'today' : 'month', events: [event] })
  }
  return groups
}
