import type { KindName } from '../../../school/kinds/index.ts'
import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { toApiFilters, type EntryQuery } from './entry-query.ts'

/** A filter of a list that the person named. */
export type SavedFilter = AnswerOf<'GET /saved-filters/:kind'>[number]

export const savedFiltersKey = (kind: KindName) => ['saved-filters', kind] as const

export const readSavedFilters = (kind: KindName) =>
  callStaffApi('GET /saved-filters/:kind', { params: { kind } })

/** @returns all saved filters of the list */
const give = (kind: KindName, body: BodyOf<'POST /saved-filters/:kind/commands'>) =>
  callStaffApi('POST /saved-filters/:kind/commands', { params: { kind }, body })

/** Saves the filters and the order of a list under a name. */
export const saveFilter = (kind: KindName, name: string, { values, sort, order }: EntryQuery) =>
  give(kind, { action: 'save', name, query: { ...toApiFilters(values), sort, order } })

/** Saves a deleted filter again. */
export const restoreFilter = (kind: KindName, { name, query }: SavedFilter) =>
  give(kind, { action: 'save', name, query })

export const renameFilter = (kind: KindName, id: string, name: string) =>
  give(kind, { action: 'rename', id, name })

export const deleteFilter = (kind: KindName, id: string) => give(kind, { action: 'delete', id })
