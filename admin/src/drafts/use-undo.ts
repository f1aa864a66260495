import { useEffect, useRef } from 'react'
import type { Message } from '../notifications/notify.ts'

interface Undoable<Thing> {
  /** runs an action while the page is open */
  act: (step: () => Promise<Thing>, done: (thing: Thing) => Message) => Promise<unknown>
  /** runs it after the page was left, and says what came of it */
  actElsewhere: (step: () => Promise<Thing>) => Promise<void>
  /** says what came of it; left out, it is as it was */
  sayRestored?: (thing: Thing) => Message
}

/**
 * Takes an action of an editor back, also after its page was left: the message with the button
 * outlives the page.
 *
 * @returns a function that makes the call which takes it back
 */
export function useUndo<Thing>({
  act,
  actElsewhere,
  sayRestored = () => 'Restored as it was.',
}: Undoable<Thing>) {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return (step: () => Promise<Thing>) => {
    void (isOpen.current ? act(step, sayRestored) : actElsewhere(step))
  }
}
