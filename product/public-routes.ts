import type { Logger } from 'pino'
import type { ContentSource } from '../school/content/content-host/content-source.server.ts'
import { announcementsApi } from '../server/api/announcements.ts'
import { newsApi } from '../server/api/news.ts'
import { feeds } from '../server/feeds/feeds.ts'
import { sitemap } from '../server/feeds/sitemap.ts'
import type { RenderPage } from '../server/pages/page-answer.ts'
import { createRoutes, refuseChange, type VisitorRoutes } from '../server/routes.ts'
import { securityText } from '../server/security-txt.ts'
import type { DrawPageCard } from '../server/share-cards/draw-page-card.ts'
import { shareCards } from '../server/share-cards/share-cards.ts'

export interface PublicRouteParts {
  source: ContentSource
  renderPage: RenderPage
  /** tells whether the database can be read and written now */
  isReady: () => Promise<boolean>
  publicOrigin: string
  logger: Logger
  drawPageCard: DrawPageCard
  /** those of the abilities */
  added: readonly VisitorRoutes[]
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
  logger,
  drawPageCard,
  added,
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
  routes.route('/', securityText(publicOrigin, source.now))
  routes.route('/', shareCards({ renderPage, publicOrigin, drawPageCard }))
  for (const each of added) routes.route('/', each)
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
