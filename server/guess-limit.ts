import { NetworkCounts } from '../school/staff/accounts/network-counts.server.ts'

/** Window in which unknown codes are counted, in milliseconds. */
export const guessWindowMs = 600_000

/**
 * Maximum number of different unknown codes per network in that time. Thousands of families share
 * the address of one phone company, and one false code is one code, however many ask for it.
 */
const mostPerNetwork = 300

/** Maximum number of unknown codes that are remembered, so that each counts once. */
const mostRemembered = 100_000

/** Slows programs that try out codes, and no visitor who types one. */
export class GuessLimit {
  readonly #networks = new NetworkCounts(guessWindowMs)
  #known = new Set<string>()
  #until = 0

  /** Tells whether this network has asked for too many unknown codes. */
  isOver(address: string, now: number): boolean {
    return this.#networks.countOf(address, now) >= mostPerNetwork
  }

  /** Notes that a network asked for a code that no one has. */
  note(address: string, code: string, now: number): void {
    if (now >= this.#until || this.#known.size >= mostRemembered) {
      this.#known = new Set()
      this.#until = now + guessWindowMs
    }
    if (this.#known.has(code)) return
    this.#known.add(code)
    this.#networks.add(address, now)
  }
}
