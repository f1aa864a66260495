import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { messageOf } from '../api/staff-api-error.ts'
import { actOnEntry } from './entry.ts'
import { entryStates, isState } from './entry-states.ts'

/** Restores an entry from the trash on any page, and says its restored state. */
export function useRestore() {
  const notify = useNotify()
  const queries = useQueryClient()
  return async ({ kind, id, title }: { kind: string; id: number; title: string }) => {
    try {
      const { state } = await actOnEntry(kind, id, 'restore')
      const now = isState(state) ? entryStates[state].label.toLowerCase() : state
      notify(`“${title || 'Untitled'}” is back: ${now}.`, { type: 'success' })
      await queries.invalidateQueries()
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
}
