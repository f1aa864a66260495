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

/** Maximum number of addresses with a kept answer; the least recently used goes first. */
const keptLimit = 100

/** Remembers a failure for 15 seconds, in which no call asks the host. */
class RecentFailure {
  #failure: ServiceFailure | null = null
  #until = 0

  /** Returns the failure that blocks calls now; `null` when calls are allowed. */
  get current(): ServiceFailure | null {
    return currentTime() < this.#until ? this.#failure : null
  }

  set(failure: ServiceFailure | null) {
    this.#failure = failure
    this.#until = currentTime() + failureMs
  }
}

/** Knows whether the content host can be reached. If not, no call asks it for 15 seconds. */
export class HostState {
  readonly #unreachable = new RecentFailure()

  /** Returns the failure that blocks calls to the host now; `null` when calls are allowed. */
  get failure(): ServiceFailure | null {
    return this.#unreachable.current
  }

  note(answer: Result<unknown, ServiceFailure>) {
    if (answer.ok) this.#unreachable.set(null)
    else if (answer.failure.reason === 'unreachable') this.#unreachable.set(answer.failure)
  }
}

/** The state of one address of the host. */
class KeptAnswer<Value> {
  /** the request under way, and when it began */
  running: { since: number; answer: Promise<Result<Value, ServiceFailure>> } | null = null
  /** the last good answer */
  good: { ok: true; value: Value } | null = null
  readonly failure = new RecentFailure()
}

/**
 * Caches answers of the content host. Simultaneous calls for one address share a request. After a
 * failure it returns the last good answer, and does not ask the host again for 15 seconds.
 */
export class KeptAnswers<Value> {
  readonly #host: HostState
  readonly #byAddress = new Map<string, KeptAnswer<Value>>()

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
    const kept = this.#use(address)
    const failure = this.#host.failure ?? kept.failure.current
    if (failure) return kept.good ?? fail(failure)
    const running = (kept.running ??= { since: performance.now(), answer: this.#run(kept, call) })
    const longest = kept.good ? Math.min(waitMs, shortWaitMs) : waitMs
    const answer = await withinMs(running.answer, running.since + longest - performance.now())
    if (answer?.ok) return answer
    return (
      kept.good ?? answer ?? fail({ reason: 'unreachable', message: 'The content host is slow' })
    )
  }

  async #run(kept: KeptAnswer<Value>, call: () => Promise<Result<Value, ServiceFailure>>) {
    const answer = await call()
    kept.running = null
    this.#host.note(answer)
    kept.failure.set(answer.ok ? null : answer.failure)
    if (answer.ok) kept.good = answer
    return answer
  }

  /** Returns the state of an address, which becomes the most recently used one. */
  #use(address: string): KeptAnswer<Value> {
    const kept = this.#byAddress.get(address) ?? new KeptAnswer<Value>()
    this.#byAddress.delete(address)
    this.#byAddress.set(address, kept)
    if (this.#byAddress.size > keptLimit)
      this.#byAddress.delete(this.#byAddress.keys().next().value ?? '')
    return kept
  }
}

/** Returns the value of a promise, or `null` when the promise takes longer. */
async function withinMs<Value>(promise: Promise<Value>, ms: number): Promise<Value | null> {
  // A timer cannot wait forever.
  if (ms === Number.POSITIVE_INFINITY) return promise
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms), null)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
