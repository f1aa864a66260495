import { useCallback, useEffect, useRef } from 'react'
import type { Entry } from './entry.ts'
import type { EntryEditing } from './use-entry-editing.ts'
import { useRestore } from './use-restore.ts'

/**
 * Takes an entry out of the trash again, also when its page was left meanwhile: the message with
 * the button outlives it.
 */
export function useUndoTrash({ act, pages: { kind } }: EntryEditing, { id, title }: Entry) {
  const restoreAnywhere = useRestore()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return useCallback(() => {
    if (isOpen.current) void act('restore', {}, 'Restored as it was.')
    else void restoreAnywhere({ kind, id, title })
  }, [act, restoreAnywhere, kind, id, title])
}
