import { readCategory } from '../../school/content/reference/read-category.server.ts'
import { formatMonth } from '../../school/base/formats.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { parseMonth } from '../../school/content/events/months.ts'
import {
  readEventMonths,
  readEventsOfMonth,
  readNextEventMonth,
  readPastEvents,
  readUpcomingEvents,
  todayOf,
} from '../../school/content/events/read-events.server.ts'
import { dayOf } from '../../school/kinds/occurrences.ts'
import { CategoryBanner } from '../categories/category-frame.tsx'
import { readContext } from '../context.server.ts'
import { defineQuery } from '../define-query.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { refusal } from '../errors/refusal.ts'
import { useMessages } from '../languages/use-messages.ts'
import { pageAddress } from '../page-address.ts'
import { eventsAddress } from './event-badge.tsx'
import type { Route } from './+types/events-page.ts'
import { EventAgenda } from './event-agenda.tsx'
import { EventRow } from './event-row.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './events-page.module.css'
import * as buttonStyles from '../ui/button.module.css'
import * as stateStyles from '../ui/state.module.css'

/** Maximum numbers of events in the two lists; the calendar has all of them. */
const upcomingCount = 12
const pastCount = 6

export const handle = defineQuery('month')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const query = parseMonth(handle.read(url))
  if (!query.ok) throw refusal(400, t('server.noMonth', { given: query.failure.slice(0, 20) }))
  const today = todayOf(source)
  const currentMonth = today.slice(0, 7)
  const month = query.value ?? currentMonth
  const [{ headerContent: header }, upcoming, past, { hasEvents, ...calendar }] = await Promise.all(
    [
      readCategory(source, 'events'),
      readUpcomingEvents(source, upcomingCount),
      readPastEvents(source, pastCount),
      readCalendar(source, { chosen: query.value, today }),
    ],
  )
  const upcomingIds = new Set(upcoming.map(({ eventID }) => eventID))
  const isIndexed = month === currentMonth || hasEvents
  return {
    header,
    today,
    month,
    upcoming,
    past,
    calendar: {
      ...calendar,
      today,
      isInAgenda:
        calendar.over !== null && calendar.events.every(({ eventID }) => upcomingIds.has(eventID)),
    },
    canonical: isIndexed
      ? publicOrigin + eventsAddress(t.language, month, currentMonth)
      : undefined,
    publicOrigin,
  }
}

/**
 * Reads the month of the calendar. Without a chosen month, it is the current one, or the next one
 * with events once the current one has no more.
 * @param given.chosen `YYYY-MM` of the address; `null` for the plain address
 * @param given.today `YYYY-MM-DD` in Manila
 */
async function readCalendar(
  source: ContentSource,
  { chosen, today }: { chosen: string | null; today: string },
) {
  const currentMonth = today.slice(0, 7)
  const month = chosen ?? currentMonth
  const [ofMonth, months] = await Promise.all([
    readEventsOfMonth(source, month),
    readEventMonths(source),
  ])
  const hasEvents = ofMonth.length > 0
  const hasMore = ofMonth.some(({ endsAt }) => chosen !== null || dayOf(endsAt) >= today)
  const nextMonth = hasMore ? null : await readNextEventMonth(source, month)
  const shown = chosen ?? nextMonth ?? currentMonth
  const { first = currentMonth, last = currentMonth } = months ?? {}
  return {
    month: shown,
    hasEvents,
    events: shown === month ? ofMonth : await readEventsOfMonth(source, shown),
    over: shown === month ? null : { month, hadEvents: hasEvents },
    nextMonth,
    range: {
      first: first < currentMonth ? first : currentMonth,
      last: last > currentMonth ? last : currentMonth,
    },
  }
}

/** Future events, a month as a calendar, and past events (spec 2). */
export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const { header, today, month, upcoming, past, calendar, canonical, publicOrigin } = loaderData
  const isCurrent = today.startsWith(month)
  return (
    <>
      <PageHead
        title={
          isCurrent
            ? t('common.menuEvents')
            : t('events.titleOfMonth', { month: formatMonth(month, t.language) })
        }
        description={t('events.pageDescription')}
        canonical={canonical}
      />
      <CategoryBanner header={header} />
      <div className={`${wrapStyles.root} ${styles.root}`}>
        <Breadcrumb />
        <section aria-labelledby="coming-up">
          <h2 id="coming-up">{t('common.eventsComingUp')}</h2>
          {upcoming.length === 0 ? (
            <p className={stateStyles.root}>{t('common.noEvents')}</p>
          ) : (
            <EventAgenda events={upcoming} today={today} />
          )}
        </section>
        <MonthCalendar {...calendar} />
        <CalendarFeed publicOrigin={publicOrigin} />
        {past.length > 0 && (
          <section className={styles.past} aria-labelledby="past-events">
            <h2 id="past-events">{t('events.past')}</h2>
            <ul>
              {past.map((event) => (
                <li key={event.eventID}>
                  <EventRow event={event} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}

/**
 * Links to subscribe to events: by `webcal:` in Apple's and Outlook's calendar, else by address.
 */
function CalendarFeed({ publicOrigin }: { publicOrigin: string }) {
  const t = useMessages()
  const feed = publicOrigin + pageAddress(t.language, '/events.ics')
  return (
    <section className={styles.feed} aria-labelledby="calendar-feed" data-screen-only>
      <div>
        <h2 id="calendar-feed">{t('events.feedTitle')}</h2>
        <p>{t('events.feedText')}</p>
        <p>
          <code>{feed}</code>
        </p>
      </div>
      <a
        href={feed.replace(/^https?:/, 'webcal:')}
        className={`${buttonStyles.light} ${styles.subscribe}`}
      >
        {t('events.subscribe')}
      </a>
    </section>
  )
}
