import { formatShortWeekday } from '../../school/base/formats.ts'
import { contentLanguage } from '../languages/content-language.ts'
import { EventBadge, eventAddress } from './event-badge.tsx'
import { daysInShort, hoursInWords, isOneDay, repeatInWords } from './event-words.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import { useMessages } from '../languages/use-messages.ts'
import { SampleTag } from '../ui/sample-note.tsx'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import * as styles from './event-row.module.css'
import * as kickerStyles from '../ui/kicker.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'

interface EventRowProps {
  event: EventItem
  /** the heading above the row: 'Today', or a month with its year */
  below?: 'today' | 'month'
}

/** An event in a list: its date, title, hours and place. */
export function EventRow({ event, below }: EventRowProps) {
  const t = useMessages()
  const Heading = below ? 'h4' : 'h3'
  const day = dayOf(event.startsAt)
  const repeats = repeatInWords(t, event)
  return (
    <article className={styles.root}>
      <EventBadge event={event} showsYear={!below} isInMonth={below === 'month'} />
      <div>
        <p className={kickerStyles.root}>
          {event.category} {event.sample && <SampleTag />}
        </p>
        <Heading lang={contentLanguage(t, event)}>
          <a href={eventAddress(t.language, event)}>{event.title}</a>
        </Heading>
        {repeats && (
          <p className={styles.repeat}>
            <UnbrokenText text={repeats} />
          </p>
        )}
      </div>
      <div className={styles.when}>
        <p>
          <time dateTime={event.allDay ? day : `${event.startsAt}+08:00`}>
            <span className={srOnlyStyles.root}>{daysInShort(t, event)}</span>
            {below !== 'month' && isOneDay(event) && (
              <span aria-hidden="true">{formatShortWeekday(day, t.language)} · </span>
            )}
          </time>
          {hoursInWords(t, event)}
        </p>
        {event.place && <p className={styles.place}>{event.place}</p>}
      </div>
    </article>
  )
}
