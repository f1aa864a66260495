import type { KindName } from '../../../school/kinds/index.ts'
import type { AnswerOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { toApiFilters, type EntryQuery } from './entry-query.ts'

/** A filter of a list that the person named. */
export type SavedFilter = AnswerOf<'GET /saved-filters/:kind'>[number]

export const savedFiltersKey = (kind: KindName) => ['saved-filters', kind] as const

export const readSavedFilters = (kind: KindName) =>
  callStaffApi('GET /saved-filters/:kind', { params: { kind } })

/** Saves the filters and the order of a list under a name. */
export const saveFilter = (kind: KindName, name: string, { values, sort, order }: EntryQuery) =>
  callStaffApi('POST /saved-filters/:kind', {
    params: { kind },
    body: { name, query: { ...toApiFilters(values), sort, order } },
  })

/** Saves a deleted filter again. */
export const restoreFilter = (kind: KindName, { name, query }: SavedFilter) =>
  callStaffApi('POST /saved-filters/:kind', { params: { kind }, body: { name, query } })

export const renameFilter = (kind: KindName, id: string, name: string) =>
  callStaffApi('PUT /saved-filters/:kind/:id', { params: { kind, id }, body: { name } })

export const deleteFilter = (kind: KindName, id: string) =>
  callStaffApi('DELETE /saved-filters/:kind/:id', { params: { kind, id } })
