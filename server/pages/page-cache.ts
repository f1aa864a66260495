import type { StoredResponse } from './stored-response.ts'
import { currentTime } from '../../school/base/clock.ts'

interface Kept {
  response: StoredResponse
  version: string
  /** time in milliseconds after which it is rendered again */
  freshUntil: number
  /** requested since the last clean-up */
  touched: boolean
  size: number
}

/** An answer, and how many seconds it may be cached; `null`: until content changes; 0: never. */
export interface Rendered {
  response: StoredResponse
  keepSeconds: number | null
}

/**
 * Caches answers by canonical address for their content version, and drops the least used first.
 */
export class PageCache {
  readonly #kept = new Map<string, Kept>()
  readonly #pending = new Map<string, Promise<StoredResponse>>()
  readonly #currentVersion: () => string
  readonly #byteLimit: number
  #bytes = 0

  /** @param currentVersion is called for each answer, so it must be fast */
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
    if (kept.version !== this.#currentVersion() || kept.freshUntil < currentTime()) return undefined
    kept.touched = true
    return kept.response
  }

  /** Returns the cached answer, or renders one. Requests for an answer in progress wait for it. */
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
        keepSeconds === null ? Number.POSITIVE_INFINITY : currentTime() + keepSeconds * 1000
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
      // Gives it a second chance: it moves to the back of the queue, and is dropped the next time
      // unless it is requested again.
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
