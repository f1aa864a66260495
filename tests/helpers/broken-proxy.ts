import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What a proxy between a visitor and the site can do: answer itself, cut the answer in the middle,
 * or take the request and never answer.
 */
export type ProxyFault = 'bad-gateway' | 'captive-portal' | 'cut' | 'hang'

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
    if (fault === 'bad-gateway') answerWithPage(outgoing, 502, '502 Bad Gateway')
    else if (fault === 'captive-portal') answerWithPage(outgoing, 200, 'Sign in to Barangay WiFi')
    else if (fault !== 'hang') passOn(incoming, outgoing, { port, added, isCut: fault === 'cut' })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: BrokenProxy = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: null,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}

function answerWithPage(outgoing: ServerResponse, status: number, title: string) {
  outgoing.writeHead(status, { 'content-type': 'text/html' })
  outgoing.end(
    `<html>\r\n<head><title>${title}</title></head>\r\n<body><h1>${title}</h1></body>\r\n</html>\r\n`,
  )
}

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { port, added, isCut }: { port: number; added: Record<string, string>; isCut: boolean },
) {
  const { url: path, method } = incoming
  const headers = { ...incoming.headers, ...added }
  const onward = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    if (!isCut) {
      answer.pipe(outgoing)
      return
    }
    answer.once('data', (chunk: Buffer) => {
      answer.destroy()
      outgoing.write(chunk.subarray(0, chunk.length / 2), () => outgoing.destroy())
    })
  })
  onward.on('error', () => outgoing.destroy())
  incoming.pipe(onward)
}
