import { redirect } from 'react-router'
import { formatList } from '../../school/base/formats.ts'
import { daysInWords, hoursInWords, repeatInWords } from './event-words.ts'
import { readEvent, readUpcomingEvents } from '../../school/content/events/read-events.server.ts'
import { readContext } from '../context.server.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { useSchoolData } from '../layout/page-settings.ts'
import { JsonLd } from '../ui/json-ld.tsx'
import { cardAddress, PageHead } from '../ui/page-head.tsx'
import { PhotoCaption } from '../ui/photo-caption.tsx'
import { Picture } from '../ui/picture.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { SampleNote, SampleTag } from '../ui/sample-note.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Words } from '../ui/words.tsx'
import { refusal } from '../errors/refusal.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/event-page.ts'
import { EventFacts } from './event-facts.tsx'
import { eventAddress } from './event-badge.tsx'
import { UpcomingEvents } from './upcoming-events.tsx'
import * as articleStyles from '../ui/article.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './event-page.module.css'
import * as kickerStyles from '../ui/kicker.module.css'
import * as printAddressStyles from '../ui/print-address.module.css'

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
        <header className={articleStyles.head} data-light-top>
          <div className={wrapStyles.root}>
            <Breadcrumb last={event.title} of={event} />
            <p className={kickerStyles.root}>
              {event.category} {event.sample && <SampleTag />}
            </p>
            <h1>
              <Words text={event.title} of={event} />
            </h1>
          </div>
        </header>
        <div className={`${wrapStyles.root} ${styles.body}`}>
          <EventFacts event={event} />
          <div className={styles.picture} data-story>
            <Picture src={event.image} width={960} height={540} isFirst />
            <PhotoCaption picture={event.image} />
          </div>
          <div className={styles.text}>
            {event.content && <RichText html={event.content} of={event} />}
            <div>
              {event.sample && <SampleNote />}
              <ShareButton title={event.title} address={canonical} />
              <p className={printAddressStyles.root}>{canonical}</p>
            </div>
          </div>
          {others.length > 0 && (
            <div className={styles.others}>
              <UpcomingEvents events={others} title={t('events.alsoComingUp')} />
            </div>
          )}
        </div>
      </article>
    </>
  )
}
