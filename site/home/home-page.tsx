import { redirect } from 'react-router'
import { readAnnouncementsBeside } from '../../school/content/announcements/read-announcements.server.ts'
import { readUpcomingEvents } from '../../school/content/events/read-events.server.ts'
import type { MenuLabels, PageSettings } from '../../school/kinds/site-settings.ts'
import { readNewsBeside } from '../../school/content/news/read-news.server.ts'
import { withoutTotal } from '../../school/kinds/counters.ts'
import { readCounters } from '../../school/content/reference/read-counters.server.ts'
import { readDepartments } from '../../school/content/reference/read-departments.server.ts'
import { AnnouncementsSection } from '../announcements/announcements-section.tsx'
import { UpcomingEvents } from '../events/upcoming-events.tsx'
import { copyOfSite, readContext } from '../context.server.ts'
import { contentLanguage, pick } from '../languages/content-language.ts'
import { languageNames } from '../languages/language.ts'
import { LanguageLink, otherLanguages } from '../layout/language-link.tsx'
import { footerId, useFooterMarkup } from '../layout/footer-markup.ts'
import { MenuButton } from '../layout/menu-button.tsx'
import { learnWithUs, menuTitle, moreItems, whoWeAre } from '../layout/menu.ts'
import { usePageSettings } from '../layout/page-settings.ts'
import { NewsSection } from '../news/news-section.tsx'
import { SiteSearch } from '../search/site-search.tsx'
import { StalkChart } from '../ui/charts.tsx'
import { Counters } from '../ui/counters.tsx'
import { ArrowRightIcon } from '../ui/icons.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { addressIn, pageAddress } from '../page-address.ts'
import { useMessages } from '../languages/use-messages.ts'
import { readToday } from '../today/read-today.server.ts'
import { TodayStrip } from '../today/today-strip.tsx'
import { defineQuery } from '../define-query.ts'
import { findMovedNumber } from '../errors/old-addresses.server.ts'
import type { Route } from './+types/home-page.ts'
import * as styles from './home-page.module.css'
import * as wrapStyles from '../ui/wrap.module.css'
import * as kickerStyles from '../ui/kicker.module.css'
import * as buttonStyles from '../ui/button.module.css'
import * as srOnlyStyles from '../ui/sr-only.module.css'

/** Maximum number of articles, and of announcements. */
const newsCount = 3

/** Number of newest articles to choose from; samples come last. */
const newsCandidates = 24

/** Maximum number of events. */
const eventCount = 3

const heroDrawing = '/images/hero.svg'

export const handle = defineQuery('p', 'page_id')

export async function loader({ url, context }: Route.LoaderArgs) {
  const { source, t, publicOrigin } = readContext(context)
  const moved = await findMovedNumber(context, handle.read(url))
  if (moved) throw redirect(moved, 301)
  const [departments, counters, enrollment, news, announcements, events] = await Promise.all([
    readDepartments(source),
    readCounters(source, 'home'),
    readCounters(source, 'enrollment'),
    readNewsBeside(source, { category: 'all', topic: '' }, newsCandidates),
    readAnnouncementsBeside(source),
    readUpcomingEvents(source, eventCount),
  ])
  const allAnnouncements = announcements.ok ? announcements.value : []
  return {
    // What is true today is not in a copy, which is read another day.
    today: context.get(copyOfSite) ? [] : await readToday(source, t, allAnnouncements),
    counters,
    events,
    enrollment: withoutTotal(enrollment),
    levels: departments.map((department) =>
      pick(department, 'tag', 'shortDescription', 'bannerImg'),
    ),
    news: news.ok
      ? news.value.items
          .toSorted((one, other) => Number(one.sample) - Number(other.sample))
          .slice(0, newsCount)
      : null,
    announcements: announcements.ok ? announcements.value.slice(0, newsCount) : null,
    canonical: publicOrigin + pageAddress(t.language, '/'),
  }
}

/** The home page (spec 2). It has no navigation bar and no footer: it links to every section. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const { today, levels, counters, enrollment, news, announcements, events, canonical } = loaderData
  const settings = usePageSettings()
  const footer = useFooterMarkup()
  if (!settings) return null
  return (
    <>
      <PageHead
        title={`${settings.schoolName} (${settings.shortName})`}
        description={t('home.description')}
        canonical={canonical}
        scene={heroDrawing}
      />
      {/* Loads the footer's logo in case the connection is lost: this page has no footer. Not a
          prefetch, which the policy refuses in Firefox. */}
      <img src="/images/logo-white.svg" alt="" hidden fetchPriority="low" />
      <template id={footerId} dangerouslySetInnerHTML={{ __html: footer }} />
      <main id="content">
        <Hero settings={settings} />

        <TodayStrip facts={today} />
        <HomeLevels levels={levels} labels={settings.menuLabels} />

        <section className={`${wrapStyles.root} ${styles.figures}`} aria-labelledby="figures">
          <div>
            <h2 id="figures">{t('home.figures')}</h2>
            <Counters counters={counters} label={t('home.school')} />
          </div>
          <StalkChart
            title={t('home.enrollment')}
            heading={t('home.level')}
            unit={t('home.students')}
            figures={enrollment}
          />
        </section>

        <NewsSection
          id="latest-news"
          heading={t('home.latestNews')}
          topic=""
          linkText={t('home.allNews')}
          items={news}
          isFront
        />

        <div className={styles.notices}>
          <div className={wrapStyles.root}>
            <AnnouncementsSection announcements={announcements} />
          </div>
        </div>

        <div className={wrapStyles.root}>
          <UpcomingEvents events={events} />
        </div>

        <SiteSections settings={settings} />
      </main>
    </>
  )
}

export { PageError as ErrorBoundary } from '../errors/page-error.tsx'

/** Links to the four levels, each with its scene. */
function HomeLevels({
  levels,
  labels,
}: Pick<Route.ComponentProps['loaderData'], 'levels'> & { labels: MenuLabels }) {
  const t = useMessages()
  return (
    <section className={styles.levels} aria-labelledby="levels">
      <h2 id="levels" className={srOnlyStyles.root}>
        {menuTitle(t, learnWithUs.to, labels)}
      </h2>
      <ul>
        {learnWithUs.links.map((link) => {
          const level = levels.find(({ tag }) => tag === link.segment)
          return (
            <li key={link.segment} data-department={link.segment}>
              <Picture src={level?.bannerImg ?? null} width={640} height={360} />
              <div className={styles.level}>
                <h3>
                  <a href={addressIn(t.language, link.to)}>
                    {menuTitle(t, link.to, labels)}
                    <ArrowRightIcon />
                  </a>
                </h3>
                {level && <p lang={contentLanguage(t, level)}>{level.shortDescription}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface SettingsProps {
  settings: PageSettings
}

/** The first view: drawing, tagline, menu, search, and links to the most wanted pages. */
function Hero({ settings }: SettingsProps) {
  const t = useMessages()
  return (
    <section className={styles.hero}>
      <div className={styles.top}>
        <MenuButton />
        <SiteSearch />
      </div>
      <picture>
        {/* The sun of the drawing rises once. */}
        <source srcSet={`${heroDrawing}#rising`} media="(prefers-reduced-motion: no-preference)" />
        <img
          className={styles.scene}
          src={heroDrawing}
          alt=""
          width="1600"
          height="900"
          fetchPriority="high"
        />
      </picture>
      <div className={`${wrapStyles.root} ${styles.heroText}`}>
        <img src="/images/logo.svg" alt="" width="72" height="72" />
        <p className={`${kickerStyles.root} ${styles.kicker}`}>
          {t('home.schoolAndPlace', { school: settings.schoolName })}
        </p>
        <h1>{settings.tagline}</h1>
        <div className={styles.actions}>
          <a href={pageAddress(t.language, '/learn-with-us')} className={buttonStyles.signal}>
            {t('home.findLevel')}
          </a>
          <a href={pageAddress(t.language, '/admissions')} className={buttonStyles.light}>
            {t('home.apply')}
          </a>
        </div>
        <ul className={styles.also}>
          <li>
            <a href={`${pageAddress(t.language, '/admissions')}#fees`}>{t('home.fees')}</a>
          </li>
          <li>
            <a href={pageAddress(t.language, '/contact-us')}>{t('common.menuConnect')}</a>
          </li>
          {otherLanguages(t.language, '/').map((other) => (
            <li key={other.language}>
              <LanguageLink {...other} own={t.language}>
                {languageNames[other.language]}
              </LanguageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Pages that the menu of sections does not list: path in English and label. */
const otherPages = [
  ['/join-our-team', 'home.joinTeam'],
  ['/search', 'home.search'],
  ['/data-privacy-policy', 'common.privacyPolicy'],
] as const

/** Links to every section of the site, because this page has no navigation bar. */
function SiteSections({ settings }: SettingsProps) {
  const t = useMessages()
  return (
    <section className={styles.sections} aria-labelledby="who-we-are">
      <div className={wrapStyles.root}>
        <h2 id="who-we-are">{t('common.whoWeAre')}</h2>
        <ul>
          {[...whoWeAre, ...moreItems].map((item) => (
            <li key={item.to}>
              <a href={addressIn(t.language, item.to)}>
                {menuTitle(t, item.to, settings.menuLabels)}
              </a>
            </li>
          ))}
          {otherPages.map(([path, label]) => (
            <li key={path}>
              <a href={addressIn(t.language, path)}>{t(label)}</a>
            </li>
          ))}
        </ul>
        <p>{settings.address}</p>
      </div>
    </section>
  )
}
