import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { translatorForPath } from '../site/languages/messages.server.ts'
import { requestFields, requestId } from './request-log.ts'
import { retryAfterSeconds, storageFailure } from './storage-failure.ts'

const plainText = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** Refuses a request that is not valid, or is one too many. */
export function refuseRequest(
  response: ServerResponse,
  sentence: string,
  headers: Record<string, string>,
  status: 400 | 417 | 429 = 400,
) {
  response.writeHead(status, { ...headers, ...plainText }).end(`${sentence}\n`)
}

/** Returns whether the visitor has closed the connection: a later failure is no fault of the site. */
export const hasLeft = ({ socket }: IncomingMessage) => socket.destroyed

interface FailedRequest {
  request: IncomingMessage
  response: ServerResponse
  logger: Logger
  /** the headers of every answer */
  headers: Record<string, string>
}

/** Logs an error and tells the visitor about it, unless the visitor has left. */
export function sendFailure(error: unknown, { request, response, logger, headers }: FailedRequest) {
  if (hasLeft(request)) return
  logger.error({ err: error, ...requestFields(request) }, 'A request failed')
  const t = translatorForPath(request.url ?? '/')
  const failure = storageFailure(t, error, request.method)
  if (!response.headersSent) {
    response.writeHead(failure?.status ?? 500, {
      ...headers,
      ...plainText,
      ...(failure && { 'retry-after': retryAfterSeconds }),
    })
  }
  const id = requestId(request)
  const tellUs = id === undefined ? '' : ` ${t('server.tellUs', { id })}`
  response.end(`${failure?.sentence ?? t('server.failed')}${tellUs}\n`)
}
