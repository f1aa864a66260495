import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import { restoreEntry, type Entry, type EntryId } from './entry.ts'
import { entryStates } from './entry-states.ts'

/**
 * Restores an entry from the trash on any page, or makes another call that brings it back, and says
 * its restored state.
 */
export function useRestore() {
  const queries = useQueryClient()
  return async (
    { kind, id, title }: Pick<Entry, 'kind' | 'id' | 'title'>,
    step: (params: EntryId) => Promise<Entry> = restoreEntry,
  ) => {
    try {
      const { state, address } = await step({ kind, id })
      const now = entryStates[state].label.toLowerCase()
      const see = state === 'published' ? address : null
      notify({ text: `“${title || 'Untitled'}” is back: ${now}.`, see }, { type: 'success' })
      await queries.invalidateQueries()
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
}
