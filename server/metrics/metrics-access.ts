import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Returns whether a request may read the metrics. If there is a token, every request must have it,
 * also from this machine. Without a token, only this machine may read, and through no proxy.
 *
 * @param token METRICS_TOKEN
 */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | undefined,
): boolean {
  if (token !== undefined)
    return isEqualInConstantTime(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in headers)
  return !isForwarded && loopback.has(socket.remoteAddress ?? '')
}

/**
 * Compares two texts in the same time wherever they differ: otherwise the time of a refusal would
 * tell how much of a guess is right. Hashes have the equal lengths that the comparison takes.
 */
const isEqualInConstantTime = (one: string, other: string) =>
  timingSafeEqual(hash(one), hash(other))

const hash = (text: string) => createHash('sha256').update(text).digest()
