import type { Logger } from 'pino'
import type { ContentSource } from '../school/content/content-host/content-source.server.ts'
import type { MediaStore } from '../school/content/media/media-store.ts'
import { announcementsApi } from '../server/api/announcements.ts'
import { newsApi } from '../server/api/news.ts'
import { emailRoutes } from '../server/class-mail/email-routes.ts'
import { classStatusFiles } from '../server/feeds/class-status-files.ts'
import { feeds } from '../server/feeds/feeds.ts'
import { sitemap } from '../server/feeds/sitemap.ts'
import { goRoutes } from '../server/printed-codes/go-routes.ts'
import type { RenderPage } from '../server/pages/page-answer.ts'
import type { Notifications } from '../server/push/notifications.ts'
import { subscriptionRoutes } from '../server/push/subscription-routes.ts'
import { questionRoutes } from '../server/questions/question-routes.ts'
import { createRoutes, refuseChange } from '../server/routes.ts'
import { securityText } from '../server/security-txt.ts'
import type { DrawPageCard } from '../server/share-cards/draw-page-card.ts'
import { postKit } from '../server/share-cards/post-kit.ts'
import type { PostPictures } from '../server/share-cards/post-pictures.ts'
import { shareCards } from '../server/share-cards/share-cards.ts'

export interface PublicRouteParts {
  source: ContentSource
  renderPage: RenderPage
  /** tells whether the database can be read and written now */
  isReady: () => Promise<boolean>
  publicOrigin: string
  dataDir: string
  /** number of trusted proxies in front (TRUST_PROXY) */
  proxies: number
  logger: Logger
  /** names places on the disk for files on their way */
  store: Pick<MediaStore, 'incomingPath'>
  /** a visitor's question was stored */
  onQuestion: () => void
  notifications: Notifications
  /** mail is set up */
  hasMail: boolean
  pushServices: readonly string[]
  /** the HTTP status that a path of this site has for visitors */
  statusOf: (path: string) => Promise<number>
  /** the content version */
  version: () => string
  /** a printed code was scanned */
  onScan: (code: string) => void
  drawPageCard: DrawPageCard
  posts: PostPictures
}

/**
 * Creates what everyone may see: pages, public calls, feeds, share cards and health checks. The
 * page cache keeps each answer that does not say `no-store`.
 */
export function createPublicRoutes({
  source,
  renderPage,
  isReady,
  publicOrigin,
  dataDir,
  proxies,
  logger,
  store,
  onQuestion,
  notifications,
  hasMail,
  pushServices,
  statusOf,
  version,
  onScan,
  drawPageCard,
  posts,
}: PublicRouteParts) {
  const routes = createRoutes(logger)

  // Tells a service manager that the process answers; it restarts the process otherwise.
  routes.get('/healthz', (context) => {
    context.header('cache-control', 'no-store')
    return context.text('ok')
  })

  // Tells a load balancer that the process can serve visitors.
  routes.get('/readyz', async (context) => {
    context.header('cache-control', 'no-store')
    return (await isReady())
      ? context.text('ok')
      : context.text('The database cannot be read and written, or the site is stopping.', 503)
  })

  routes.route('/', newsApi(source))
  routes.route('/', announcementsApi(source))
  routes.route('/', sitemap(source, publicOrigin))
  routes.route('/', feeds(source, publicOrigin))
  routes.route('/', classStatusFiles(source, publicOrigin))
  routes.route('/', securityText(publicOrigin, source.now))
  routes.route(
    '/',
    questionRoutes({
      source,
      renderPage,
      publicOrigin,
      dataDir,
      proxies,
      logger,
      store,
      onQuestion,
    }),
  )
  routes.route(
    '/',
    subscriptionRoutes({ source, notifications, pushServices, publicOrigin, proxies, logger }),
  )
  routes.route(
    '/',
    emailRoutes({
      source,
      renderPage,
      publicOrigin,
      proxies,
      logger,
      onLink: notifications.linkDue,
      hasMail,
    }),
  )
  routes.route(
    '/',
    goRoutes({ database: source.database, renderPage, publicOrigin, statusOf, version, onScan }),
  )
  routes.route('/', shareCards({ renderPage, publicOrigin, drawPageCard }))
  routes.route('/', postKit(source, posts))
  routes.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'DYCI website API',
      version: '1.0.0',
      description: 'The public calls behind the school’s news and announcements.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: publicOrigin }],
    // Every call is public: none checks who is calling.
    security: [],
  })
  routes.all('/api/*', (context) =>
    context.json({ error: 'There is no such call. See /api/openapi.json.' }, 404),
  )

  routes.get('*', async (context) => {
    const { response, page } = await renderPage(context.req.raw)
    // Only what came from outside or from the page cache has bindings.
    const { onPage } = { ...context.env }
    onPage?.(page)
    return response
  })
  routes.all('*', refuseChange)
  return routes
}
