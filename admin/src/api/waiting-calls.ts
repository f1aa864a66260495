import { useSyncExternalStore } from 'react'
import { createStore } from '../drafts/store.ts'

/** Makes a queue of calls that wait until the person has done something, such as signing in again. */
function createWaitingCalls() {
  const waiting = createStore<readonly ((isDone: boolean) => void)[]>([])
  const isWaiting = () => waiting.read().length > 0
  return {
    isWaiting,
    /** Asks the person. @returns `true` when they have done it, `false` when they would rather not */
    ask: () =>
      new Promise<boolean>((resolve) => {
        waiting.write([...waiting.read(), resolve])
      }),
    /** Ends the waiting: calls are made again, or end as refused. */
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
