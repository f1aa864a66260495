import { useCallback, useEffect, useRef } from 'react'
import type { Entry, EntryId } from './entry.ts'
import type { EntryEditing } from './use-entry-editing.ts'
import { useRestore } from './use-restore.ts'

/**
 * Takes an action on an entry back, also after its page was left: the message with the button
 * outlives the page.
 *
 * @returns a function that makes the call which takes it back
 */
export function useUndo({ act, kind: { name } }: EntryEditing, { id, title }: Entry) {
  const restoreAnywhere = useRestore()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return useCallback(
    (step: (params: EntryId) => Promise<Entry>) => {
      if (isOpen.current) void act(step, 'Restored as it was.')
      else void restoreAnywhere({ kind: name, id, title }, step)
    },
    [act, restoreAnywhere, name, id, title],
  )
}
