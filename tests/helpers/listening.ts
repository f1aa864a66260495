import { pino } from 'pino'
import {
  connectionLimits,
  type ConnectionLimits,
} from '../../server/fast-path/connections/limits.ts'
import { createHttp } from '../../server/http.ts'
import { listen } from '../../server/listen.ts'
import { PageCache } from '../../server/pages/page-cache.ts'
import { PageViews } from '../../server/pages/page-views.ts'
import { StoredResponse } from '../../server/pages/stored-response.ts'
import { RawClient, requestText } from './raw-client.ts'

type App = (request: Request) => Promise<Response>

/** Makes the server of this process in front of an app; what a test does not give is empty. */
export const httpOf = (app: App, parts: Partial<Parameters<typeof createHttp>[0]> = {}) =>
  createHttp({
    publicRoutes: app,
    renderPublic: async (request) => ({ response: await app(request), page: null }),
    staffRoutes: app,
    parametersOf: () => [],
    statusOf: () => Promise.resolve(404),
    cache: new PageCache(() => '1'),
    files: new Map(),
    staffAssets: async () => new Map(),
    serveMetrics: () => Promise.resolve(),
    serveMedia: () => Promise.resolve(),
    settings: { publicOrigin: 'http://localhost:3000', keepSeconds: null, views: new PageViews() },
    limits: connectionLimits({ proxies: 0 }),
    proxies: 0,
    hasFastPath: true,
    logger: pino({ level: 'silent' }),
    ...parts,
  })

/**
 * Starts the server in this process, in front of an app with two kinds of pages: those below
 * `/gated` wait for their gate, others are answered at once. The fast path answers `/stored`.
 */
export async function startListening(
  changed: Partial<ConnectionLimits> = {},
  { hasFastPath = true } = {},
) {
  const gates: (() => void)[] = []
  const most = { running: 0 }
  let running = 0
  const app = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/gated'))
      return new Response(pathname, { headers: { 'cache-control': 'no-store' } })
    running += 1
    most.running = Math.max(most.running, running)
    await new Promise<void>((open) => gates.push(open))
    running -= 1
    return new Response('through the gate', { headers: { 'cache-control': 'no-store' } })
  }
  const stored = new StoredResponse({
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: Buffer.from('p'),
  })
  await stored.prepare('identity')
  const limits = { ...connectionLimits({ proxies: 0 }), checkMs: 20, ...changed }
  const site = await listen(
    httpOf(app, { files: new Map([['/stored', stored]]), limits, hasFastPath }),
    { port: 0, host: '127.0.0.1' },
  )
  const clients: RawClient[] = []
  return {
    gates,
    most,
    /** stops the server as a signal does, while the clients stay */
    end: site.stop,
    connect: async () => {
      const client = await RawClient.connect(site.port)
      clients.push(client)
      return client
    },
    stop: async () => {
      for (const client of clients) client.close()
      for (const open of gates) open()
      await site.stop()
    },
  }
}

/** Visits as a polite client: requests, reads the answer and stays connected. */
export async function visit(client: RawClient, path: string) {
  client.send(requestText(path))
  const { status, headers, body } = await client.next()
  return { status, connection: headers.connection, text: body.toString() }
}
