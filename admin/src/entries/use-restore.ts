import { useQueryClient } from '@tanstack/react-query'
import { notify, notifyFailure } from '../notifications/notify.ts'
import type { AnyDocument, Entry, OpenReference } from '../api/documents.ts'
import { serverNow } from '../api/server-clock.ts'
import { dayInManila } from '../../../school/base/dates.ts'
import { entryStates } from './state-chip.tsx'

/** Returns a function that restores a document from any page, and says its state or the failure. */
export function useRestore() {
  const queries = useQueryClient()
  const restore = async (title: string, call: () => Promise<AnyDocument>) => {
    const restored = await call()
    const { state, address } = restored
    const label = entryStates[state].label.toLowerCase()
    const now = hasDayPassed(restored) ? `${label}, because its day has passed` : label
    const see = state === 'published' ? address : null
    notify({ text: `“${title || 'Untitled'}” is back: ${now}.`, see })
    await queries.invalidateQueries()
  }
  return (title: string, call: () => Promise<AnyDocument>) =>
    restore(title, call).catch(notifyFailure)
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

/** Describes the result of restoring an entry or reference content. */
export const restoredMessage = (document: Restored) =>
  hasDayPassed(document)
    ? 'Restored, but it stays taken down: its day has passed.'
    : 'Restored as it was.'
