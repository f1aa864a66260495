import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StandInHost {
  origin: string
  /** every request that came in, as path and query */
  requests: string[]
  /** what it answers from now on */
  answer: (listener: RequestListener) => void
  stop: () => Promise<void>
}

/**
 * A stand-in for the outside content host of `CONTENT_HOST`, with whatever answers a test wants it
 * to give.
 * @param at port of an earlier one, to be that host come back; 0: a free one
 */
export async function startStandInHost(listener: RequestListener, at = 0): Promise<StandInHost> {
  let current = listener
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    // The real host is another origin: browsers ask whether they may read its answers.
    response.setHeader('access-control-allow-origin', '*')
    current(request, response)
  })
  await new Promise<void>((listening) => server.listen(at, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    answer: (next) => {
      current = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((stopped) => server.close(stopped))
    },
  }
}

/** Answers JSON. */
export const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
