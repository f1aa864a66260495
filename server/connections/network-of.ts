import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(?=\d+\.)/i

/**
 * What counts as one address of a client: an IPv4 address, or the first half of an IPv6 address, all of which one
 * household or attacker has for itself.
 * @example networkOf('2001:db8:1:2:a::7') // '2001:db8:1:2'
 */
export function networkOf(address = ''): string {
  const plain = address.replace(mapped, '')
  if (!isIPv6(plain)) return plain
  const [start = '', end] = plain.split('%', 1).join('').split('::')
  const groups = start.split(':').filter(Boolean)
  const last = end?.split(':').filter(Boolean) ?? []
  const missing = end === undefined ? 0 : 8 - groups.length - last.length
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...last]
  return all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
