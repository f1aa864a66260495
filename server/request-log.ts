import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { canonicalAddress } from './pages/address.ts'

const ids = new WeakMap<IncomingMessage, string>()

/** What every log line about a request says; its id is the same in all of them. */
export const requestFields = (request: IncomingMessage) => ({
  id: ids.get(request),
  method: request.method,
  path: loggedPath(request.url),
})

/** Gives a request its id, and logs its answer, or that the visitor left before it. */
export function logRequest(logger: Logger, request: IncomingMessage, response: ServerResponse) {
  ids.set(request, randomUUID())
  const started = performance.now()
  response.once('finish', () => {
    const level = response.statusCode >= 500 ? 'error' : 'info'
    const ms = Math.round((performance.now() - started) * 10) / 10
    logger[level]({ ...requestFields(request), status: response.statusCode, ms }, 'request')
  })
  response.once('close', () => {
    if (!response.writableFinished) logger.info(requestFields(request), 'left')
  })
}

/** Drops the query and the tokens of previews and subscriptions, which would open them. */
const loggedPath = (target = '/') =>
  (canonicalAddress(target, () => []) ?? target)
    .split('?')[0]
    ?.replace(/^(\/preview|.*\/status\/mail)\/.+/i, '$1/…')
