import type { HttpBindings } from '@hono/node-server'
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { TooBusyError } from '../school/staff/accounts/password.server.ts'
import { translatorForPath } from '../site/languages/messages.server.ts'
import { hasLeft } from './refused-requests.ts'
import type { PageAnswer } from './pages/page-answer.ts'
import { currentRequestId, requestFields } from './request-log.ts'
import { retryAfterSeconds, storageFailure } from './storage-failure.ts'

/** Data that comes with a request: its connection, or the callback of a caller in this process. */
export type Bindings = Partial<HttpBindings> & {
  /** receives the facts of the page that is answered */
  onPage?: (page: PageAnswer['page']) => void
}

/** Routes for visitors, of an ability or of the site. */
export type VisitorRoutes = Hono<{ Bindings: Bindings }>

type Routes = OpenAPIHono<{ Bindings: Bindings }>

/** Creates routes whose failures are logged and answered with a sentence. */
export function createRoutes(logger: Logger): Routes {
  const routes: Routes = new OpenAPIHono<{ Bindings: Bindings }>()
  routes.use(async (context, next) => {
    await next()
    const { status, headers } = context.res
    if ((status === 503 || status === 507) && !headers.has('retry-after'))
      headers.set('retry-after', retryAfterSeconds)
  })
  routes.onError((error, context) => {
    context.header('cache-control', 'no-store')
    if (error instanceof TooBusyError) {
      context.header('retry-after', '30')
      return context.json({ error: error.message, reason: 'busy' }, 429)
    }
    // Only network requests have bindings; a page rendered for the cache has none.
    const { incoming } = { ...context.env }
    if (incoming && hasLeft(incoming)) return context.text('', 400)
    const { path, method } = context.req
    const id = currentRequestId()
    const fields = incoming ? requestFields(incoming) : { id, method, path }
    logger.error({ err: error, ...fields }, 'A request failed')
    const t = translatorForPath(path)
    const failure = storageFailure(t, error, method)
    const tellUs = id === undefined ? '' : ` ${t('server.tellUs', { id })}`
    if (!failure) return context.json({ error: t('server.failed') + tellUs }, 500)
    if (!path.startsWith('/api/')) return context.text(`${failure.sentence}\n`, failure.status)
    return context.json({ error: failure.sentence, reason: 'storage' }, failure.status)
  })
  return routes
}

/** Refuses to change what can only be read. */
export function refuseChange(context: Context) {
  context.header('allow', 'GET, HEAD')
  return context.text(translatorForPath(context.req.path)('server.readOnly'), 405)
}
