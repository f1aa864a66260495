import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

/** Pause between two tries to reach the site, in milliseconds. */
const retryAfterMs = 3_000

/** Timeout of one try, in milliseconds. */
const tryLimitMs = 5_000

const isLost = createStore(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** Asks the site, and again every 3 seconds until it answers. @returns whether this try succeeded */
export async function lookForConnection(): Promise<boolean> {
  clearTimeout(timer)
  try {
    const answer = await withinTime(tryLimitMs, (signal) =>
      fetch('/healthz', { cache: 'no-store', signal }),
    )
    if (answer.ok) {
      isLost.write(false)
      return true
    }
  } catch {
    // No answer: the connection is lost.
  }
  retryLater()
  return false
}

function retryLater() {
  isLost.write(true)
  timer = setTimeout(() => void lookForConnection(), retryAfterMs)
}

/** Records that a call did not reach the site, and tries again until the site answers. */
export function noteLostConnection() {
  if (!isLost.read()) retryLater()
}

/** Records that a call was answered. */
export function noteConnection() {
  // The answer may have arrived just before the connection was lost.
  if (!navigator.onLine) return
  clearTimeout(timer)
  isLost.write(false)
}

window.addEventListener('online', () => isLost.read() && void lookForConnection())
window.addEventListener('offline', noteLostConnection)

/** Tells whether the site cannot be reached at the moment. */
export const useConnectionLost = () => useSyncExternalStore(isLost.subscribe, isLost.read)

/**
 * Runs work under a time limit.
 *
 * @param work gets a signal that aborts after `limitMs` milliseconds, or when `signal` aborts
 * @returns the result of the work; rejects as the work does
 * @example await withinTime(5_000, (signal) => fetch('/healthz', { signal }))
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
