import { getConnInfo } from '@hono/node-server/conninfo'
import type { Logger } from 'pino'
import type { Caller } from '../../../school/staff/accounts/accounts.server.ts'
import type { Context } from 'hono'

interface CallerParts {
  /**
   * number of trusted proxies in front; each appends the address of its client to
   * X-Forwarded-For, and anything before that is the visitor's own claim
   */
  proxies: number
  logger: Logger
}

/** Returns the network address and the device of a caller. */
export function callerOf(context: Context, { proxies, logger }: CallerParts): Caller {
  const forwarded = context.req.header('x-forwarded-for')
  if (proxies === 0 && forwarded !== undefined) warnOfProxy(logger)
  const socket = getConnInfo(context).remote.address
  return {
    address: visitorAddress({ forwarded, socket }, proxies),
    device: describeDevice(context.req.header('user-agent') ?? ''),
  }
}

const warnedLoggers = new WeakSet<Logger>()

/**
 * Warns once: behind a proxy that is not trusted, one person's wrong passwords count against
 * everyone.
 */
function warnOfProxy(logger: Logger) {
  if (warnedLoggers.has(logger)) return
  warnedLoggers.add(logger)
  logger.warn(
    'A request came with X-Forwarded-For, but TRUST_PROXY is 0, so all visitors seem to share one address. ' +
      'Set TRUST_PROXY to the number of your proxies in front of this server.',
  )
}

/**
 * Returns the network address of a visitor.
 *
 * @param forwarded the header X-Forwarded-For
 * @param socket the address at the other end of the connection
 * @param proxies number of trusted proxies in front
 */
export function visitorAddress(
  { forwarded = '', socket = '' }: { forwarded: string | undefined; socket: string | undefined },
  proxies: number,
): string {
  const addresses = forwarded.split(',').map((part) => part.trim())
  const named = proxies > 0 ? withoutPort(addresses.at(-proxies)) : ''
  // Accepts only the form of an address, so that no client fills the database with text.
  return /^[\da-f.:]{2,45}$/i.test(named) ? named : socket
}

/** Removes the port that some proxies add, which differs for each connection. */
const withoutPort = (address = '') => address.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')

const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['CrOS', 'Chromebook'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const

/**
 * Names browser and system, so that people recognize their own sessions; the header itself is not
 * stored.
 */
function describeDevice(userAgent: string): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1]
  const system = find(systems)
  return (find(browsers) ?? 'Another program') + (system ? ` on ${system}` : '')
}
