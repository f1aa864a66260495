import { readContentVersion } from '../db/content-version.ts'
import type { Database } from '../db/database.ts'
import { nextAlertEnd } from '../school/alert/read-alert.server.ts'
import { nextManilaMidnight } from '../school/dates.ts'
import { nextVisibilityChange } from '../school/entries/find-entry.server.ts'

/** How often to check whether another process changed content, in milliseconds. */
const pollEvery = 400

/**
 * Knows the current state of the content, which names cached pages. It changes when staff of any
 * process change content, at the moment of each schedule and expiry, and at midnight in Manila.
 */
export class ContentClock {
  readonly #database: Database
  readonly #onFault: (error: unknown) => void
  #version = 0
  #turn = 0
  #nextTurn = Number.POSITIVE_INFINITY
  readonly #now: () => number
  /** until when changes by time alone are included in the cache key, UTC in milliseconds */
  #settledUntil: number
  /** when the key was last requested: an earlier time means that the clock was set back */
  #lastNow: number
  /** whether {@link #nextTurn} comes from the database, and is not left over from before a fault */
  #isTurnKnown = false
  #name = '0.0'
  #timer: NodeJS.Timeout | undefined
  #isAnswered = true

  /**
   * @param onFault called once when the database stops answering, and again after each recovery
   * @param now the time that decides visibility
   */
  constructor(database: Database, onFault: (error: unknown) => void, now: () => number = Date.now) {
    this.#database = database
    this.#onFault = onFault
    this.#now = now
    this.#settledUntil = now()
    this.#lastNow = this.#settledUntil
  }

  /** Returns the key of the current state. Fast enough to call for each request. */
  current = (): string => {
    const now = this.#now()
    const wasSetBack = now < this.#lastNow
    this.#lastNow = now
    if (now >= this.#nextTurn || wasSetBack) {
      this.#nextTurn = Number.POSITIVE_INFINITY
      this.#settledUntil = now
      this.#isTurnKnown = false
      this.#turn += 1
      this.#name = `${this.#version}.${this.#turn}`
      void this.refresh()
    }
    return this.#name
  }

  /** Reads the database now, then regularly until {@link stop}. */
  async start(): Promise<void> {
    await this.refresh()
    const poll = async () => {
      await this.refresh()
      if (this.#timer) this.#timer = setTimeout(() => void poll(), pollEvery).unref()
    }
    this.#timer = setTimeout(() => void poll(), pollEvery).unref()
  }

  stop() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /**
   * Checks for a change now; staff routes call it after a save, so that the change shows at once.
   */
  async refresh(): Promise<void> {
    const asked = this.#now()
    try {
      const version = await readContentVersion(this.#database)
      this.#isAnswered = true
      if (version === this.#version && this.#isTurnKnown) return
      // Starts at the last known change, not at now(): a schedule that falls due during this query
      // would be missed.
      const settled = this.#settledUntil
      const since = version === this.#version ? settled : asked
      const change = (await nextVisibilityChange(this.#database, since)) ?? Number.POSITIVE_INFINITY
      const alertEnd = (await nextAlertEnd(this.#database, since)) ?? Number.POSITIVE_INFINITY
      // The epoch changed meanwhile and has started its own query from an earlier time.
      if (settled !== this.#settledUntil) return
      this.#nextTurn = Math.min(change, alertEnd, nextManilaMidnight(since))
      this.#isTurnKnown = true
      this.#version = version
      this.#name = `${version}.${this.#turn}`
    } catch (error) {
      if (this.#isAnswered) this.#onFault(error)
      this.#isAnswered = false
    }
  }
}
