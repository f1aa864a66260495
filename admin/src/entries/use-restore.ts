import { useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../api/staff-api-error.ts'
import { notify } from '../notifications/notify.ts'
import type { AnyDocument } from '../api/documents.ts'
import { isOver } from './restored-words.ts'
import { entryStates } from './entry-states.ts'

/** Makes a call that brings something back, on any page, and says its restored state. */
export function useRestore() {
  const queries = useQueryClient()
  return async (title: string, step: () => Promise<AnyDocument>) => {
    try {
      const restored = await step()
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
