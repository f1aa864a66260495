import { daysInWords, hoursInWords, isOneDay, repeatInWords } from './event-words.ts'
import type { EventDetail } from '../../school/content/events/events.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import { useMessages } from '../languages/use-messages.ts'
import { KeptWords } from '../ui/words.tsx'
import { eventAddress } from './event-badge.tsx'
import * as styles from './event-facts.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** Date, time and place of an event, and its calendar file. */
export function EventFacts({ event }: { event: EventDetail }) {
  const t = useMessages()
  const repeats = repeatInWords(t, event)
  return (
    <aside className={styles.root} aria-label={t('events.whenAndWhere')}>
      {event.isOver && <p className={styles.over}>{t('events.over')}</p>}
      <dl>
        <div>
          <dt>{isOneDay(event) ? t('events.date') : t('events.dates')}</dt>
          <dd>
            <time dateTime={dayOf(event.startsAt)}>
              <KeptWords text={daysInWords(t, event)} />
            </time>
          </dd>
        </div>
        <div>
          <dt>{t('events.time')}</dt>
          <dd>{hoursInWords(t, event)}</dd>
        </div>
        {repeats && (
          <div>
            <dt>{t('events.comesAgain')}</dt>
            <dd>
              <KeptWords text={repeats} />
            </dd>
          </div>
        )}
        {event.further.length > 0 && (
          <div>
            <dt>{t('events.nextDates')}</dt>
            {event.further.map((occurrence) => (
              <dd key={occurrence.startsAt}>
                <time dateTime={dayOf(occurrence.startsAt)}>
                  <KeptWords text={daysInWords(t, { ...event, ...occurrence })} />
                </time>
              </dd>
            ))}
          </div>
        )}
        {event.place && (
          <div>
            <dt>{t('events.place')}</dt>
            <dd>{event.place}</dd>
          </div>
        )}
      </dl>
      {!event.isOver && (
        <a
          href={`${eventAddress(t.language, event)}.ics`}
          className={`${buttonStyles.light} ${styles.action}`}
        >
          {t('events.addToCalendar')}
        </a>
      )}
    </aside>
  )
}
