import { createHash, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** Counts requests by network, in memory, under hashes whose key ends with the process. */
export class NetworkCounts {
  readonly #withinMs: number
  readonly #key = randomBytes(32)
  #counts = new Map<string, number>()
  #until = 0

  /** @param withinMs after this time, counting starts over */
  constructor(withinMs: number) {
    this.#withinMs = withinMs
  }

  /** Counts a network. @returns how often it has been counted, this time included */
  add(address: string, now: number): number {
    const name = this.#nameOf(address)
    const count = this.countOf(address, now) + 1
    this.#counts.set(name, count)
    return count
  }

  /** Returns how often a network has been counted. @param now UTC in milliseconds */
  countOf(address: string, now: number): number {
    if (now >= this.#until) {
      this.#counts = new Map()
      this.#until = now + this.#withinMs
    }
    return this.#counts.get(this.#nameOf(address)) ?? 0
  }

  #nameOf(address: string): string {
    return createHash('sha256').update(this.#key).update(networkOf(address)).digest('base64')
  }
}

/**
 * Returns what counts as one client: an IPv4 address, or the first half of an IPv6 address, which
 * one household or attacker controls as a whole.
 *
 * @example networkOf('2001:db8:1:2:a::7') // '2001:db8:1:2'
 * @example networkOf('::ffff:192.0.2.1') // '192.0.2.1'
 */
export function networkOf(address = ''): string {
  if (!isIPv6(address)) return address
  // A URL spells each address in one way: IPv4 on a dual-stack socket is `::ffff:c000:201`.
  const plain = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(plain)?.slice(1)
  if (mapped) {
    const groups = mapped.map((group) => Number.parseInt(group, 16))
    return groups.flatMap((group) => [group >> 8, group & 255]).join('.')
  }
  const [start = '', end = ''] = plain.split('::')
  const groups = start.split(':').filter(Boolean)
  const last = end.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - groups.length - last.length }, () => '0')
  return [...groups, ...zeros, ...last].slice(0, 4).join(':')
}
