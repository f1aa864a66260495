import { contentLanguage } from '../languages/content-language.ts'
import {
  findTrackPage,
  readCollegeDepartments,
} from '../../school/content/reference/read-departments.server.ts'
import { readNewsBeside } from '../../school/content/news/read-news.server.ts'
import { HowToApply } from './how-to-apply.tsx'
import { readAdmissionBrief } from './admission-guide.server.ts'
import { readContext } from '../context.server.ts'
import { askAddress } from '../contact/ask-address.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { NewsSection } from '../news/news-section.tsx'
import { Banner } from '../ui/banner.tsx'
import { ContactList } from '../ui/contact-links.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Paragraphs } from '../ui/staff-text.tsx'
import { Picture } from '../ui/picture.tsx'
import { refusal } from '../errors/refusal.ts'
import { pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import type { Route } from './+types/track-page.ts'
import { CourseCards } from './course-cards.tsx'
import { leaveOutPictures } from './repeated-pictures.server.ts'
import { NameList } from './name-list.tsx'
import { tracksCrumb } from './track-card.ts'
import { collegeView, trackView } from './track-view.server.ts'
import * as wrapStyles from '../ui/wrap.module.css'
import * as styles from './track-page.module.css'
import * as buttonStyles from '../ui/button.module.css'

/** Maximum number of articles on the page. */
const newsCount = 3

export async function loader({ params, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const found = await findTrackPage(source, params.tag, params.trackId)
  if (!found) throw refusal(404, t('server.noTrack'))
  const view =
    found.kind === 'track'
      ? trackView(t, found.track, await readCollegeDepartments(source))
      : collegeView(t, found.department)
  const [news, brief] = await Promise.all([
    readNewsBeside(source, { category: 'all', topic: view.topic }, newsCount),
    readAdmissionBrief(source, view.department),
  ])
  return {
    view,
    tracks: tracksCrumb(t, view.department),
    brief,
    news: news.ok ? leaveOutPictures(news.value.items.slice(0, newsCount), [view.bannerImg]) : null,
    canonical:
      publicOrigin +
      pageAddress(t.language, '/learn-with-us/:tag/tracks/:trackId', {
        tag: view.department,
        trackId: view.id,
      }),
  }
}

/** A senior-high track or a college department (spec 2). */
export default function TrackPage({
  loaderData: { view, tracks, brief, news, canonical },
}: Route.ComponentProps) {
  const t = useMessages()
  // The subjects of a track come right after its first words.
  const leadLength = view.subjects.length > 0 ? 1 : view.description.length
  const lead = view.description.slice(0, leadLength)
  const rest = view.description.slice(leadLength)
  return (
    <div data-department={view.department}>
      <PageHead title={view.title} description={view.shortDescription} canonical={canonical} />
      <Banner title={view.title} picture={view.bannerImg} of={view}>
        <p>{view.shortDescription}</p>
      </Banner>
      <div className={wrapStyles.root}>
        <Breadcrumb last={view.title} of={view} between={{ tracks }} />
        <div className={styles.intro}>
          <div className="prose prose-opening">
            <Paragraphs texts={lead} of={view} />
          </div>
          <p className={styles.way} data-screen-only>
            <a href="#how-to-apply" className={buttonStyles.root}>
              {t('learn.howToApply')}
            </a>
          </p>
          <NameList heading={t('learn.subjects')} names={view.subjects} of={view} />
          {rest.length > 0 && (
            <div className="prose">
              <Paragraphs texts={rest} of={view} />
            </div>
          )}
          {view.ask && (
            <aside aria-label={t('learn.inBrief', { title: view.title })}>
              {view.logoImg && <Logo view={view} />}
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
              <p className={styles.ask}>
                <a href={view.ask.to} className={buttonStyles.quiet}>
                  {view.ask.label}
                </a>
              </p>
            </aside>
          )}
        </div>
        {view.courses.length > 0 && <CourseCards courses={view.courses} />}
        {view.contact && (
          <section className={styles.connect} aria-labelledby="connect">
            <Logo view={view} />
            <h2 id="connect">{t('common.menuConnect')}</h2>
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
          </section>
        )}
        <HowToApply brief={brief} />
      </div>
      <NewsSection
        id="article-news"
        heading={t('learn.articleNews')}
        topic={view.topic}
        linkText={t('learn.allNews')}
        items={news}
      />
    </div>
  )
}

/** The logo of a track or a college department, else the logo of the school. */
function Logo({ view: { logoImg, title } }: { view: Route.ComponentProps['loaderData']['view'] }) {
  const t = useMessages()
  return (
    <Picture
      src={logoImg}
      standIn="/images/logo.svg"
      alt={t('learn.logoOf', { title })}
      width={160}
      height={160}
    />
  )
}
