import { isIPv6 } from 'node:net'

/**
 * Returns what counts as one client: an IPv4 address, or the first half of an IPv6 address, which
 * one household or attacker controls as a whole.
 *
 * @example networkOf('2001:db8:1:2:a::7') // '2001:db8:1:2'
 * @example networkOf('::ffff:192.0.2.1') // '192.0.2.1'
 */
export function networkOf(address = ''): string {
  const plain = mappedAddress(address) ?? address
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

/**
 * Extracts the IPv4 address that a dual-stack socket writes as IPv6 (`::ffff:192.0.2.1` or
 * `::ffff:c000:201`).
 */
function mappedAddress(address: string): string | undefined {
  const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address) ?? []
  if (!high || !low) return dotted
  return [high, low]
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}
