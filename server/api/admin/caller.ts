import { getConnInfo } from '@hono/node-server/conninfo'
import type { Caller } from '../../../school/accounts/accounts.server.ts'
import type { StaffContext } from './staff-api.ts'

/**
 * From where a call comes.
 * @param proxies how many proxies of ours stand in front, each of which adds the address that it was asked from to
 *   X-Forwarded-For; what stands before those is the client's own claim
 */
export function callerOf(context: StaffContext, proxies: number): Caller {
  return { address: addressOf(context, proxies), device: describeDevice(context.req.header('user-agent') ?? '') }
}

function addressOf(context: StaffContext, proxies: number): string {
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
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

/** Browser and system in words, enough to know one's own again; nothing more is kept of the header. */
function describeDevice(userAgent: string): string {
  const find = (names: readonly (readonly [string, string])[]) => names.find(([sign]) => userAgent.includes(sign))?.[1]
  const system = find(systems)
  return (find(browsers) ?? 'Another program') + (system ? ` on ${system}` : '')
}
