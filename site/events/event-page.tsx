import { redirect } from 'react-router'
import { formatList } from '../../school/base/formats.ts'
import { readEvent, readUpcomingEvents } from '../../school/content/events/read-events.server.ts'
import type { EventDetail } from '../../school/content/events/events.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import { readContext } from '../context.server.ts'
import { ArticleFoot, ArticleHead } from '../layout/article-frame.tsx'
import { useSchoolData } from '../layout/page-settings.ts'
import { JsonLd } from '../ui/json-ld.tsx'
import { cardAddress, PageHead } from '../ui/page-head.tsx'
import { PhotoCaption, Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/staff-text.tsx'
import { refusal } from '../errors/refusal.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/event-page.ts'
import { eventAddress } from './event-badge.tsx'
import { daysInWords, hoursInWords, isOneDay, repeatInWords } from './event-words.ts'
import { UpcomingEvents } from './upcoming-events.tsx'
import { UnbrokenText } from '../ui/unbroken-text.tsx'
import * as buttonStyles from '../ui/button.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './event-page.module.css'

/** Maximum number of other events below the event. */
const otherCount = 3

export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const { language } = t
  const event = await readEvent(source, params.slug)
  if (!event) throw refusal(404)
  if (event.slug !== params.slug) throw redirect(eventAddress(language, event), 301)
  const upcoming = await readUpcomingEvents(source, otherCount + 1)
  const others = upcoming.filter(({ eventID }) => eventID !== event.eventID).slice(0, otherCount)
  return {
    event,
    others,
    canonical: publicOrigin + eventAddress(language, event),
  }
}

/** An event (spec 2): date, time, place, text and calendar file. */
export default function EventPage({
  loaderData: { event, others, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  const school = useSchoolData()
  const days = daysInWords(t, event)
  const times = [days, hoursInWords(t, event), repeatInWords(t, event), event.place]
  return (
    <>
      <PageHead
        title={`${event.title}, ${days}`}
        description={
          event.summary ||
          t('events.description', { title: event.title, times: formatList(times, t.language) })
        }
        canonical={canonical}
        type="article"
        isSample={event.sample}
      />
      {!event.sample && (
        <JsonLd
          data={
            import.meta.env.SSR
              ? {
                  '@type': 'Event',
                  name: event.title,
                  startDate: event.allDay
                    ? event.startsAt.slice(0, 10)
                    : `${event.startsAt}:00+08:00`,
                  endDate: event.allDay ? event.endsAt.slice(0, 10) : `${event.endsAt}:00+08:00`,
                  ...(event.summary && { description: event.summary }),
                  image: cardAddress(canonical),
                  location: {
                    '@type': 'Place',
                    name: event.place ?? school.name,
                    address: school.address,
                  },
                  organizer: school,
                }
              : null
          }
        />
      )}
      <article>
        <ArticleHead entry={event} kicker={event.category} />
        <div className={`${wrapStyles.root} ${styles.body}`}>
          <EventFacts event={event} />
          <div className={styles.picture} data-story>
            <Picture src={event.image} width={960} height={540} isFirst />
            <PhotoCaption picture={event.image} />
          </div>
          <div className={styles.text}>
            {event.content && <RichText html={event.content} of={event} />}
            <div>
              <ArticleFoot entry={event} canonical={canonical} />
            </div>
          </div>
          {others.length > 0 && (
            <div className={styles.others} data-screen-only>
              <UpcomingEvents events={others} title={t('events.alsoComingUp')} />
            </div>
          )}
        </div>
      </article>
    </>
  )
}

/** Date, time and place of an event, and its calendar file. */
function EventFacts({ event }: { event: EventDetail }) {
  const t = useMessages()
  const repeats = repeatInWords(t, event)
  return (
    <aside className={styles.facts} aria-label={t('events.whenAndWhere')}>
      {event.isOver && <p className={styles.over}>{t('events.over')}</p>}
      <dl>
        <div>
          <dt>{isOneDay(event) ? t('events.date') : t('events.dates')}</dt>
          <dd>
            <time dateTime={dayOf(event.startsAt)}>
              <UnbrokenText text={daysInWords(t, event)} />
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
              <UnbrokenText text={repeats} />
            </dd>
          </div>
        )}
        {event.further.length > 0 && (
          <div>
            <dt>{t('events.nextDates')}</dt>
            {event.further.map((occurrence) => (
              <dd key={occurrence.startsAt}>
                <time dateTime={dayOf(occurrence.startsAt)}>
                  <UnbrokenText text={daysInWords(t, { ...event, ...occurrence })} />
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
          className={`${buttonStyles.light} ${styles.addToCalendar}`}
        >
          {t('events.addToCalendar')}
        </a>
      )}
    </aside>
  )
}
