import { useSyncExternalStore } from 'react'
import { withinTime } from './time-limit.ts'

/** Between two tries to reach the site, in milliseconds. */
const retryAfter = 3_000

/** Timeout of one try, in milliseconds. */
const tryLimitMs = 5_000

let lost = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(isLost: boolean) {
  if (lost === isLost) return
  lost = isLost
  for (const listener of listeners) listener()
}

/**
 * Asks whether the site can be reached, and goes on asking until it can.
 * @returns whether it answered this time
 */
export async function lookForConnection(): Promise<boolean> {
  clearTimeout(timer)
  try {
    const answer = await withinTime(tryLimitMs, (signal) =>
      fetch('/healthz', { cache: 'no-store', signal }),
    )
    if (answer.ok) {
      change(false)
      return true
    }
  } catch {
    // Offline: this call is how we find out.
  }
  change(true)
  timer = setTimeout(() => void lookForConnection(), retryAfter)
  return false
}

/** Says that a call did not reach the site; from then on it is looked for until it answers. */
export function noteLostConnection() {
  if (lost) return
  change(true)
  timer = setTimeout(() => void lookForConnection(), retryAfter)
}

/** Says that a call was answered. */
export function noteConnection() {
  // An answer that arrived just before the connection was lost tells nothing of now.
  if (!navigator.onLine) return
  clearTimeout(timer)
  change(false)
}

window.addEventListener('online', () => lost && void lookForConnection())
window.addEventListener('offline', noteLostConnection)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells whether the site cannot be reached at the moment. */
export const useConnectionLost = () => useSyncExternalStore(subscribe, () => lost)
