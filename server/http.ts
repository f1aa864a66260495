import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { plainPath } from '../site/languages/language.ts'
import { translatorForPath } from '../site/languages/messages.server.ts'
import { pageAddress } from '../site/page-address.ts'
import { visitorAddress } from './api/admin/caller.ts'
import { Connections } from './fast-path/connections/connections.ts'
import { keepAliveSeconds, type ConnectionLimits } from './fast-path/connections/limits.ts'
import { readConnections } from './fast-path/connections/read-connections.ts'
import { fastPath } from './fast-path/fast-path.ts'
import { mediaPaths } from './media/serve-media.ts'
import { canonicalAddress, matchesPath, readTarget, tidyAddress } from './pages/address.ts'
import { chooseEncoding } from './pages/encoding.ts'
import type { PageAnswer } from './pages/page-answer.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { ParametersOf } from './pages/query-parameters.ts'
import { storeAnswer, type StoreSettings } from './pages/store-answer.ts'
import { sendStored, type StoredResponse } from './pages/stored-response.ts'
import { refuseRequest, sendFailure } from './refused-requests.ts'
import { logRequest, noteRoute, requestId, withRequestId } from './request-log.ts'
import { limitRequestTime } from './request-time.ts'
import { commonHeaders } from './security-headers.ts'
import { staffAssetPaths, staffPaths } from './staff-pages/staff-pages.ts'
import { answerUnreadable } from './unreadable-requests.ts'
import { GuessLimit, guessWindowMs } from './guess-limit.ts'
import { clockAheadMs, currentTime } from '../school/base/clock.ts'

type Fetch = (request: Request) => Response | Promise<Response>

/** A part of the site; its name is a label of the metrics. */
interface Route {
  name: string
  matches: (path: string, request: IncomingMessage) => boolean
  answer: Answer
}

/** Answers a request for a canonical address. */
type Answer = (request: IncomingMessage, response: ServerResponse, address: string) => unknown

/** Everything that the HTTP server works with. */
export interface HttpParts {
  limits: ConnectionLimits
  /** number of trusted proxies in front (TRUST_PROXY) */
  proxies: number
  /** cached pages are answered before HTTP (fast-path/README.md) */
  hasFastPath: boolean
  logger: Logger
  /** the query parameters that an address keeps */
  parametersOf: ParametersOf
  /** the HTTP status that an address of this site has for visitors */
  statusOf: (address: string) => Promise<number>
  cache: PageCache
  /** static files, by path */
  files: Map<string, StoredResponse>
  settings: StoreSettings
  /** answers for media files (media/) */
  serveMedia: (path: string, request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** answers /metrics (metrics/) */
  serveMetrics: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** static files of the staff pages, by path */
  staffAssets: () => Promise<Map<string, StoredResponse>>
  /** staff pages, staff API and previews (product/routes.ts) */
  staffRoutes: Fetch
  /** pages, public calls and feeds (product/routes.ts) */
  publicRoutes: Fetch
  /** the same for the page cache, with the facts of a page */
  renderPublic: (request: Request) => Promise<PageAnswer>
}

/** Time limit for a request to arrive, in milliseconds. */
const requestTimeoutMs = 30_000

/** Maximum time of any request, including those with extra time (see request-time.ts). */
const maxRequestMs = 600_000

/** Creates the HTTP server of the site. The steps of a request are in reading order. */
export function createHttp(parts: HttpParts) {
  const { limits, logger, cache, files, settings } = parts
  const findStored = (address: string) => files.get(address) ?? cache.get(address)

  // 1. Connection limits; cached answers may be sent right here (fast-path/).
  const connections = new Connections(limits, (closed) =>
    logger.warn({ open: connections.count, closed }, 'There are too many connections'),
  )
  const server = createServer({
    headersTimeout: limits.headMs,
    requestTimeout: maxRequestMs,
    keepAliveTimeout: keepAliveSeconds * 1_000,
    // The limits close what is idle, and earlier than this.
    keepAliveTimeoutBuffer: limits.idleMs,
    connectionsCheckingInterval: limits.checkMs,
    // A request without a Host is refused below, with its id.
    requireHostHeader: false,
  })
  readConnections(server, connections, parts.hasFastPath ? fastPath(findStored) : undefined)

  // 2. Request id and log
  const receive = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (!connections.begin(request, response)) return false
    limitRequestTime(request, requestTimeoutMs)
    logRequest(logger, request, response)
    return true
  }
  // Node's own Date would not know the clock of a test.
  if (clockAheadMs() !== 0)
    server.on('request', (_, response) =>
      response.setHeader('date', new Date(currentTime()).toUTCString()),
    )
  server.on('request', (request, response) => {
    if (!receive(request, response)) return
    void answer(request, response).catch((error: unknown) =>
      sendFailure(error, { request, response, logger, headers: securityHeaders }),
    )
  })
  server.on('checkExpectation', (request, response) => {
    if (!receive(request, response)) return
    refuse(request, response, translatorForPath(request.url ?? '/')('server.expectation'), 417)
  })

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const t = translatorForPath(request.url ?? '/')
    // RFC 9112, 3.2 requires this; HTTP/1.0 has no Host.
    const hosts = request.headersDistinct.host?.length ?? 0
    if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0'))
      return refuse(request, response, t('server.oneHost'))

    // 3. Canonical address: one spelling, and of the query only what the route declares
    const target = readTarget(request.url)
    const address = canonicalAddress(target, parts.parametersOf)

    // 4. Page cache: holds the static files, and what the last of the routes below puts there
    const stored = isRead(request) && address !== null && findStored(address)
    if (stored) {
      noteRoute(request, 'cache')
      return sendStored(request, response, stored)
    }
    const tidy = isRead(request) ? tidyAddress(target, parts.parametersOf) : null
    if (tidy !== null && (await parts.statusOf(tidy)) < 400)
      return redirectTo(request, response, tidy)
    if (address === null) {
      const home = pageAddress(t.language, '/')
      return refuse(request, response, t('server.badAddress', { home }))
    }

    // 5. Security headers, and the id by which a visitor can tell about a failure
    for (const [name, value] of Object.entries(headersOf(request))) response.setHeader(name, value)

    // 6. Routes: the first one that matches answers
    const [path = ''] = address.split('?')
    const route = routes.find(({ matches }) => matches(path, request))
    if (!route) return
    noteRoute(request, route.name)
    await withRequestId(requestId(request), () => route.answer(request, response, address))
  }
  const securityHeaders = commonHeaders(settings)
  answerUnreadable(server, { logger, headers: securityHeaders })
  const headersOf = (request: IncomingMessage) => ({
    ...securityHeaders,
    'x-request-id': requestId(request) ?? '',
  })
  const refuse = (
    request: IncomingMessage,
    response: ServerResponse,
    sentence: string,
    status: 400 | 417 = 400,
  ) => refuseRequest(response, sentence, headersOf(request), status)

  const redirectTo = (request: IncomingMessage, response: ServerResponse, location: string) => {
    noteRoute(request, 'redirect')
    const headers = { ...headersOf(request), 'cache-control': 'no-store', location }
    response.writeHead(301, headers).end()
  }

  const passToStaff = getRequestListener(parts.staffRoutes, { overrideGlobalObjects: false })
  const passToPublic = getRequestListener(parts.publicRoutes, { overrideGlobalObjects: false })

  /** Renders an answer, and caches it until content changes if it is complete and public. */
  const renderAndCache: Answer = async (request, response, address) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const stored = await cache.getOrRender(address, async () => {
      const rendered = await parts.renderPublic(new Request(settings.publicOrigin + address))
      return storeAnswer(rendered, { encoding, address }, settings)
    })
    await sendStored(request, response, stored)
  }

  const guesses = new GuessLimit()
  /** Renders the page of a code, unless this network tries out codes. */
  const renderCode: Answer = async (request, response, address) => {
    const forwarded = request.headers['x-forwarded-for']
    const visitor = visitorAddress(
      { forwarded: forwarded?.toString(), socket: request.socket.remoteAddress },
      parts.proxies,
    )
    const now = currentTime()
    if (guesses.isOver(visitor, now)) {
      const headers = { ...securityHeaders, 'retry-after': String(guessWindowMs / 1_000) }
      return refuseRequest(response, translatorForPath(address)('verify.tooMany'), headers, 429)
    }
    await renderAndCache(request, response, address)
    if (response.statusCode === 404) guesses.countUnknown(visitor, address, now)
  }

  const routes: Route[] = [
    // Staff pages, staff API and previews: never cached, each answer says `no-store`.
    { name: 'staff', matches: (path) => matchesPath(staffPaths, path), answer: passToStaff },
    // What is sent or changed: never cached.
    { name: 'change', matches: (_, request) => !isRead(request), answer: passToPublic },
    // Metrics for an operator: never cached. Its label keeps the name that recorded series have.
    { name: 'figures', matches: (path) => path === '/metrics', answer: parts.serveMetrics },
    // Media: read from the disk each time. Browsers keep a size variant forever and ask again for
    // an original, which can be replaced (media/serve-media.ts).
    {
      name: 'media',
      matches: (path) => matchesPath(mediaPaths, path),
      answer: (request, response, address) => parts.serveMedia(address, request, response),
    },
    // Scripts of the staff pages: in memory from the first request on; browsers keep them forever.
    {
      name: 'staff-files',
      matches: (path) => matchesPath(staffAssetPaths, path),
      answer: async (request, response, address) => {
        const asset = (await parts.staffAssets()).get(address)
        if (asset) await sendStored(request, response, asset)
        else await renderAndCache(request, response, address)
      },
    },
    // Printed codes: no answer is cached, and each scan is counted (abilities/printed-codes).
    { name: 'printed-code', matches: (path) => path.startsWith('/go/'), answer: passToPublic },
    // Pages of codes that are not cached: unknown codes are limited (guess-limit.ts).
    {
      name: 'verify',
      matches: (path) => plainPath(path).startsWith('/verify/'),
      answer: renderCode,
    },
    // Pages, public calls and feeds: in the page cache; browsers ask each time (store-answer.ts).
    { name: 'page', matches: () => true, answer: renderAndCache },
  ]

  return { server, connections }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'
