const minuteMs = 60_000

/**
 * Limits on requests: `count` of them `within` a number of milliseconds, counted in the memory of
 * each process before it calls the database or a push service. Many families share one address, so
 * networks are limited only while more come than a school has (as decision 0072 has it for
 * questions).
 */
export const subscriptionLimits = {
  /** from so many of everyone on, networks are counted */
  flood: { count: 600, within: 10 * minuteMs },
  network: { count: 60 },
  /** so many are tested at the same time; others try again a little later */
  atOnce: 40,
  /** so many mails with a link go to one address */
  email: { count: 3, within: 24 * 60 * minuteMs },
  /** so many mails with a link go to all addresses */
  allEmails: { count: 2_000, within: 60 * minuteMs },
} as const

/** Counts things by name; the counts start over when their time is over. */
class Counts {
  #counts = new Map<string, number>()
  #until = 0
  readonly #withinMs: number

  constructor(withinMs: number) {
    this.#withinMs = withinMs
  }

  countOf(name: string, now: number): number {
    if (now >= this.#until) {
      this.#counts.clear()
      this.#until = now + this.#withinMs
    }
    return this.#counts.get(name) ?? 0
  }

  /** @returns the count, this time included */
  add(name: string, now: number): number {
    const count = this.countOf(name, now) + 1
    this.#counts.set(name, count)
    return count
  }
}

/**
 * Counts the mails with a link, which anyone can have sent to any address: a stranger is written to a
 * few times at most, and the mail server of the school never floods others.
 */
export class LinkCounts {
  readonly #mails = new Counts(subscriptionLimits.email.within)
  readonly #all = new Counts(subscriptionLimits.allEmails.within)

  /**
   * Counts a mail.
   * @param addressKey a hash of the address
   * @returns `enough`: this address got its mails for now; `busy`: all addresses together did
   */
  add(addressKey: string, now: number): 'send' | 'enough' | 'busy' {
    if (this.#mails.countOf(addressKey, now) >= subscriptionLimits.email.count) return 'enough'
    if (this.#all.countOf('', now) >= subscriptionLimits.allEmails.count) return 'busy'
    this.#mails.add(addressKey, now)
    this.#all.add('', now)
    return 'send'
  }
}

/** Counts requests: by network, and of everyone. */
export class RequestCounts {
  readonly #networks = new Counts(subscriptionLimits.flood.within)
  readonly #all = new Counts(subscriptionLimits.flood.within)

  /** Counts a request. @param network who it is from (networkOf) @returns whether it may go on */
  add(network: string, now: number): boolean {
    const ofNetwork = this.#networks.add(network, now)
    const isFlood = this.#all.add('', now) > subscriptionLimits.flood.count
    return !isFlood || ofNetwork <= subscriptionLimits.network.count
  }
}
