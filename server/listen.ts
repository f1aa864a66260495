import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { Connections } from './connections/connections.ts'
import type { ConnectionLimits } from './connections/limits.ts'
import { hasLeft } from './has-left.ts'
import { commonHeaders } from './security-headers.ts'
import { canonicalAddress } from './pages/address.ts'
import type { ParametersOf } from './pages/query-parameters.ts'
import { chooseEncoding } from './pages/encoding.ts'
import { answer } from './pages/answer.ts'
import { putFrontBefore, type CloseFront } from './pages/front.ts'
import type { PageAnswer } from './pages/page-answer.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { StoredResponse } from './pages/stored-response.ts'
import { store, type StoreSettings } from './pages/store.ts'
import { isForStaff, isStaffAsset } from './staff-pages/staff-pages.ts'
import { isMediaAddress } from './media/serve-media.ts'
import { limitRequestTime } from './request-time.ts'
import { isChange, retryAfterSeconds, storageFailure } from './storage-failure.ts'

export interface SiteParts {
  /** answers requests that bypass the page cache */
  fetch: (request: Request) => Response | Promise<Response>
  /** answers requests that are not in the cache */
  answer: (request: Request) => Promise<PageAnswer>
  /** the query parameters that an address keeps */
  parametersOf: ParametersOf
  cache: PageCache
  files: Map<string, StoredResponse>
  /** static files of the staff pages, by path */
  staffAssets: () => Promise<Map<string, StoredResponse>>
  /** answers requests for media files */
  serveMedia: (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>
  settings: StoreSettings
  limits: ConnectionLimits
  logger: Logger
}

/** How long a request may take to arrive, in milliseconds. */
const requestTimeoutMs = 30_000

/** Maximum time of any request, including those with extra time (see request-time.ts). */
const maxRequestMs = 600_000

/** How long open requests may take after a stop signal, in milliseconds. */
const stopTimeoutMs = 10_000

/**
 * Connections that may wait to be accepted: beyond this, the system makes a visitor wait a second.
 */
const backlog = 4_096

export interface RunningSite {
  port: number
  /** Accepts no more connections, waits for open requests, then resolves. */
  stop: () => Promise<void>
}

/** Starts to answer: cached pages and files first, everything else through the app. */
export async function listen(
  parts: SiteParts,
  address: { port: number; host: string },
): Promise<RunningSite> {
  const { cache, files, limits, logger } = parts
  const connections = new Connections(limits, (closed) =>
    logger.warn({ open: connections.count, closed }, 'There are too many connections'),
  )
  const server = createServer({
    headersTimeout: limits.headMs,
    requestTimeout: maxRequestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkMs,
  })
  server.on('request', createListener(parts, connections))
  const closeFront = putFrontBefore(server, {
    find: (target) => files.get(target) ?? cache.get(target),
    connections,
  })
  const port = await startListening(server, address)
  return { port, stop: () => stop(server, closeFront).finally(() => connections.stop()) }
}

function createListener(parts: SiteParts, connections: Connections) {
  const { fetch, cache, files, staffAssets, serveMedia, settings, limits, logger } = parts
  const common = Object.entries(commonHeaders(settings))
  const passOn = getRequestListener(fetch, { overrideGlobalObjects: false })

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    limitRequestTime(request, requestTimeoutMs)
    for (const [name, value] of common) response.setHeader(name, value)
    // RFC 9112 requires this; Node refuses requests without a Host, but accepts the first of two.
    if ((request.headersDistinct.host?.length ?? 0) > 1)
      return refuse(response, 'A request has one Host header.\n')
    const canonical = canonicalAddress(request.url ?? '/', parts.parametersOf)
    if (canonical === null) {
      return refuse(response, 'This address is not valid. Check it, or begin at the home page: /\n')
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || isForStaff(canonical)) return passOn(request, response)
    if (isMediaAddress(canonical)) return serveMedia(canonical, request, response)
    const stored =
      files.get(canonical) ??
      (isStaffAsset(canonical) ? (await staffAssets()).get(canonical) : undefined) ??
      (await cache.getOrRender(canonical, async () =>
        store(
          await parts.answer(new Request(settings.publicOrigin + canonical)),
          chooseEncoding(request.headers['accept-encoding']),
          settings,
          canonical,
        ),
      ))
    await answer(request, response, stored)
  }

  return (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.of(request.socket)
    // Nothing is read after the last request of a connection; its answer ends it.
    if (!connection || connection.requests >= limits.requestsPerConnection) return
    connection.begin()
    response.once('close', () => {
      connection.end()
      if (!response.writableFinished)
        logger.info({ method: request.method, path: loggedPath(request.url) }, 'left')
    })
    if (connection.requests === limits.requestsPerConnection)
      response.setHeader('connection', 'close')
    const started = performance.now()
    response.on('finish', () => {
      const level = response.statusCode >= 500 ? 'error' : 'info'
      const path = loggedPath(request.url)
      const ms = Math.round((performance.now() - started) * 10) / 10
      logger[level]({ method: request.method, path, status: response.statusCode, ms }, 'request')
    })
    respond(request, response).catch((error: unknown) => {
      if (hasLeft(request)) return
      logger.error({ err: error, path: loggedPath(request.url) }, 'A request failed')
      const failure = storageFailure(error, isChange(request.method))
      if (!response.headersSent) {
        response.writeHead(failure?.status ?? 500, {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
          ...(failure && { 'retry-after': retryAfterSeconds }),
        })
      }
      response.end(`${failure?.sentence ?? 'Something went wrong here. Try again in a moment.'}\n`)
    })
  }
}

/** Drops the query and the token of a preview, which would open it. */
const loggedPath = (target = '/') =>
  (canonicalAddress(target, () => []) ?? target)
    .split('?')[0]
    ?.replace(/^\/preview\/.+/i, '/preview/…')

function refuse(response: ServerResponse, sentence: string) {
  response.writeHead(400, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(sentence)
}

function startListening(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog }, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function stop(server: Server, closeFront: CloseFront): Promise<void> {
  return new Promise((resolve) => {
    // Node keeps a connection open after its last answer: this closes it once it is idle.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
    const giveUp = setTimeout(() => {
      closeFront('now')
      server.closeAllConnections()
    }, stopTimeoutMs)
    server.close(() => {
      clearInterval(closeIdle)
      clearTimeout(giveUp)
      resolve()
    })
    closeFront('when-sent')
    server.closeIdleConnections()
  })
}
