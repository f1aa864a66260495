import { useEffect, useRef } from 'react'
import type { Message } from '../notifications/notify.ts'
import type { Entry, EntryId } from './entry.ts'
import { useRestore } from './use-restore.ts'

interface Undoable {
  /** the entry as it is now; `null` while it is new */
  current: () => Entry | null
  /** runs an action while the page of the entry is open */
  act: (step: (opened: Entry) => Promise<Entry>, done: Message) => Promise<unknown>
}

/**
 * Takes an action on an entry back, also after its page was left: the message with the button
 * outlives the page.
 *
 * @returns a function that makes the call which takes it back
 */
export function useUndo({ current, act }: Undoable) {
  const restoreAnywhere = useRestore()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return (step: (params: EntryId) => Promise<Entry>) => {
    const entry = current()
    if (isOpen.current) void act(step, 'Restored as it was.')
    else if (entry) void restoreAnywhere(entry, step)
  }
}
