import { getConnInfo } from '@hono/node-server/conninfo'
import type { Logger } from 'pino'
import type { Caller } from '../../../school/accounts/accounts.server.ts'
import type { Context } from 'hono'

/** What is known of the way from a visitor to this server. */
interface Surroundings {
  /**
   * how many proxies of ours are in front; each adds the address that it was asked from to
   * X-Forwarded-For, and what comes before those is the client's own claim
   */
  proxies: number
  logger: Logger
}

/** Where a call comes from. */
export function callerOf(context: Context, { proxies, logger }: Surroundings): Caller {
  if (proxies === 0 && context.req.header('x-forwarded-for') !== undefined) warnOfProxy(logger)
  return {
    address: addressOf(context, proxies),
    device: describeDevice(context.req.header('user-agent') ?? ''),
  }
}

const warned = new WeakSet<Logger>()

/**
 * Warns once: behind a proxy that is not trusted, one person's wrong passwords count against
 * everyone.
 */
function warnOfProxy(logger: Logger) {
  if (warned.has(logger)) return
  warned.add(logger)
  logger.warn(
    'A request came with X-Forwarded-For, but TRUST_PROXY is 0, so all visitors seem to share one address. ' +
      'Set TRUST_PROXY to the number of your proxies in front of this server.',
  )
}

function addressOf(context: Context, proxies: number): string {
  const forwarded = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
  const named = proxies > 0 ? withoutPort(forwarded.at(-proxies)) : undefined
  // Something of the form of an address, not to let a client fill the database with words.
  if (named && /^[\da-f.:]{2,45}$/i.test(named)) return named
  return getConnInfo(context).remote.address ?? ''
}

/** Some proxies add the port, which is another one for each connection. */
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
 * Browser and system in words, enough to know one's own again; nothing more is kept of the header.
 */
function describeDevice(userAgent: string): string {
  const find = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1]
  const system = find(systems)
  return (find(browsers) ?? 'Another program') + (system ? ` on ${system}` : '')
}
