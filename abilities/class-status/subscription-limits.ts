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

/**
 * Counts the mails with a link, which anyone can have sent to any address: a stranger is written to a
 * few times at most, and the mail server of the school never floods others.
 */
export class LinkCounts {
  #mails = new Map<string, number>()
  #mailsUntil = 0
  #all = 0
  #allUntil = 0

  /**
   * Counts a mail.
   * @param addressKey a hash of the address
   * @returns `enough`: this address got its mails for now; `busy`: all addresses together did
   */
  add(addressKey: string, now: number): 'send' | 'enough' | 'busy' {
    const { email, allEmails } = subscriptionLimits
    if (now >= this.#mailsUntil) {
      this.#mails = new Map()
      this.#mailsUntil = now + email.within
    }
    if (now >= this.#allUntil) {
      this.#all = 0
      this.#allUntil = now + allEmails.within
    }
    const count = this.#mails.get(addressKey) ?? 0
    if (count >= email.count) return 'enough'
    if (this.#all >= allEmails.count) return 'busy'
    this.#mails.set(addressKey, count + 1)
    this.#all += 1
    return 'send'
  }
}

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
