import { Suspense, useEffect } from 'react'
import { Await, data, NavigationType, useLocation, useNavigationType } from 'react-router'
import { currentTime } from '../../school/base/clock.ts'
import { fetchAnnouncements } from '../../school/content/announcements/announcement-service.ts'
import { countYears, dayInManila } from '../../school/base/dates.ts'
import {
  chooseAnnouncements,
  dayOfAnnouncement,
  isPast,
  previewCount,
  type AnnouncementItem,
} from '../../school/content/announcements/announcements.ts'
import { readAnnouncements } from '../../school/content/announcements/read-announcements.server.ts'
import { callLanguage, contentHost } from '../content-host.ts'
import { readContext } from '../context.server.ts'
import { defineQuery } from '../define-query.ts'
import { refusal } from '../errors/refusal.ts'
import { CategoryBanner } from '../categories/category-frame.tsx'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { useSectionHeader } from '../layout/shared-layout.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SampleTag } from '../ui/sample-note.tsx'
import { YearLinks } from '../ui/year-links.tsx'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/announcements-page.ts'
import { AnnouncementLink, announcementDates } from './announcement-card.tsx'
import { AnnouncementGrid, AnnouncementsSection } from './announcements-section.tsx'
import * as styles from './announcements-page.module.css'
import * as sectionStyles from './announcements-section.module.css'
import * as wrapStyles from '../ui/wrap.module.css'

export const handle = defineQuery('year')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { source, publicOrigin } = readContext(context)
  const answer = await readAnnouncements(source)
  const year = handle.read(url).get('year')
  if (year && answer.ok && !answer.value.some((item) => yearOf(item) === year)) throw refusal(404)
  return data(
    {
      announcements: answer.ok ? answer.value : null,
      today: dayInManila(new Date(source.now())),
      year,
      publicOrigin,
    },
    { status: answer.ok ? 200 : 503 },
  )
}

/** Makes the call of spec 7 in the browser; the page shows a spinner until the answer. */
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
    year: handle.read(request.url).get('year'),
    publicOrigin: location.origin,
  }
}

/** The index of announcements and, at `/announcements/all`, the full list (spec 2). */
export default function AnnouncementsPage({
  loaderData: { announcements, today, year, publicOrigin },
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
        <div className={styles.head}>
          <Breadcrumb last={title} of={showAll ? null : header} />
          <a href={pageAddress(t.language, '/status')}>{t('news.classesToday')}</a>
        </div>
        <Suspense key={pathname} fallback={<LoadingAnnouncements showAll={showAll} />}>
          <Await resolve={announcements}>
            {(loaded) => (
              <LoadedAnnouncements
                announcements={loaded}
                today={today}
                year={year}
                showAll={showAll}
              />
            )}
          </Await>
        </Suspense>
      </div>
    </>
  )
}

/** Other questions of families who look for announcements, each with the page that answers it. */
const familyQuestions = [
  ['/status/notify', 'news.tellMe', 'news.tellMeText'],
  ['/verify', 'news.isItTrue', 'news.isItTrueText'],
] as const

function FamilyQuestions() {
  const t = useMessages()
  return (
    <nav aria-label={t('news.moreAnswers')} className={styles.answers}>
      {familyQuestions.map(([path, question, text]) => (
        <p key={path}>
          <a href={pageAddress(t.language, path)}>{t(question)}</a> {t(text)}
        </p>
      ))}
    </nav>
  )
}

/** The list that was shown last, for a visitor who comes back to it. */
let lastShown: readonly AnnouncementItem[] | null = null

/** Shows a spinner; after Back, the earlier list instead, for its scroll position. */
function LoadingAnnouncements({ showAll }: { showAll: boolean }) {
  const isReturn = useNavigationType() === NavigationType.Pop && lastShown !== null
  return (
    <AnnouncementsSection announcements={lastShown ?? []} showAll={showAll} isLoading={!isReturn} />
  )
}

interface LoadedProps {
  /** `null` when loading failed */
  announcements: readonly AnnouncementItem[] | null
  /** `YYYY-MM-DD` in Manila */
  today: string
  /** `YYYY`; `null` for all years */
  year: string | null
  showAll: boolean
}

function LoadedAnnouncements({ announcements, today, year, showAll }: LoadedProps) {
  useEffect(() => {
    lastShown = announcements
  }, [announcements])
  return (
    <>
      {showAll ? (
        <FullList announcements={announcements} today={today} year={year} />
      ) : (
        <AnnouncementsSection announcements={announcements} />
      )}
      <div className={styles.below}>
        {!showAll && <MoreTitles announcements={announcements ?? []} today={today} />}
        <FamilyQuestions />
      </div>
    </>
  )
}

/** Maximum number of titles below a preview. */
const moreCount = 6

/** The titles of announcements that follow those of the preview and are not over. */
function MoreTitles({
  announcements,
  today,
}: Pick<LoadedProps, 'today'> & { announcements: readonly AnnouncementItem[] }) {
  const t = useMessages()
  const more = announcements
    .slice(previewCount)
    .filter((item) => !isPast(item, today))
    .slice(0, moreCount)
  if (more.length === 0) return null
  return (
    <section className={styles.more} aria-labelledby="more-announcements">
      <h2 id="more-announcements">{t('news.moreAnnouncements')}</h2>
      <ul>
        {more.map((item) => (
          <li key={item.announcementID || item.slug}>
            <AnnouncementLink item={item} />{' '}
            <div>
              {announcementDates(t, item)} {item.sample && <SampleTag />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** All announcements, or those of a year; past ones are below the current ones. */
function FullList({ announcements, today, year }: Omit<LoadedProps, 'showAll'>) {
  const t = useMessages()
  const chosen = announcements?.filter((item) => !year || yearOf(item) === year) ?? null
  const current = chosen?.filter((item) => !isPast(item, today)) ?? null
  const past = chosen?.filter((item) => isPast(item, today)) ?? []
  const isOver = past.length > 0 && past.length === chosen?.length
  return (
    <>
      <YearLinks
        years={countYears((announcements ?? []).map(dayOfAnnouncement))}
        current={year}
        list={pageAddress(t.language, '/announcements/all')}
      />
      {!(year && isOver) && <AnnouncementsSection announcements={current} showAll />}
      {past.length > 0 && (
        <section className={sectionStyles.past} aria-labelledby="past-announcements">
          <h2 id="past-announcements">{t('news.pastAnnouncements')}</h2>
          <AnnouncementGrid
            announcements={chooseAnnouncements(past, { showAll: true })}
            look="rows"
          />
        </section>
      )}
    </>
  )
}

/** Returns the year of an announcement, `YYYY`; `undefined` without a date. */
const yearOf = (item: AnnouncementItem) => dayOfAnnouncement(item)?.slice(0, 4)
