import { queryOptions } from '@tanstack/react-query'
import type { AnyKind, KindName } from '../../../school/kinds/index.ts'
import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import type { FilterValues } from '../lists/list-filter.ts'
import { categoryName } from './entry-columns.ts'
import { waitingChoices, whenChoices, type EntryQuery } from './entry-query.ts'
import { stateChoices } from './state-chip.tsx'

/** A filter of a list that the person named. */
export type SavedFilter = AnswerOf<'GET /saved-filters/:kind'>[number]

/** Reads the person's saved filters of a list. */
export const savedFilters = (kind: KindName) =>
  queryOptions({
    queryKey: ['saved-filters', kind],
    queryFn: () => callStaffApi('GET /saved-filters/:kind', { params: { kind } }),
  })

/** Changes the saved filters of a list. @returns all of them */
export const commandSavedFilters = (
  kind: KindName,
  body: BodyOf<'POST /saved-filters/:kind/commands'>,
) => callStaffApi('POST /saved-filters/:kind/commands', { params: { kind }, body })

/** Returns the query that a saved filter gives to its list. */
export const openedQuery = ({ query }: SavedFilter): Partial<EntryQuery> => {
  const { sort, order, ...values } = query
  // An answer of the API holds no `undefined`.
  return { values: values as FilterValues, ...(sort && { sort }), ...(order && { order }) }
}

/** Tells whether a list has the filters of a saved one, in any order and on any page. */
export const isApplied = (
  { query }: SavedFilter,
  { values }: Pick<EntryQuery, 'values'>,
): boolean =>
  Object.keys({ ...values, ...query })
    .filter((name) => name !== 'sort' && name !== 'order')
    .every((name) => (values[name] ?? '') === (query[name as keyof typeof query] ?? ''))

/** Proposes a name for a filter, such as “My drafts, JHS”. */
export function proposeName(
  { labels }: Pick<AnyKind, 'labels'>,
  { values: { q, state, category, topic, mine, when, waiting } }: Pick<EntryQuery, 'values'>,
): string {
  const label = stateChoices.find(([value]) => value === state)?.[1]
  const noun = state === 'draft' ? 'Drafts' : (label ?? labels.many)
  const parts = [
    mine === 'true' ? `My ${noun.toLowerCase()}` : noun,
    category && categoryName(category),
    topic,
    whenChoices.find(([value]) => value === when)?.[1].toLowerCase(),
    waitingChoices.find(([value]) => value === waiting)?.[1].toLowerCase(),
    q && `“${q}”`,
  ]
  return parts.filter(Boolean).join(', ').slice(0, 60)
}
