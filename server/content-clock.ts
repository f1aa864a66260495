import { readContentVersion } from '../db/content-version.ts'
import type { Database } from '../db/database.ts'
import { nextAlertEnd } from '../school/alert/read-alert.server.ts'
import { nextManilaMidnight } from '../school/dates.ts'
import { nextVisibilityChange } from '../school/entries/find-entry.server.ts'

/** How often the database is asked whether another process changed content, in milliseconds. */
const pollEvery = 400

/**
 * Knows which state of the content is current, so that nothing made from an older one is shown: it
 * changes when staff change something, in whichever process, at the very moment when a schedule or
 * an expiry falls due, and when a new day begins in Manila: then what was coming up is over, and
 * once a year the footer's year is another.
 */
export class ContentClock {
  readonly #database: Database
  readonly #onFault: (error: unknown) => void
  #version = 0
  #turn = 0
  #nextTurn = Number.POSITIVE_INFINITY
  readonly #now: () => number
  /** what time alone has changed up to here is in the name; milliseconds since 1970, UTC */
  #settledUntil: number
  /** when it was last asked for the name: an earlier time means that the clock was set back */
  #lastNow: number
  /**
   * whether {@link #nextTurn} is what the database says, and not only what is left when it could
   * not be asked
   */
  #isTurnKnown = false
  #name = '0.0'
  #timer: NodeJS.Timeout | undefined
  #isAnswered = true

  /**
   * @param onFault called once when the database stops answering, and again after it has answered
   * in between
   * @param now the time by which visibility is decided
   */
  constructor(database: Database, onFault: (error: unknown) => void, now: () => number = Date.now) {
    this.#database = database
    this.#onFault = onFault
    this.#now = now
    this.#settledUntil = now()
    this.#lastNow = this.#settledUntil
  }

  /** The state of the content now. Cheap enough to be asked for each request. */
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

  /** Asks the database now, and from then on regularly until {@link stop}. */
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
   * Looks for a change now; staff routes call it after a save, so that the change shows at once.
   */
  async refresh(): Promise<void> {
    const asked = this.#now()
    try {
      const version = await readContentVersion(this.#database)
      this.#isAnswered = true
      if (version === this.#version && this.#isTurnKnown) return
      // From where the name stands, not from now: a schedule that fell due while the database was
      // asked is a turn too.
      const settled = this.#settledUntil
      const since = version === this.#version ? settled : asked
      const change = (await nextVisibilityChange(this.#database, since)) ?? Number.POSITIVE_INFINITY
      const alertEnd = (await nextAlertEnd(this.#database, since)) ?? Number.POSITIVE_INFINITY
      // A turn has come meanwhile: it has asked for itself, and what is next was found from before
      // it.
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
