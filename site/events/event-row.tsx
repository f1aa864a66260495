import { contentLanguage } from '../languages/content-language.ts'
import { formatBadge } from '../../school/base/formats.ts'
import { daysInShort, hoursInWords, isOneDay, repeatInWords } from './event-words.ts'
import type { EventItem } from '../../school/content/events/events.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import type { Language } from '../languages/language.ts'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import * as styles from './event-row.module.css'
import * as kickerStyles from '../ui/kicker.module.css'

export const eventAddress = (language: Language, { slug }: Pick<EventItem, 'slug'>) =>
  pageAddress(language, '/events/:slug', { slug })

/**
 * The date of an event as a calendar leaf: '16' and 'Dec'. Hidden from screen readers, because the
 * row has the date as text.
 */
export function EventBadge({ event }: { event: Pick<EventItem, 'startsAt' | 'endsAt'> }) {
  const t = useMessages()
  const { day, month } = formatBadge(dayOf(event.startsAt), t.language)
  const end = formatBadge(dayOf(event.endsAt), t.language)
  const endDay = String(Number(end.day))
  return (
    <span className={styles.badge} aria-hidden="true">
      <span>{month}</span>
      <b>{day}</b>
      {!isOneDay(event) && (
        <span>
          {t('common.toDay', { day: end.month === month ? endDay : `${end.month} ${endDay}` })}
        </span>
      )}
    </span>
  )
}

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
