import type { InLanguage } from '../../school/base/filipino.ts'
import { contentLanguage, keepLanguage } from '../languages/content-language.ts'
import {
  findTrackPage,
  readCollegeDepartments,
} from '../../school/content/reference/read-departments.server.ts'
import { readNewsBeside } from '../../school/content/news/read-news.server.ts'
import type { ShownPicture } from '../../school/base/photo.ts'
import { HowToApply } from '../admissions/how-to-apply.tsx'
import { readAdmissionBrief } from '../admissions/read-brief.server.ts'
import { contentSource, siteSettings, translation } from '../context.server.ts'
import { askAddress } from '../contact/ask-address.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { NewsAbout } from '../news/news-about.tsx'
import { Banner } from '../ui/banner.tsx'
import { ContactList } from '../ui/contact-links.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Paragraphs } from '../ui/paragraphs.tsx'
import { Picture } from '../ui/picture.tsx'
import { refusal } from '../errors/refusal.ts'
import { pageAddress } from '../page-address.ts'
import type { Translate } from '../languages/translate.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/track-page.ts'
import { courseBrief } from './course-brief.server.ts'
import { CourseCards, type CourseCard } from './course-cards.tsx'
import { courseLink } from './course-link.server.ts'
import { linkDestinations, type College, type Destination } from './destinations.server.ts'
import { NameList } from './name-list.tsx'
import { tracksCrumb } from './track-card.ts'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './track-page.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** How many articles the page shows. */
const newsCount = 3

interface TrackView extends InLanguage {
  department: 'shs' | 'college'
  id: string
  title: string
  shortDescription: string
  description: string[]
  picture: ShownPicture | null
  logo: ShownPicture | null
  subjects: string[]
  leadsTo: Destination[]
  /** the question form about a track; a college department has contacts of its own */
  ask: { label: string; to: string } | null
  courses: CourseCard[]
  /** college departments only (spec 2) */
  contact: { page: string | null; email: string | null; phone: string | null } | null
  /** the topic of its news articles */
  topic: string
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const source = context.get(contentSource)
  const t = context.get(translation)
  const found = await findTrackPage(source.database, params.tag, params.trackId)
  if (!found) throw refusal(404, t('server.noTrack'))
  const view =
    found.kind === 'track'
      ? trackView(t, found.track, await readCollegeDepartments(source.database))
      : collegeView(t, found.department)
  const [news, brief] = await Promise.all([
    readNewsBeside(source, { category: 'all', topic: view.topic }, newsCount),
    readAdmissionBrief(source, view.department),
  ])
  const { publicOrigin } = context.get(siteSettings)
  return {
    view,
    brief,
    news: news.ok ? news.value.items.slice(0, newsCount) : null,
    canonical:
      publicOrigin +
      pageAddress(t.language, '/learn-with-us/:tag/tracks/:trackId', {
        tag: view.department,
        trackId: view.id,
      }),
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findTrackPage>>>

const trackView = (
  t: Translate,
  track: Extract<Found, { kind: 'track' }>['track'],
  colleges: readonly College[],
): TrackView => ({
  ...keepLanguage(track),
  department: 'shs',
  id: track.acronym,
  title: track.title,
  shortDescription: track.shortDescription,
  description: track.description,
  picture: track.bannerImg,
  logo: track.logoImg,
  subjects: track.subjects,
  leadsTo: linkDestinations(t, track.leadsTo, colleges),
  ask: {
    label: t('server.askAboutTrack'),
    to: askAddress(t.language, { topic: 'admission', level: 'shs' }),
  },
  courses: [],
  contact: null,
  topic: track.acronym,
})

const collegeView = (
  t: Translate,
  college: Extract<Found, { kind: 'college' }>['department'],
): TrackView => ({
  ...keepLanguage(college),
  department: 'college',
  id: college.tag,
  title: college.title,
  shortDescription: college.shortDescription,
  description: college.description,
  picture: college.bannerImg,
  logo: college.logoImg,
  subjects: [],
  leadsTo: [],
  ask: null,
  courses: college.coursesOffered.map((course) => {
    const { exam, ask } = courseBrief(t, course, college)
    return {
      ...keepLanguage(course),
      ...courseLink(t, college.tag, course),
      acronym: course.tag,
      years: course.courseYears,
      description: course.description,
      picture: course.courseImage,
      exam,
      ask,
    }
  }),
  contact: { page: college.fbLink, email: college.email, phone: college.phone },
  topic: college.title,
})

/** A senior-high track or a college department (spec 2). */
export default function TrackPage({
  loaderData: { view, brief, news, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  return (
    <div data-department={view.department}>
      <PageHead title={view.title} description={view.shortDescription} canonical={canonical} />
      <Banner title={view.title} picture={view.picture} of={view}>
        <p>{view.shortDescription}</p>
      </Banner>
      <div className={wrapStyles.root}>
        <Breadcrumb
          last={view.title}
          of={view}
          between={{ tracks: tracksCrumb(t, view.department) }}
        />
        <div className={styles.intro}>
          <div className="prose prose-opening">
            <Paragraphs texts={view.description.slice(0, 1)} of={view} />
          </div>
          {view.courses.length > 0 && (
            <nav aria-label={t('learn.courses')}>
              {view.courses.map(({ title, to }) => (
                <a key={to} href={to}>
                  {title}
                </a>
              ))}
            </nav>
          )}
          <div className="prose">
            <Paragraphs texts={view.description.slice(1)} of={view} />
          </div>
          <aside aria-label={t('learn.inBrief', { title: view.title })}>
            {(view.logo ?? view.contact) && (
              <Picture
                src={view.logo}
                standIn="/images/logo.svg"
                alt={t('learn.logoOf', { title: view.title })}
                width={160}
                height={160}
                isFirst
              />
            )}
            {view.leadsTo.length > 0 && (
              <>
                <h2>{t('learn.leadsTo')}</h2>
                <ul lang={contentLanguage(t, view)}>
                  {view.leadsTo.map(({ text, to }) => (
                    <li key={text}>{to ? <a href={to}>{text}</a> : text}</li>
                  ))}
                </ul>
              </>
            )}
            {view.ask && (
              <p className={styles.ask}>
                <a href={view.ask.to} className={buttonStyles.quiet}>
                  {view.ask.label}
                </a>
              </p>
            )}
            {view.contact && (
              <>
                <h2>{t('common.menuConnect')}</h2>
                {(view.contact.page ?? view.contact.email ?? view.contact.phone) ? (
                  <ContactList {...view.contact} pageLabel={view.title} />
                ) : (
                  <a
                    href={askAddress(t.language, { topic: 'admission', level: view.department })}
                    className={buttonStyles.quiet}
                  >
                    {t('common.askUs')}
                  </a>
                )}
              </>
            )}
          </aside>
        </div>
        <NameList heading={t('learn.subjects')} names={view.subjects} of={view} />
        {view.courses.length > 0 && <CourseCards courses={view.courses} />}
        <HowToApply brief={brief} />
      </div>
      <NewsAbout heading={t('learn.articleNews')} topic={view.topic} items={news} />
    </div>
  )
}
