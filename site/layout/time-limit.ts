/** How long data or script of a page may take to arrive, in milliseconds. */
const limitMs = 20_000

/**
 * Ends each request of this page that takes too long. It then fails like any other that had no
 * connection, so `keepFrame` shows the page for a lost connection.
 */
export function limitRequestTime() {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const limit = new AbortController()
    const { signal } = init ?? {}
    signal?.addEventListener('abort', () => limit.abort(signal.reason))
    setTimeout(() => limit.abort(new TypeError('No answer')), limitMs)
    return fetch(input, { ...init, signal: limit.signal })
  }
}
