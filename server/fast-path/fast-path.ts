import { STATUS_CODES } from 'node:http'
import type { AnswerEarly } from './connections/read-connections.ts'
import { processMetrics } from '../metrics/process-metrics.ts'
import type { StoredResponse, Variant } from '../pages/stored-response.ts'
import { currentTime } from '../../school/base/clock.ts'
import { keepAliveSeconds } from './connections/limits.ts'
import { parseHead, type RequestHead } from './request-head.ts'

/**
 * Answers plain GET requests for cached pages and files straight from the socket (README.md).
 *
 * @param find returns what is cached at an address, exactly as a client wrote it
 */
export function fastPath(find: (target: string) => StoredResponse | undefined): AnswerEarly {
  return (chunk, socket) => {
    const head = parseHead(chunk)
    const stored = head && find(head.target)
    const bytes = stored && wireBytes(stored, head)
    if (!bytes) return false
    socket.write(bytes)
    processMetrics.fastAnswers += 1
    return true
  }
}

/** An answer as it is sent, and the second that its Date names, in seconds since 1970. */
interface Wire {
  bytes: Buffer
  second: number
}

/** Kept as long as the page cache keeps the variant. */
const known = new WeakMap<Variant, Wire>()

const dateSlot = 'Thu, 01 Jan 1970 00:00:00 GMT'
const statusLine = (status: number) => `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nDate: `

/**
 * Returns a whole answer with the current Date; a 304 when `ifNoneMatch` names this version. Counts
 * the page view of a person.
 *
 * @returns `undefined` when the wanted encoding was not made yet
 */
export function wireBytes(
  stored: StoredResponse,
  {
    encoding,
    ifNoneMatch,
    isPerson,
  }: Pick<RequestHead, 'encoding' | 'ifNoneMatch'> & Partial<RequestHead>,
): Buffer | undefined {
  const variant = stored.ready(encoding)
  if (!variant) return undefined
  const second = Math.floor(currentTime() / 1000)
  if (stored.matches(ifNoneMatch))
    return Buffer.from(headOf(304, dateOf(second), stored.notModifiedHeaders), 'latin1')
  if (isPerson) stored.views?.count()
  const wire = known.get(variant) ?? makeWire(stored.status, variant)
  if (wire.second !== second) {
    wire.bytes.write(dateOf(second), statusLine(stored.status).length, 'latin1')
    wire.second = second
  }
  return wire.bytes
}

/** Joins head and body. The variant's body becomes a part of the result, so memory holds it once. */
function makeWire(status: number, variant: Variant): Wire {
  const head = Buffer.from(headOf(status, dateSlot, variant.headers), 'latin1')
  // Separate memory: a slice of Node's shared pool would keep the whole pool alive.
  const bytes = Buffer.allocUnsafeSlow(head.length + variant.body.length)
  head.copy(bytes)
  variant.body.copy(bytes, head.length)
  variant.body = bytes.subarray(head.length)
  const wire = { bytes, second: 0 }
  known.set(variant, wire)
  return wire
}

const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${keepAliveSeconds}`

const dateOf = (second: number) => new Date(second * 1000).toUTCString()

const headOf = (status: number, date: string, headers: Record<string, string>) =>
  [
    `${statusLine(status)}${date}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    keepAlive,
    '\r\n',
  ].join('\r\n')
