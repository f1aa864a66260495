import { dayInManila } from '../../../school/base/dates.ts'
import { serverNow } from '../api/server-clock.ts'
import type { Entry, OpenReference } from '../api/documents.ts'

type Restored = Pick<Entry, 'kind' | 'state' | 'data'> | Pick<OpenReference, 'kind' | 'state'>

/**
 * Tells whether a restored class notice stays taken down because its day has passed. Does not use
 * its schema, which is not among the first scripts of the staff pages.
 */
export function isOver(document: Restored): boolean {
  if (document.kind !== 'class-notice' || document.state !== 'unpublished') return false
  const { data } = document
  const lastDay = data['lastDay'] ?? data['day']
  return typeof lastDay === 'string' && lastDay < dayInManila(new Date(serverNow()))
}

/** Says what came of restoring an entry or reference content. */
export const sayRestored = (document: Restored) =>
  isOver(document)
    ? 'Restored, but it stays taken down: its day has passed.'
    : 'Restored as it was.'
