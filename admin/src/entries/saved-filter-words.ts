import type { AnyKind } from '../../../school/kinds/index.ts'
import { categoryName } from './entry-columns.ts'
import { filterNames, waitingChoices, whenChoices, type EntryQuery } from './entry-query.ts'
import { stateChoices } from './entry-states.ts'
import type { SavedFilter } from './saved-filter.ts'

/** Returns the query of a list that is opened by a saved filter. */
export const openedQuery = ({ query }: SavedFilter): Partial<EntryQuery> => {
  const { q, state = '', category = '', topic = '', mine = '', when = '', waiting = '' } = query
  const { sort, order } = query
  const filters = { q, state, category, topic, mine, when, waiting }
  return { ...filters, ...(sort && { sort }), ...(order && { order }), page: 1 }
}

/** Returns whether a list shows what a saved filter finds. */
export function isOpen(saved: SavedFilter, query: EntryQuery): boolean {
  const opened = openedQuery(saved)
  return filterNames.every((name) => opened[name] === query[name])
}

/** Proposes a name for a filter, such as “My drafts, JHS”. */
export function proposeName(
  { labels }: Pick<AnyKind, 'labels'>,
  { q, state, category, topic, mine, when, waiting }: EntryQuery,
): string {
  const label = stateChoices.find(({ id }) => id === state)?.name
  const what = state === 'draft' ? 'Drafts' : (label ?? labels.many)
  const parts = [
    mine === 'true' ? `My ${what.toLowerCase()}` : what,
    category && categoryName(category),
    topic,
    whenChoices.find(([id]) => id === when)?.[1].toLowerCase(),
    waitingChoices.find(([id]) => id === waiting)?.[1].toLowerCase(),
    q && `“${q}”`,
  ]
  return parts.filter(Boolean).join(', ').slice(0, 60)
}
