import { contentLanguage } from '../languages/content-language.ts'
import { EventBadge, eventAddress } from './event-badge.tsx'
import { daysInShort, hoursInWords, repeatInWords } from './event-words.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './event-row.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

/** An event in a list: its date, title, hours and place. */
export function EventRow({
  event,
  heading: Heading = 'h3',
}: {
  event: EventItem
  heading?: 'h3' | 'h4'
}) {
  const t = useMessages()
  const repeats = repeatInWords(t, event)
  return (
    <article className={styles.root}>
      <EventBadge event={event} />
      <div>
        <p className={kickerStyles.root}>
          {event.category} {event.sample && <b>{t('common.sample')}</b>}
        </p>
        <Heading lang={contentLanguage(t, event)}>
          <a href={eventAddress(t.language, event)}>{event.title}</a>
        </Heading>
        {repeats && <p className={styles.repeat}>{repeats}</p>}
      </div>
      <div className={styles.when}>
        <p>
          <time dateTime={event.allDay ? dayOf(event.startsAt) : `${event.startsAt}+08:00`}>
            {daysInShort(t, event)}
          </time>
        </p>
        <p>{hoursInWords(t, event)}</p>
        {event.place && <p className={styles.place}>{event.place}</p>}
      </div>
    </article>
  )
}
