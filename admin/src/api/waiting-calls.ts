import { useSyncExternalStore } from 'react'
import { createStore } from '../store.ts'

/** Makes a queue of calls that wait for the person to do something, such as signing in again. */
function createWaitingCalls() {
  const waiting = createStore<readonly ((isDone: boolean) => void)[]>([])
  const isWaiting = () => waiting.read().length > 0
  return {
    isWaiting,
    /** Waits for the person. @returns `true` once they have done it, `false` when they decline */
    ask: () =>
      new Promise<boolean>((resolve) => {
        waiting.write([...waiting.read(), resolve])
      }),
    /** Ends the waiting: `resume` repeats the calls, `giveUp` lets them fail. */
    end: (how: 'resume' | 'giveUp') => {
      const ended = waiting.read()
      waiting.write([])
      for (const resolve of ended) resolve(how === 'resume')
    },
    useIsWaiting: () => useSyncExternalStore(waiting.subscribe, isWaiting),
  }
}

/** Calls whose session has ended; the person signs in again where they are. */
export const callsWithoutSession = createWaitingCalls()

/** Calls that a stolen token must not be able to make; the person confirms that it is them. */
export const unconfirmedCalls = createWaitingCalls()
