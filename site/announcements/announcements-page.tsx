import { Suspense, useEffect } from 'react'
import { Await, data, NavigationType, useLocation, useNavigationType } from 'react-router'
import { fetchAnnouncements } from '../../school/content/announcements/announcement-service.ts'
import { dayInManila } from '../../school/base/dates.ts'
import {
  chooseAnnouncements,
  isPast,
  previewCount,
  type AnnouncementItem,
} from '../../school/content/announcements/announcements.ts'
import { readAnnouncements } from '../../school/content/announcements/read-announcements.server.ts'
import { callLanguage, contentHost } from '../content-host.ts'
import { contentSource, siteSettings } from '../context.server.ts'
import { CategoryBanner } from '../categories/category-banner.tsx'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { useSectionHeader } from '../layout/shared-layout.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SampleMark } from '../ui/sample-note.tsx'
import { Words } from '../ui/words.tsx'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/announcements-page.ts'
import { announcementAddress, announcementDates } from './announcement-card.tsx'
import { AnnouncementGrid, AnnouncementsSection } from './announcements-section.tsx'
import * as styles from './announcements-page.module.css'
import * as sectionStyles from './announcements-section.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import { currentTime } from '../../school/base/clock.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const answer = await readAnnouncements(source)
  const { publicOrigin } = context.get(siteSettings)
  return data(
    {
      announcements: answer.ok ? answer.value : null,
      today: dayInManila(new Date(source.now())),
      publicOrigin,
    },
    { status: answer.ok ? 200 : 503 },
  )
}

/**
 * In the browser, makes the call of spec 7 itself: the page shows at once, with a spinner until the
 * answer arrives.
 */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const announcements = fetchAnnouncements(contentHost(), {
    ...callLanguage(),
    signal: request.signal,
  }).then((answer) => {
    if (!answer.ok) console.error(answer.failure.message)
    return answer.ok ? answer.value : null
  })
  return {
    announcements,
    today: dayInManila(new Date(currentTime())),
    publicOrigin: location.origin,
  }
}

/** The index of announcements and, at `/announcements/all`, the full list (spec 2). */
export default function AnnouncementsPage({
  loaderData: { announcements, today, publicOrigin },
}: Route.ComponentProps) {
  const t = useMessages()
  const { pathname } = useLocation()
  const showAll = pathname === pageAddress(t.language, '/announcements/all')
  const header = useSectionHeader('announcements')
  const title = showAll
    ? t('news.allAnnouncements')
    : (header?.title ?? t('common.menuAnnouncements'))
  return (
    <>
      <PageHead
        title={title}
        description={header?.description ?? ''}
        canonical={
          publicOrigin + pageAddress(t.language, showAll ? '/announcements/all' : '/announcements')
        }
      />
      <CategoryBanner header={header && { ...header, title }} />
      <div className={`${wrapStyles.root} ${styles.page}`}>
        <Breadcrumb last={title} of={showAll ? null : header} />
        <Suspense key={pathname} fallback={<Awaited showAll={showAll} />}>
          <Await resolve={announcements}>
            {(loaded) => <Loaded announcements={loaded} today={today} showAll={showAll} />}
          </Await>
        </Suspense>
      </div>
    </>
  )
}

/** How many titles follow the cards. */
const moreCount = 6

/** What else families ask where they look for announcements, each with its page. */
const answers = [
  ['/status', 'news.classesToday', 'news.classesTodayText'],
  ['/status/notify', 'news.tellMe', 'news.tellMeText'],
  ['/verify', 'news.isItTrue', 'news.isItTrueText'],
] as const

function Answers() {
  const t = useMessages()
  return (
    <nav aria-label={t('news.moreAnswers')} className={styles.answers}>
      {answers.map(([path, question, text]) => (
        <p key={path}>
          <a href={pageAddress(t.language, path)}>{t(question)}</a> {t(text)}
        </p>
      ))}
    </nav>
  )
}

/** The list that was shown last, for the way back to it. */
let lastShown: readonly AnnouncementItem[] | null = null

/**
 * On the way back, shows the earlier list so that the scroll position is restored; otherwise a
 * spinner.
 */
function Awaited({ showAll }: { showAll: boolean }) {
  const isReturn = useNavigationType() === NavigationType.Pop && lastShown !== null
  return (
    <AnnouncementsSection announcements={lastShown ?? []} showAll={showAll} isLoading={!isReturn} />
  )
}

interface LoadedProps {
  announcements: readonly AnnouncementItem[] | null
  today: string
  showAll: boolean
}

/** The full list has what is over apart from what is current. */
function Loaded({ announcements, today, showAll }: LoadedProps) {
  const t = useMessages()
  useEffect(() => {
    lastShown = announcements
  }, [announcements])
  const past = showAll ? (announcements?.filter((item) => isPast(item, today)) ?? []) : []
  const current = announcements?.filter((item) => !past.includes(item)) ?? null
  return (
    <>
      <AnnouncementsSection announcements={current} showAll={showAll} />
      {past.length > 0 && (
        <section className={sectionStyles.past} aria-labelledby="past-announcements">
          <h2 id="past-announcements">{t('news.pastAnnouncements')}</h2>
          <AnnouncementGrid announcements={chooseAnnouncements(past, { showAll })} />
        </section>
      )}
      <div className={styles.below}>
        {!showAll && <More announcements={current ?? []} />}
        <Answers />
      </div>
    </>
  )
}

/** Titles of further announcements, below the three cards. */
function More({ announcements }: { announcements: readonly AnnouncementItem[] }) {
  const t = useMessages()
  const more = announcements.slice(previewCount, previewCount + moreCount)
  if (more.length === 0) return null
  return (
    <section className={styles.more} aria-labelledby="more-announcements">
      <h2 id="more-announcements">{t('news.moreAnnouncements')}</h2>
      <ul>
        {more.map((item) => (
          <li key={item.slug}>
            <a href={announcementAddress(t.language, item)}>
              <Words text={item.title} of={item} />
            </a>{' '}
            <div>
              {announcementDates(t, item)} {item.sample && <SampleMark />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
