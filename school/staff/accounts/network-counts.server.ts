import { createHash, randomBytes } from 'node:crypto'
import { networkOf } from './network-of.ts'

/**
 * Counts what networks send, in the memory of this process and for a limited time. A network is known
 * by a hash with a key that ends with the process: addresses are stored nowhere.
 */
export class NetworkCounts {
  readonly #withinMs: number
  readonly #key = randomBytes(32)
  #counts = new Map<string, number>()
  #until = 0

  /** @param withinMs after this time, counting starts over */
  constructor(withinMs: number) {
    this.#withinMs = withinMs
  }

  /** @returns how often this network has been counted, this time included */
  add(address: string, now: number): number {
    const name = this.#nameOf(address)
    const count = this.countOf(address, now) + 1
    this.#counts.set(name, count)
    return count
  }

  /** @returns how often this network has been counted */
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
