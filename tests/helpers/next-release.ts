import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A site whose next release can be put in its place. */
export interface ReleasedSite {
  origin: string
  /** from now on, answers as the next release: another worker, and a style sheet with another name */
  releaseNext: () => void
  stop: () => Promise<void>
}

const styleSheet = /\/assets\/[\w.-]+\.css/g
const nextStyleSheet = '/assets/next-release.css'

/** Passes a site on to browsers, now as one release and later as the next. */
export async function startReleasedSite(site: { origin: string }): Promise<ReleasedSite> {
  let isNext = false
  let oldStyleSheet = ''

  async function answer(path: string, outgoing: ServerResponse) {
    if (isNext && path === oldStyleSheet) return outgoing.writeHead(404).end()
    const asked = path === nextStyleSheet ? oldStyleSheet : path
    const answered = await fetch(site.origin + asked, { redirect: 'manual' })
    const body = Buffer.from(await answered.arrayBuffer())
    outgoing.statusCode = answered.status
    for (const [name, value] of answered.headers)
      if (!/^(content-encoding|content-length|etag|connection|keep-alive)$/.test(name))
        outgoing.appendHeader(name, value)
    const type = answered.headers.get('content-type') ?? ''
    if (type.startsWith('text/html'))
      oldStyleSheet = styleSheet.exec(body.toString())?.[0] ?? oldStyleSheet
    styleSheet.lastIndex = 0
    return outgoing.end(isNext && /html|javascript/.test(type) ? asNext(path, body) : body)
  }

  const asNext = (path: string, body: Buffer) =>
    path === '/service-worker.js'
      ? body.toString().replace(/offline-[\da-f]{12}/, 'offline-next')
      : body.toString().replaceAll(styleSheet, nextStyleSheet)

  const server = createServer((incoming, outgoing) => {
    void answer(incoming.url ?? '/', outgoing).catch((error: unknown) =>
      outgoing.destroy(error as Error),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    releaseNext: () => (isNext = true),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
