const minuteMs = 60_000

/**
 * Limits on requests: at most `count` of them `within` a number of milliseconds. Each process counts
 * in memory, before it calls the database or a push service. Many families share the address of one
 * network, so a network is limited only during a flood (as decision 0072 has it for questions).
 */
export const subscriptionLimits = {
  /** more requests than these, from all networks together, are a flood */
  flood: { count: 600, within: 10 * minuteMs },
  /** requests of one network during a flood, in the same time */
  network: { count: 60 },
  /** test messages that are sent at the same time; other phones try again a little later */
  concurrentTests: 40,
  /** mails with a link to one address */
  email: { count: 3, within: 24 * 60 * minuteMs },
  /** mails with a link to all addresses */
  allEmails: { count: 2_000, within: 60 * minuteMs },
} as const

/** Counts things by name; all counts start over when their time is over. */
class Counts {
  readonly #withinMs: number
  readonly #counts = new Map<string, number>()
  #until = 0

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
 * Counts the mails with a link, which anyone can have sent to any address: a stranger gets a few at
 * most, and the mail server of the school never floods others.
 */
export class LinkCounts {
  readonly #mails = new Counts(subscriptionLimits.email.within)
  readonly #all = new Counts(subscriptionLimits.allEmails.within)

  /**
   * Counts a mail, unless a limit is reached.
   * @param addressKey a hash of the address
   * @param now UTC in milliseconds
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

/** Counts requests by network, and of all networks together. */
export class RequestCounts {
  readonly #networks = new Counts(subscriptionLimits.flood.within)
  readonly #all = new Counts(subscriptionLimits.flood.within)

  /**
   * Counts a request.
   * @param network of the sender (networkOf)
   * @param now UTC in milliseconds
   * @returns whether the request is handled
   */
  add(network: string, now: number): boolean {
    const ofNetwork = this.#networks.add(network, now)
    const isFlood = this.#all.add('', now) > subscriptionLimits.flood.count
    return !isFlood || ofNetwork <= subscriptionLimits.network.count
  }
}
