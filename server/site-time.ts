import type { Logger } from 'pino'
import { withoutWaiting } from '../db/wait-limit.ts'
import type { Database } from '../db/database.ts'
import { isTooFarAhead, keepSeenAt } from '../school/operations/dashboard/seen-at.server.ts'
import { currentTime } from '../school/base/clock.ts'

/** Interval at which the time is stored, in milliseconds. */
const storeIntervalMs = 60_000

/**
 * The time of all content: the clock's, but never earlier than the last time seen or stored. A clock
 * that is set back therefore loses no schedule, shows no expired entry again and hides nothing that
 * was just published.
 */
export class SiteTime {
  readonly #database: Database
  readonly #logger: Logger
  #seenAt = 0
  #timer: NodeJS.Timeout | undefined
  #hasWarned = false

  constructor(database: Database, logger: Logger) {
    this.#database = database
    this.#logger = logger
  }

  /** Returns the site's time, UTC in milliseconds. */
  now = (): number => {
    const clock = currentTime()
    if (isTooFarAhead(clock, this.#seenAt)) return clock
    this.#seenAt = Math.max(clock, this.#seenAt)
    return this.#seenAt
  }

  /** Reads the stored time, then stores the clock's each minute until {@link stop}. */
  async start(): Promise<void> {
    await this.keep()
    this.#timer = setInterval(() => void this.keep(), storeIntervalMs).unref()
  }

  stop() {
    clearInterval(this.#timer)
  }

  /** Stores a plausible time and reads that of other processes. Never throws. */
  async keep(): Promise<void> {
    const now = this.now()
    try {
      const stored = await withoutWaiting(() => keepSeenAt(this.#database, now))
      this.#seenAt = Math.max(this.#seenAt, stored)
    } catch (error) {
      this.#logger.debug({ err: error }, 'The time could not be stored')
      return
    }
    const isAhead = isTooFarAhead(now, this.#seenAt)
    if (isAhead && !this.#hasWarned) {
      this.#logger.warn(
        { seenAt: new Date(this.#seenAt) },
        'The clock is more than a day ahead of the last stored time',
      )
    }
    this.#hasWarned = isAhead
  }
}
