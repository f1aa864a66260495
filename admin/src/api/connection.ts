import { useSyncExternalStore } from 'react'
import { createStore } from '../drafts/store.ts'

/** Between two tries to reach the site, in milliseconds. */
const retryAfterMs = 3_000

/** Timeout of one try, in milliseconds. */
const tryLimitMs = 5_000

const lost = createStore(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** Asks the site until it answers. @returns whether it answered this time */
export async function lookForConnection(): Promise<boolean> {
  clearTimeout(timer)
  try {
    const answer = await withinTime(tryLimitMs, (signal) =>
      fetch('/healthz', { cache: 'no-store', signal }),
    )
    if (answer.ok) {
      lost.write(false)
      return true
    }
  } catch {
    // Offline: this call is how we find out.
  }
  retryLater()
  return false
}

function retryLater() {
  lost.write(true)
  timer = setTimeout(() => void lookForConnection(), retryAfterMs)
}

/** Says that a call did not reach the site; from then on it is looked for until it answers. */
export function noteLostConnection() {
  if (!lost.read()) retryLater()
}

/** Says that a call was answered. */
export function noteConnection() {
  // An answer that arrived just before the connection was lost tells nothing of now.
  if (!navigator.onLine) return
  clearTimeout(timer)
  lost.write(false)
}

window.addEventListener('online', () => lost.read() && void lookForConnection())
window.addEventListener('offline', noteLostConnection)

/** Tells whether the site cannot be reached at the moment. */
export const useConnectionLost = () => useSyncExternalStore(lost.subscribe, lost.read)

/**
 * Does work that a time limit ends, as `fetch` takes it.
 * @param work gets the signal that ends it after `limitMs`, or when `signal` does
 * @returns what the work gave; it rejects like the work when the signal ended it
 */
export async function withinTime<Value>(
  limitMs: number,
  work: (signal: AbortSignal) => Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  const limit = new AbortController()
  const end = () => limit.abort(signal?.reason)
  const timer = setTimeout(end, limitMs)
  signal?.addEventListener('abort', end)
  try {
    signal?.throwIfAborted()
    return await work(limit.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}
