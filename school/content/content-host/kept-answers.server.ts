import { fail, type Result } from '../../base/result.ts'
import type { ServiceFailure } from './call-service.ts'
import { currentTime } from '../../base/clock.ts'

/** Time after a failure before the next call to the host, in milliseconds. */
const failureMs = 15_000

/**
 * Maximum wait for the host when its last good answer or the rest of a page can be shown instead,
 * in milliseconds.
 */
export const shortWaitMs = 1_500

/**
 * Maximum number of addresses whose last good answer is kept; the least recently used one is
 * dropped first.
 */
const keptLimit = 100

/** Knows whether the content host can be reached. If not, no call asks it for 15 seconds. */
export class HostState {
  #failure: ServiceFailure | null = null
  #until = 0

  /** Returns the failure that blocks calls to the host now; `null` when calls are allowed. */
  get failure(): ServiceFailure | null {
    return currentTime() < this.#until ? this.#failure : null
  }

  note(answer: Result<unknown, ServiceFailure>) {
    if (answer.ok) this.#until = 0
    else if (answer.failure.reason === 'unreachable')
      [this.#failure, this.#until] = [answer.failure, retryAt()]
  }
}

const retryAt = () => currentTime() + failureMs

/** The state of one address of the host. */
interface Kept<Value> {
  running: { since: number; answer: Promise<Result<Value, ServiceFailure>> } | null
  good: { ok: true; value: Value } | null
  failure: ServiceFailure | null
  failureUntil: number
}

/**
 * Caches answers of the content host. Simultaneous calls for one address share a request. After a
 * failure it returns the last good answer, and does not ask the host again for 15 seconds.
 */
export class KeptAnswers<Value> {
  readonly #host: HostState
  readonly #kept = new Map<string, Kept<Value>>()

  constructor(host: HostState) {
    this.#host = host
  }

  /**
   * @param call asks the host; it ends by itself, also when no caller waits any longer
   * @param waitMs how long to wait; much shorter when there is an earlier answer
   */
  async ask(
    address: string,
    call: () => Promise<Result<Value, ServiceFailure>>,
    waitMs: number,
  ): Promise<Result<Value, ServiceFailure>> {
    const kept = this.#keep(address)
    const failure = this.#host.failure ?? (currentTime() < kept.failureUntil ? kept.failure : null)
    if (failure) return kept.good ?? fail(failure)
    const running = (kept.running ??= { since: performance.now(), answer: this.#run(kept, call) })
    const longest = kept.good ? Math.min(waitMs, shortWaitMs) : waitMs
    const answer = await withinMs(running.answer, running.since + longest - performance.now())
    if (answer?.ok) return answer
    return (
      kept.good ?? answer ?? fail({ reason: 'unreachable', message: 'The content host is slow' })
    )
  }

  async #run(kept: Kept<Value>, call: () => Promise<Result<Value, ServiceFailure>>) {
    const answer = await call()
    kept.running = null
    this.#host.note(answer)
    if (answer.ok) [kept.good, kept.failureUntil] = [answer, 0]
    else [kept.failure, kept.failureUntil] = [answer.failure, retryAt()]
    return answer
  }

  #keep(address: string): Kept<Value> {
    const kept = this.#kept.get(address) ?? {
      running: null,
      good: null,
      failure: null,
      failureUntil: 0,
    }
    this.#kept.delete(address)
    this.#kept.set(address, kept)
    if (this.#kept.size > keptLimit) this.#kept.delete(this.#kept.keys().next().value ?? '')
    return kept
  }
}

/** Returns the value of a promise, or `null` when it takes longer. */
async function withinMs<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  // A timer cannot wait forever.
  if (ms === Number.POSITIVE_INFINITY) return promise
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms), null)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
