import { useSyncExternalStore } from 'react'

/** Calls that wait for the person to sign in again. */
let waiting: { resume: () => void; giveUp: () => void }[] = []
const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

/**
 * Asks the person to sign in again where they are.
 * @returns resolves when they have, with `false` when they would rather not
 */
export function askToSignInAgain(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, { resume: () => resolve(true), giveUp: () => resolve(false) }]
    tell()
  })
}

/** Ends the waiting: calls are made again, or end as refused. */
export function endWaiting(how: 'resume' | 'giveUp') {
  const ended = waiting
  waiting = []
  tell()
  for (const each of ended) each[how]()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether calls wait for the person to sign in again. */
export const isSessionExpired = () => waiting.length > 0

export const useSessionExpired = () => useSyncExternalStore(subscribe, isSessionExpired)
