import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { drawLetters } from '../school/base/new-code.server.ts'
import { processMetrics } from './metrics/process-metrics.ts'
import { canonicalAddress } from './pages/address.ts'

/** A request that takes longer is logged as a warning, in milliseconds. */
const slowMs = 1_000

const current = new AsyncLocalStorage<string>()

/** Makes an id that a visitor can read out on the phone, such as `7F3K-Q2`. */
export const newRequestId = () => `${drawLetters(4)}-${drawLetters(2)}`

/** Runs the work of a request; {@link currentRequestId} knows its id there. */
export const withRequestId = <Value>(id: string | undefined, run: () => Value): Value =>
  id === undefined ? run() : current.run(id, run)

/** Returns the id of the request whose work this is; `undefined` outside of {@link withRequestId}. */
export const currentRequestId = () => current.getStore()

interface RequestNote {
  id: string
  /** the part of the site that answers */
  route: string
}

const notes = new WeakMap<IncomingMessage, RequestNote>()

/** Returns the id of a request, which its log lines, its answer and an error page have. */
export const requestId = (request: IncomingMessage) => notes.get(request)?.id

/** Notes which part of the site answers a request. */
export function noteRoute(request: IncomingMessage, route: string) {
  const note = notes.get(request)
  if (note) note.route = route
}

/** Returns the fields of every log line about a request; its id is the same in all of them. */
export const requestFields = (request: IncomingMessage) => ({
  id: requestId(request),
  method: request.method,
  path: loggedPath(request.url),
})

/** Gives a request its id, and logs its answer, or that the visitor left before it. */
export function logRequest(logger: Logger, request: IncomingMessage, response: ServerResponse) {
  const note = { id: newRequestId(), route: 'refused' }
  notes.set(request, note)
  const started = performance.now()
  // The time that a visitor takes to send a text says nothing about the site.
  let received = started
  request.once('end', () => (received = performance.now()))
  response.once('finish', () => {
    const now = performance.now()
    const ms = Math.round((now - started) * 10) / 10
    const { statusCode: status } = response
    processMetrics.countRequest(note.route, status, ms)
    const isSlow = note.route !== 'media' && now - received > slowMs
    const level = status >= 500 ? 'error' : isSlow ? 'warn' : 'info'
    const fields = { ...requestFields(request), status, ms, ...(isSlow && { slow: true }) }
    logger[level](fields, 'request')
  })
  response.once('close', () => {
    if (!response.writableFinished) logger.info(requestFields(request), 'left')
  })
}

/** Drops the query and the tokens of previews and subscriptions, which would open them. */
const loggedPath = (target = '/') =>
  (canonicalAddress(target, () => []) ?? target)
    .split('?')[0]
    ?.replace(/^(.*\/(?:preview|status\/mail))\/.+/i, '$1/…')
