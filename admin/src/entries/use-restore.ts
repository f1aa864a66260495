import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import { restoreEntry, type Entry, type EntryId } from './entry.ts'
import { isOver } from './restored-words.ts'
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
      const restored = await step({ kind, id })
      const { state, address } = restored
      const label = entryStates[state].label.toLowerCase()
      const now = isOver(restored) ? `${label}, because its day has passed` : label
      const see = state === 'published' ? address : null
      notify({ text: `“${title || 'Untitled'}” is back: ${now}.`, see }, { type: 'success' })
      await queries.invalidateQueries()
    } catch (failure) {
      notify(messageOf(failure), { type: 'error' })
    }
  }
}
