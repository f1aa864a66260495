import { createServer, type RequestListener } from 'node:http'
import { afterEach, beforeEach } from 'vitest'
import { listenLocally } from './local-server.ts'

export interface StandInHost {
  origin: string
  /** every request received, as path and query */
  requests: string[]
  /** sets the listener for the next requests */
  answer: (listener: RequestListener) => void
  stop: () => Promise<void>
}

/** Starts a fake content host for `CONTENT_HOST`, which gives the answers that a test wants. */
export async function startStandInHost(listener: RequestListener): Promise<StandInHost> {
  let current = listener
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    // The real host is another origin: browsers check whether they may read its answers.
    response.setHeader('access-control-allow-origin', '*')
    current(request, response)
  })
  return { ...(await listenLocally(server)), requests, answer: (next) => (current = next) }
}

/** Has a fake content host of its own for each test. */
export function standInHostForEach(listener: RequestListener): StandInHost {
  const host = {} as StandInHost
  beforeEach(async () => void Object.assign(host, await startStandInHost(listener)))
  afterEach(() => host.stop())
  return host
}

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
