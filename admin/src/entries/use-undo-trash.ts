import { useCallback, useEffect, useRef } from 'react'
import { restoreEntry, type Entry } from './entry.ts'
import type { EntryEditing } from './use-entry-editing.ts'
import { useRestore } from './use-restore.ts'

/**
 * Restores a trashed entry, also after its page was left: the message with the button outlives the
 * page.
 */
export function useUndoTrash({ act, kind: { name } }: EntryEditing, { id, title }: Entry) {
  const restoreAnywhere = useRestore()
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return useCallback(() => {
    if (isOpen.current) void act(restoreEntry, 'Restored as it was.')
    else void restoreAnywhere({ kind: name, id, title })
  }, [act, restoreAnywhere, name, id, title])
}
