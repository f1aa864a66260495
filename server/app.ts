import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { ContentSource } from '../school/content-source.server.ts'
import { announcementsApi } from './api/announcements.ts'
import { newsApi } from './api/news.ts'
import { TooBusyError } from '../school/accounts/password.server.ts'
import type { StaffParts } from './api/admin/parts.ts'
import { createStaffApi } from './api/admin/routes.ts'
import { feeds } from './feeds/feeds.ts'
import { sitemap } from './feeds/sitemap.ts'
import { hasLeft } from './has-left.ts'
import type { PageAnswer, RenderPage } from './pages/page-answer.ts'
import { previewPages } from './previews/preview-pages.ts'
import { isChange, retryAfterSeconds, storageFailure } from './storage-failure.ts'
import { securityText } from './security-txt.ts'
import { shareCards } from './share-cards/share-cards.ts'
import { staffPages } from './staff-pages/staff-pages.ts'

export interface AppParts {
  source: ContentSource
  renderPage: RenderPage
  /** whether the database can be read and written now */
  isReady: () => Promise<boolean>
  staff: StaffParts
  /** the folder of the built staff pages */
  staffFolder: string
  /** the folder of the project */
  root: string
}

/** What comes along with a request: its connection, or the callback of a caller in this process. */
export type Bindings = Partial<HttpBindings> & {
  /** receives the facts of the page that is answered */
  onPage?: (page: PageAnswer['page']) => void
}

/** Creates everything behind the page cache: the API, the health checks and the pages. */
export function createApp({ source, renderPage, isReady, staff, staffFolder, root }: AppParts) {
  const { publicOrigin, logger } = staff
  const app = new OpenAPIHono<{ Bindings: Bindings }>()

  app.use(async (context, next) => {
    await next()
    const { status, headers } = context.res
    if ((status === 503 || status === 507) && !headers.has('retry-after'))
      headers.set('retry-after', retryAfterSeconds)
  })

  // Tells a service manager that the process answers; it restarts the process otherwise.
  app.get('/healthz', (context) => {
    context.header('cache-control', 'no-store')
    return context.text('ok')
  })

  // Tells a load balancer that the process can serve visitors.
  app.get('/readyz', async (context) => {
    context.header('cache-control', 'no-store')
    return (await isReady())
      ? context.text('ok')
      : context.text('The database cannot be read and written.', 503)
  })

  app.route('/', newsApi(source))
  app.route('/', announcementsApi(source))
  app.route('/', sitemap(source, publicOrigin))
  app.route('/', feeds(source, publicOrigin))
  app.route('/', securityText(publicOrigin, source.now))
  app.route('/', shareCards({ renderPage, publicOrigin, root, dataDir: staff.dataDir }))
  app.route('/', staffPages(staffFolder, publicOrigin.startsWith('https:')))
  app.route('/', previewPages({ source, renderPage, publicOrigin, logger }))
  app.doc31('/api/openapi.json', {
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
  app.route('/api/admin', createStaffApi(staff))
  app.all('/api/*', (context) =>
    context.json({ error: 'There is no such call. See /api/openapi.json.' }, 404),
  )

  app.all('*', async (context) => {
    const { method } = context.req
    if (method === 'GET' || method === 'HEAD') {
      const { response, page } = await renderPage(context.req.raw)
      // Only what came from outside or from the page cache has bindings.
      const { onPage } = { ...context.env }
      onPage?.(page)
      return response
    }
    context.header('allow', 'GET, HEAD')
    return context.text('This address can only be read.', 405)
  })

  app.onError((error, context) => {
    if (error instanceof TooBusyError) {
      context.header('cache-control', 'no-store')
      context.header('retry-after', '30')
      return context.json({ error: error.message, reason: 'busy' }, 429)
    }
    context.header('cache-control', 'no-store')
    // Only network requests have bindings; a page rendered for the cache has none.
    const { incoming } = { ...context.env }
    if (incoming && hasLeft(incoming)) return context.text('', 400)
    logger.error({ err: error, path: context.req.path }, 'A request failed')
    const failure = storageFailure(error, isChange(context.req.method))
    if (failure) {
      context.header('retry-after', retryAfterSeconds)
      if (!context.req.path.startsWith('/api/'))
        return context.text(`${failure.sentence}\n`, failure.status)
      return context.json({ error: failure.sentence, reason: 'storage' }, failure.status)
    }
    return context.json({ error: 'Something went wrong here. Try again in a moment.' }, 500)
  })
  return app
}
