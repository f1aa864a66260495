import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './encoding.ts'
import type { StoredResponse } from './stored-response.ts'
import { isPerson } from './user-agents.ts'

/**
 * Sends a stored response over Node's HTTP server, as a 304 or without its body where requested.
 */
export async function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
) {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const variant = stored.ready(encoding) ?? (await stored.prepare(encoding))
  if (stored.status === 200 && stored.matches(request.headers['if-none-match'])) {
    response.writeHead(304, stored.notModifiedHeaders).end()
    return
  }
  const { 'user-agent': userAgent, 'x-for-later': forLater } = request.headers
  // The service worker asks for pages that no one is opening.
  if (request.method === 'GET' && isPerson(userAgent) && !forLater) stored.views?.count()
  response.writeHead(stored.status, variant.headers)
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}
