import { dayInManila } from '../../../school/base/dates.ts'
import { serverNow } from '../api/server-clock.ts'
import type { Entry } from './entry.ts'

/**
 * Tells whether a restored class notice stays taken down because its day has passed. Does not use
 * its schema, which is not among the first scripts of the staff pages.
 */
export function isOver({ kind, state, data }: Pick<Entry, 'kind' | 'state' | 'data'>): boolean {
  if (kind !== 'class-notice' || state !== 'unpublished') return false
  const lastDay = data['lastDay'] ?? data['day']
  return typeof lastDay === 'string' && lastDay < dayInManila(new Date(serverNow()))
}

/** Says what came of restoring an entry. */
export const sayRestored = (entry: Entry) =>
  isOver(entry) ? 'Restored, but it stays taken down: its day has passed.' : 'Restored as it was.'
