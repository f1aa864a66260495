import { readContentVersion } from '../db/content-version.ts'
import type { Database } from '../db/database.ts'
import { nextAlertEnd } from '../school/content/reference/read-alert.server.ts'
import { nextManilaMidnight } from '../school/base/dates.ts'
import { endDueConsents, nextConsentEnd } from '../school/content/media/learners.server.ts'
import { nextDueAt, promoteDueRevisions } from '../school/content/editing/due-revisions.server.ts'
import { nextVisibilityChange } from '../school/content/entries/visible-entries.server.ts'
import { currentTime } from '../school/base/clock.ts'

/** Interval between checks for content that another process changed, in milliseconds. */
const pollIntervalMs = 400

/**
 * Knows the current state of the content, which names cached pages. It changes when staff of any
 * process change content, at the moment of each schedule and expiry, and at midnight in Manila.
 */
export class ContentClock {
  readonly #database: Database
  readonly #onFault: (error: unknown) => void
  #version = 0
  #timeEpoch = 0
  #nextTimedChange = Number.POSITIVE_INFINITY
  readonly #now: () => number
  /** until when changes by time alone are included in the cache key, UTC in milliseconds */
  #epochStart: number
  /** time of the last request for the key: an earlier one means that the clock was set back */
  #lastNow: number
  /** {@link #nextTimedChange} was read from the database since the last change and the last fault */
  #isNextTimedChangeKnown = false
  #cacheKey = '0.0'
  /** time of the next due change of a live entry, UTC in milliseconds */
  #nextDueAt = Number.POSITIVE_INFINITY
  #settling: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isAnswered = true

  /**
   * @param onFault called once when the database stops answering, and again after each recovery; also
   * for each scheduled change that cannot be read
   * @param now the time that decides visibility
   */
  constructor(
    database: Database,
    onFault: (error: unknown) => void,
    now: () => number = currentTime,
  ) {
    this.#database = database
    this.#onFault = onFault
    this.#now = now
    this.#epochStart = now()
    this.#lastNow = this.#epochStart
  }

  /** Returns the key of the current state. Fast enough to call for each request. */
  current = (): string => {
    const now = this.#now()
    const wasSetBack = now < this.#lastNow
    this.#lastNow = now
    if (now >= this.#nextTimedChange || wasSetBack) {
      this.#nextTimedChange = Number.POSITIVE_INFINITY
      this.#epochStart = now
      this.#isNextTimedChangeKnown = false
      this.#timeEpoch += 1
      this.#cacheKey = `${this.#version}.${this.#timeEpoch}`
      void this.refresh()
    }
    return this.#cacheKey
  }

  /** Makes due changes live and ends due consents; wait for it before an answer is made. */
  settle = async (): Promise<void> => {
    if (this.#now() < this.#nextDueAt) return
    this.#settling ??= this.refresh().finally(() => (this.#settling = undefined))
    await this.#settling
  }

  /** Reads the database now, then regularly until {@link stop}. */
  async start(): Promise<void> {
    await this.refresh()
    const poll = async () => {
      await this.refresh()
      if (this.#timer) this.#timer = setTimeout(() => void poll(), pollIntervalMs).unref()
    }
    this.#timer = setTimeout(() => void poll(), pollIntervalMs).unref()
  }

  stop() {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Checks for a change now. Staff routes call it after a save, so that it shows at once. */
  async refresh(): Promise<void> {
    const now = this.#now()
    try {
      if (now >= this.#nextDueAt || !this.#isNextTimedChangeKnown) {
        await promoteDueRevisions(this.#database, now, this.#onFault)
        await endDueConsents(this.#database, now)
      }
      const version = await readContentVersion(this.#database)
      this.#isAnswered = true
      if (version === this.#version && this.#isNextTimedChangeKnown) return
      // Starts at the last known change, not at the present: a schedule that falls due during this query
      // would be missed.
      const epochStart = this.#epochStart
      const since = version === this.#version ? epochStart : now
      const timedChange = earliest(
        await nextVisibilityChange(this.#database, since),
        await nextAlertEnd(this.#database, since),
        nextManilaMidnight(since),
      )
      const dueAt = earliest(await nextDueAt(this.#database), await nextConsentEnd(this.#database))
      // The epoch changed meanwhile and has started its own query from an earlier time.
      if (epochStart !== this.#epochStart) return
      this.#nextTimedChange = timedChange
      this.#nextDueAt = dueAt
      this.#isNextTimedChangeKnown = true
      this.#version = version
      this.#cacheKey = `${version}.${this.#timeEpoch}`
    } catch (error) {
      if (this.#isAnswered) this.#onFault(error)
      this.#isAnswered = false
      // Serves the live version until then: requests do not wait for an unreachable database.
      if (now >= this.#nextDueAt) {
        this.#nextDueAt = now + pollIntervalMs
        this.#isNextTimedChangeKnown = false
      }
    }
  }
}

const earliest = (...times: (number | null)[]) =>
  Math.min(...times.map((time) => time ?? Number.POSITIVE_INFINITY))
