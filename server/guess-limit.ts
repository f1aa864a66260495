import { NetworkCounts } from '../school/staff/accounts/network-counts.server.ts'

/** Window in which unknown codes are counted, in milliseconds. */
export const guessWindowMs = 600_000

/**
 * Maximum number of different unknown codes per network in that time. Thousands of families share
 * the address of one phone company, and one false code is one code, however many ask for it.
 */
const maxPerNetwork = 300

/** Maximum number of unknown codes that are remembered, so that each counts once. */
const maxRemembered = 100_000

/** Stops programs that try out codes, and no visitor who types one. Times are UTC in milliseconds. */
export class GuessLimit {
  readonly #networks = new NetworkCounts(guessWindowMs)
  /** the codes that are counted already, until a time in UTC milliseconds */
  #counted = new Set<string>()
  #countedUntil = 0

  /** Tells whether this network has asked for too many unknown codes. */
  isOver(address: string, now: number): boolean {
    return this.#networks.countOf(address, now) >= maxPerNetwork
  }

  /** Counts an unknown code against the network that asked for it. */
  countUnknown(address: string, code: string, now: number): void {
    if (now >= this.#countedUntil || this.#counted.size >= maxRemembered) {
      this.#counted = new Set()
      this.#countedUntil = now + guessWindowMs
    }
    if (this.#counted.has(code)) return
    this.#counted.add(code)
    this.#networks.add(address, now)
  }
}
