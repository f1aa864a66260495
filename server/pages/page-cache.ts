import type { StoredResponse } from './stored-response.ts'
import { currentTime } from '../../school/base/clock.ts'

interface CachedPage {
  response: StoredResponse
  version: string
  /** time after which it is rendered again, UTC in milliseconds */
  freshUntil: number
  /** requested since the last clean-up */
  isRequested: boolean
  size: number
}

/** An answer, and how many seconds it may be cached; `null`: until content changes; 0: never. */
export interface Rendered {
  response: StoredResponse
  keepSeconds: number | null
}

/** Caches answers by canonical address for their content version, and drops the least used first. */
export class PageCache {
  readonly #cached = new Map<string, CachedPage>()
  readonly #pending = new Map<string, Promise<StoredResponse>>()
  readonly #currentVersion: () => string
  readonly #byteLimit: number
  #bytes = 0

  /**
   * @param currentVersion called for each answer, so it must be fast
   * @param byteLimit maximum memory of all answers, in bytes
   */
  constructor(currentVersion: () => string, byteLimit = 18 * 1024 * 1024) {
    this.#currentVersion = currentVersion
    this.#byteLimit = byteLimit
  }

  get entries() {
    return this.#cached.size
  }

  get bytes() {
    return this.#bytes
  }

  get(key: string): StoredResponse | undefined {
    const cached = this.#cached.get(key)
    if (!cached) return undefined
    if (cached.version !== this.#currentVersion() || cached.freshUntil < currentTime())
      return undefined
    cached.isRequested = true
    return cached.response
  }

  /** Returns the cached answer, or renders one. Requests for an answer in progress wait for it. */
  async getOrRender(key: string, render: () => Promise<Rendered>): Promise<StoredResponse> {
    const cached = this.get(key)
    if (cached) return cached
    const version = this.#currentVersion()
    const pendingKey = `${version} ${key}`
    const pending = this.#pending.get(pendingKey)
    if (pending) return pending
    const rendering = this.#renderAndCache(key, version, render).finally(() =>
      this.#pending.delete(pendingKey),
    )
    this.#pending.set(pendingKey, rendering)
    return rendering
  }

  async #renderAndCache(
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
      this.#cached.set(key, { response, version, freshUntil, isRequested: false, size })
      this.#bytes += size
      this.#makeRoom()
    }
    return response
  }

  #makeRoom() {
    for (const [key, cached] of this.#cached) {
      if (this.#bytes <= this.#byteLimit) return
      const isCurrent = cached.version === this.#currentVersion()
      this.#forget(key)
      if (!cached.isRequested || !isCurrent) continue
      // Gives it a second chance: it moves to the back of the queue, and is dropped the next time
      // unless it is requested again.
      this.#cached.set(key, { ...cached, isRequested: false })
      this.#bytes += cached.size
    }
  }

  #forget(key: string) {
    const cached = this.#cached.get(key)
    if (!cached) return
    this.#cached.delete(key)
    this.#bytes -= cached.size
  }
}
