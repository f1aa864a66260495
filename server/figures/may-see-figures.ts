import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/**
 * Returns whether a request may read the figures: it has the token, or without a token it comes from
 * this machine and through no proxy.
 *
 * @param token METRICS_TOKEN
 */
export function maySeeFigures(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | undefined,
): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => name in headers)
  return !isForwarded && loopback.has(socket.remoteAddress ?? '')
}

const hash = (text: string) => createHash('sha256').update(text).digest()

/** Takes the same time wherever the texts differ. */
const isSame = (one: string, other: string) => timingSafeEqual(hash(one), hash(other))
