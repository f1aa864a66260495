import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from '@react-router/dev/routes'
import { languages, prefixOf, type Language } from './languages/language.ts'

/** Sections whose index and sub-pages share a layout; the others have their own pages below. */
const sections = [
  'meaning',
  'identity',
  'spirituality',
  'organizational-memory',
  'norms',
  'stakeholders-centricity',
]

/** The file of a page in the folder of an ability. */
const ability = (file: string) => `../abilities/${file}`

const categoryPage = (path: string) => route(path, 'categories/category-page.tsx', { id: path })
const subPage = (path: string) =>
  route(`${path}/:tag`, 'categories/sub-page.tsx', { id: `${path}/tag` })

/** Puts a section of the catalog around the pages that show it (decision 0112). */
const withMessages = (section: string, pages: RouteConfigEntry[]) =>
  layout(`languages/en/${section}-route.ts`, { id: `languages/en/${section}` }, pages)

const home = withMessages('home', [index('home/home-page.tsx')])

const learn = withMessages('learn', [
  ...prefix('learn-with-us', [
    index('learn/learn-page.tsx'),
    route(':tag', 'learn/department-page.tsx'),
    route(':tag/tracks/:trackId', 'learn/track-page.tsx'),
    route('college/tracks/:trackId/:course', 'learn/course-page.tsx'),
    route(':tag/college/:trackId', 'learn/track-page.tsx', { id: 'learn/college-page' }),
  ]),
  route('admissions', ability('admissions/site/admissions-page.tsx')),
  route('admissions/:tag', ability('admissions/site/journey-page.tsx')),
])

const pages = withMessages('pages', [
  ...sections.flatMap((path) => [categoryPage(path), subPage(path)]),

  categoryPage('servanthood'),
  route('servanthood/paraya', 'servanthood/paraya-page.tsx'),
  route('servanthood/paraya/articles/:slug', 'servanthood/service-article-page.tsx'),
  subPage('servanthood'),

  categoryPage('innovations'),
  route('innovations/dyci-research', 'research/research-page.tsx'),
  route('innovations/dyci-research/research/:category', 'research/research-list-page.tsx'),
  route('innovations/dyci-research/research/:category/:id', 'research/research-item-page.tsx'),
  route('innovations/dyci-sustainability-office', 'innovations/sustainability-page.tsx'),
  route(
    'innovations/dyci-sustainability-office/:slug',
    'innovations/sustainability-detail-page.tsx',
  ),
  subPage('innovations'),

  route('reports/:category/:id/:title', 'reports/report-page.tsx'),
  route('contact-us', 'contact/contact-page.tsx'),
  route('ask-us', ability('questions/site/ask-page.tsx')),
  route('join-our-team', 'contact/single-page.tsx', { id: 'join-our-team' }),
  route('data-privacy-policy', 'contact/single-page.tsx', { id: 'data-privacy-policy' }),
])

const news = withMessages('news', [
  route('dycian-news', 'news/news-list-page.tsx'),
  route('dycian-news/:slug', 'news/article-page.tsx'),
  route('announcements', 'announcements/announcements-page.tsx'),
  route('announcements/all', 'announcements/announcements-page.tsx', { id: 'announcements/all' }),
  route('announcements/:slug', 'announcements/announcement-page.tsx'),
])

const events = withMessages('events', [
  route('events', 'events/events-page.tsx'),
  route('events/:slug', 'events/event-page.tsx'),
])

const search = withMessages('search', [route('search', 'search/search-page.tsx')])

/** The pages in English. */
const english = [
  withMessages('common', [
    home,
    layout('layout/shared-layout.tsx', { id: 'layout/shared-layout' }, [
      learn,
      pages,
      news,
      search,
      events,
      route(
        'innovation-research/dyci-research/research/:category/:index',
        'research/old-research-address.tsx',
      ),
      route('*', 'errors/not-found-route.tsx'),
    ]),
  ]),
  route('events.ics', 'events/calendar-file.ts', { id: 'events/calendar' }),
  route('events/:slug.ics', 'events/calendar-file.ts'),
  // Small pages without scripts, which arrive in one round trip.
  route('status', ability('class-status/site/status-page.tsx')),
  route('status/notify', ability('class-status/site/notify-page.tsx')),
  route('status/mail/:token', ability('class-status/site/notify-page.tsx'), {
    id: 'status/mail',
  }),
  route('status/:slug', ability('class-status/site/notice-page.tsx')),
  route('verify', 'verify/verify-page.ts'),
  route('verify/:code', 'verify/code-page.tsx'),
  route('offline', 'offline/offline-page.tsx'),
  // Only where a printed code leads nowhere: abilities/printed-codes leads to all others.
  route('go/:code', ability('printed-codes/site/gone-page.tsx')),
]

/** Names a page after its file: the names are in every document. */
const idOf = (file: string) =>
  file.replace(/^\.\.\/abilities\/(.+?)\/site\//, '$1/').replace(/\.tsx?$/, '')

/** The same pages with the messages of a language. */
const inLanguage = (language: Language, pages: RouteConfigEntry[]): RouteConfigEntry[] =>
  pages.map(({ id, file, children, ...page }) => ({
    ...page,
    id: (id ?? idOf(file)) + prefixOf(language),
    file: file.replace(/^languages\/en\//, `languages/${language}/`),
    ...(children && { children: inLanguage(language, children) }),
  }))

const [first, ...others] = languages

/** The whole URL table (spec 2). Staff read English: the sign-in page is in no other language. */
export default [
  ...others.flatMap((language) => prefix(language, inLanguage(language, english))),
  ...inLanguage(first, english),
  route('login', 'sign-in/login-page.ts'),
] satisfies RouteConfig
