import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from './local-server.ts'

/** Fault of a proxy between a visitor and the site: it answers itself, or never answers. */
type ProxyFault = 'captive-portal' | 'hang'

/** A proxy in front of a site, with faults that a test switches on and off. */
export interface BrokenProxy {
  origin: string
  /** the fault and its requests; `null` passes everything on */
  fault: { kind: ProxyFault; isFor?: (path: string) => boolean } | null
  stop: () => Promise<void>
}

/** @param added headers that it adds to each request, by name */
export async function startBrokenProxy(
  port: number,
  added: Record<string, string> = {},
): Promise<BrokenProxy> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const fault = proxy.fault && (proxy.fault.isFor?.(path) ?? true) ? proxy.fault.kind : null
    if (fault === 'captive-portal') answerWithPage(outgoing, 'Sign in to Barangay WiFi')
    else if (fault !== 'hang') passOn(incoming, outgoing, { port, added })
  })
  const proxy: BrokenProxy = { ...(await listenLocally(server)), fault: null }
  return proxy
}

function answerWithPage(outgoing: ServerResponse, title: string) {
  outgoing.writeHead(200, { 'content-type': 'text/html' })
  outgoing.end(
    `<html>\r\n<head><title>${title}</title></head>\r\n<body><h1>${title}</h1></body>\r\n</html>\r\n`,
  )
}

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { port, added }: { port: number; added: Record<string, string> },
) {
  const { url: path, method } = incoming
  const headers = { ...incoming.headers, ...added }
  const onward = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
