import type { StoredResponse } from './stored-response.ts'

interface Kept {
  response: StoredResponse
  version: string
  /** time in milliseconds after which it is made anew */
  freshUntil: number
  /** asked for since the last clean-up */
  touched: boolean
  size: number
}

/**
 * An answer, and for how many seconds it may be kept; `null`: until content changes; 0: not at all.
 */
export interface Rendered {
  response: StoredResponse
  keepSeconds: number | null
}

/**
 * Answers to GET requests by canonical address. An entry counts only while the content version is
 * the one that it was made under. Bounded in bytes; what has not been asked for lately goes first.
 */
export class PageCache {
  readonly #kept = new Map<string, Kept>()
  readonly #pending = new Map<string, Promise<StoredResponse>>()
  readonly #currentVersion: () => string
  readonly #byteLimit: number
  #bytes = 0

  /**
   * @param currentVersion what the content is at now; compared for each answer, so it must be cheap
   */
  constructor(currentVersion: () => string, byteLimit = 18 * 1024 * 1024) {
    this.#currentVersion = currentVersion
    this.#byteLimit = byteLimit
  }

  get entries() {
    return this.#kept.size
  }

  get bytes() {
    return this.#bytes
  }

  get(key: string): StoredResponse | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    if (kept.version !== this.#currentVersion() || kept.freshUntil < Date.now()) return undefined
    kept.touched = true
    return kept.response
  }

  /**
   * The kept answer, or the one that `render` makes. Requests for an answer that is being made wait
   * for that one.
   */
  async getOrRender(key: string, render: () => Promise<Rendered>): Promise<StoredResponse> {
    const kept = this.get(key)
    if (kept) return kept
    const version = this.#currentVersion()
    const pendingKey = `${version} ${key}`
    const pending = this.#pending.get(pendingKey)
    if (pending) return pending
    const rendering = this.#renderAndKeep(key, version, render).finally(() =>
      this.#pending.delete(pendingKey),
    )
    this.#pending.set(pendingKey, rendering)
    return rendering
  }

  async #renderAndKeep(
    key: string,
    version: string,
    render: () => Promise<Rendered>,
  ): Promise<StoredResponse> {
    const { response, keepSeconds } = await render()
    if (keepSeconds !== 0) {
      const freshUntil =
        keepSeconds === null ? Number.POSITIVE_INFINITY : Date.now() + keepSeconds * 1000
      this.#forget(key)
      const { size } = response
      this.#kept.set(key, { response, version, freshUntil, touched: false, size })
      this.#bytes += size
      this.#makeRoom()
    }
    return response
  }

  #makeRoom() {
    for (const [key, kept] of this.#kept) {
      if (this.#bytes <= this.#byteLimit) return
      const current = kept.version === this.#currentVersion()
      this.#forget(key)
      if (!kept.touched || !current) continue
      // A second chance: to the back of the queue, and out the next time unless it is asked for
      // again.
      this.#kept.set(key, { ...kept, touched: false })
      this.#bytes += kept.size
    }
  }

  #forget(key: string) {
    const kept = this.#kept.get(key)
    if (!kept) return
    this.#kept.delete(key)
    this.#bytes -= kept.size
  }
}
