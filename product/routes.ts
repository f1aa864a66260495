import type { Logger } from 'pino'
import type { ContentSource } from '../school/content/content-host/content-source.server.ts'
import type { StaffParts } from '../server/api/admin/staff-call.ts'
import { announcementsApi } from '../server/api/announcements.ts'
import { newsApi } from '../server/api/news.ts'
import { feeds } from '../server/feeds/feeds.ts'
import { sitemap } from '../server/feeds/sitemap.ts'
import type { RenderPage } from '../server/pages/page-answer.ts'
import { previewPages } from '../server/previews/preview-pages.ts'
import { createRoutes, refuseChange, type VisitorRoutes } from '../server/routes.ts'
import type { DrawPageCard } from '../server/share-cards/draw-page-card.ts'
import { shareCards } from '../server/share-cards/share-cards.ts'
import { staffPages } from '../server/staff-pages/staff-pages.ts'
import { createStaffApi } from './staff-calls.ts'

interface RouteParts {
  source: ContentSource
  renderPage: RenderPage
  publicOrigin: string
  logger: Logger
  drawPageCard: DrawPageCard
  /** makes scheduled changes that are due live; runs before each answer */
  settle: () => Promise<void>
}

interface PublicRouteParts extends RouteParts {
  /** tells whether the database can be read and written now */
  isReady: () => Promise<boolean>
  /** the routes of the abilities */
  added: readonly VisitorRoutes[]
}

/** Creates routes whose answers show every change that is due. */
function settledRoutes({ logger, settle }: RouteParts) {
  const routes = createRoutes(logger)
  routes.use(async (_, next) => {
    await settle()
    await next()
  })
  return routes
}

/**
 * Creates the routes of visitors: pages, public calls, feeds, share cards and health checks. The
 * page cache keeps each answer that does not say `no-store`.
 */
export function createPublicRoutes(parts: PublicRouteParts) {
  const { source, renderPage, publicOrigin } = parts
  const routes = settledRoutes(parts)

  // Tells a service manager that the process answers; it restarts the process otherwise.
  routes.get('/healthz', (context) => {
    context.header('cache-control', 'no-store')
    return context.text('ok')
  })

  // Tells a load balancer that the process can serve visitors.
  routes.get('/readyz', async (context) => {
    context.header('cache-control', 'no-store')
    return (await parts.isReady())
      ? context.text('ok')
      : context.text('The database cannot be read and written, or the site is stopping.', 503)
  })

  routes.get('/.well-known/security.txt', (context) =>
    context.text(securityText(publicOrigin, source.now())),
  )
  routes.route('/', newsApi(source))
  routes.route('/', announcementsApi(source))
  routes.route('/', sitemap(source, publicOrigin))
  routes.route('/', feeds(source, publicOrigin))
  routes.route('/', shareCards(parts))
  for (const each of parts.added) routes.route('/', each)
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
    // Only requests from outside, or through the page cache, have bindings.
    const { onPage } = { ...context.env }
    onPage?.(page)
    return response
  })
  routes.all('*', refuseChange)
  return routes
}

const dayMs = 86_400_000

/** Validity of security.txt, in days: below the year that RFC 9116 advises. */
const validDays = 180

/** Names the contact page for security reports (RFC 9116), for some days from today. */
function securityText(publicOrigin: string, now: number): string {
  const expires = new Date((Math.floor(now / dayMs) + validDays) * dayMs)
  return `Contact: ${publicOrigin}/contact-us
Expires: ${expires.toISOString()}
Preferred-Languages: en, fil
Canonical: ${publicOrigin}/.well-known/security.txt
`
}

interface StaffRouteParts extends RouteParts {
  staff: StaffParts
  /** the folder of the built staff pages */
  staffFolder: string
}

/** Creates the routes of staff and of holders of a preview link. Every answer says `no-store`. */
export function createStaffRoutes({ staff, staffFolder, ...parts }: StaffRouteParts) {
  const routes = settledRoutes(parts)
  routes.route('/', staffPages({ ...parts, folder: staffFolder }))
  routes.route('/', previewPages(parts))
  routes.route('/api/admin', createStaffApi(staff))
  routes.all('*', refuseChange)
  return routes
}
