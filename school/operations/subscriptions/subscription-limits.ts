const minuteMs = 60_000

/**
 * How many requests are taken in how many milliseconds, counted in the memory of each process before
 * the database or a push service is asked. Many families share one address, so networks are limited
 * only while more come than a school has (as decision 0072 has it for questions).
 */
export const subscriptionLimits = {
  /** from so many of everyone on, networks are counted */
  flood: { count: 600, within: 10 * minuteMs },
  network: { count: 60 },
  /** so many are tested at the same time; others try again a little later */
  atOnce: 40,
} as const

/** Counts requests: by network, and of everyone. */
export class RequestCounts {
  #counts = new Map<string, number>()
  #total = 0
  #until = 0

  /**
   * Counts a request.
   * @param network who it is from (networkOf)
   * @returns whether it may go on
   */
  add(network: string, now: number): boolean {
    if (now >= this.#until) {
      this.#counts = new Map()
      this.#total = 0
      this.#until = now + subscriptionLimits.flood.within
    }
    this.#total += 1
    const count = (this.#counts.get(network) ?? 0) + 1
    this.#counts.set(network, count)
    return (
      this.#total <= subscriptionLimits.flood.count || count <= subscriptionLimits.network.count
    )
  }
}
