import { useQueryClient } from '@tanstack/react-query'
import { tryCall } from '../api/try-call.ts'
import { notify } from '../notifications/notify.ts'
import type { AnyDocument, Entry, OpenReference } from '../api/documents.ts'
import { serverNow } from '../api/server-clock.ts'
import { dayInManila } from '../../../school/base/dates.ts'
import { entryStates } from './state-chip.tsx'

/** Makes a call that brings something back, on any page, and says its restored state. */
export function useRestore() {
  const queries = useQueryClient()
  return (title: string, step: () => Promise<AnyDocument>) =>
    tryCall(async () => {
      const restored = await step()
      const { state, address } = restored
      const label = entryStates[state].label.toLowerCase()
      const now = hasDayPassed(restored) ? `${label}, because its day has passed` : label
      const see = state === 'published' ? address : null
      notify({ text: `“${title || 'Untitled'}” is back: ${now}.`, see }, { type: 'success' })
      await queries.invalidateQueries()
    })
}

type Restored = Pick<Entry, 'kind' | 'state' | 'data'> | Pick<OpenReference, 'kind' | 'state'>

/**
 * Tells whether a restored class notice stays taken down because its day has passed. Does not use
 * its schema, which is not among the first scripts of the staff pages.
 */
export function hasDayPassed(document: Restored): boolean {
  if (document.kind !== 'class-notice' || document.state !== 'unpublished') return false
  const { data } = document
  const lastDay = data['lastDay'] ?? data['day']
  return typeof lastDay === 'string' && lastDay < dayInManila(new Date(serverNow()))
}

/** Says what came of restoring an entry or reference content. */
export const restoredMessage = (document: Restored) =>
  hasDayPassed(document)
    ? 'Restored, but it stays taken down: its day has passed.'
    : 'Restored as it was.'
