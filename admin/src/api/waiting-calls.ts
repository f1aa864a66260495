import { useSyncExternalStore } from 'react'

/** Calls that wait until the person has done something, such as signing in again. */
export interface WaitingCalls {
  /**
   * Asks the person. @returns resolves when they have done it, with `false` when they would rather
   * not
   */
  ask: () => Promise<boolean>
  /** Ends the waiting: calls are made again, or end as refused. */
  end: (how: 'resume' | 'giveUp') => void
  isWaiting: () => boolean
  /** the same, for the dialog that asks */
  useIsWaiting: () => boolean
}

function createWaitingCalls(): WaitingCalls {
  let waiting: ((isDone: boolean) => void)[] = []
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const isWaiting = () => waiting.length > 0
  return {
    isWaiting,
    ask: () =>
      new Promise((resolve) => {
        waiting = [...waiting, resolve]
        tell()
      }),
    end: (how) => {
      const ended = waiting
      waiting = []
      tell()
      for (const resolve of ended) resolve(how === 'resume')
    },
    useIsWaiting: () => useSyncExternalStore(subscribe, isWaiting),
  }
}

/** Calls whose session has ended; the person signs in again where they are. */
export const callsWithoutSession = createWaitingCalls()

/**
 * Calls that a stolen token must not be able to make; the person confirms with the password or a
 * code.
 */
export const unconfirmedCalls = createWaitingCalls()
