import * as z from 'zod'
import {
  deleteFilter,
  listSavedFilters,
  renameFilter,
  saveFilter,
  savedFilterBody,
  savedFilterNameBody,
  savedFilterSchema,
} from '../../../school/content/editing/saved-filters.server.ts'
import { ofKind } from './params.ts'
import { route } from './route.ts'

const ofFilter = ofKind.extend({ id: z.string().max(40) })

/** The filters of lists that a person named; they are there on each of their devices. */
export const savedFilterRoutes = [
  route('GET /saved-filters/:kind', {
    minimumRole: 'author',
    summary: 'The caller’s saved filters for the list of a kind, by name.',
    params: ofKind,
    answer: z.array(savedFilterSchema),
    handle: ({ parts, params, staff }) =>
      listSavedFilters(parts.database, { staffId: staff.id, kind: params.kind.name }),
  }),
  route('POST /saved-filters/:kind', {
    minimumRole: 'author',
    summary: 'Saves a filter under a name; each person has 20 for a kind at most.',
    params: ofKind,
    body: savedFilterBody,
    answer: savedFilterSchema,
    status: 201,
    refusals: ['invalid', 'not-found', 'not-allowed', 'wrong-state'],
    handle: async ({ parts, params, body, staff, editing }) => {
      const owner = { staffId: staff.id, kind: params.kind.name }
      return saveFilter(parts.database, owner, body, editing.now)
    },
  }),
  route('PUT /saved-filters/:kind/:id', {
    minimumRole: 'author',
    summary: 'Renames a saved filter of the caller.',
    params: ofFilter,
    body: savedFilterNameBody,
    answer: savedFilterSchema,
    refusals: ['invalid', 'not-found', 'not-allowed', 'wrong-state'],
    handle: async ({ parts, params, body, staff }) => {
      const owner = { staffId: staff.id, kind: params.kind.name }
      return renameFilter(parts.database, owner, params.id, body.name)
    },
  }),
  route('DELETE /saved-filters/:kind/:id', {
    minimumRole: 'author',
    summary: 'Deletes a saved filter of the caller.',
    params: ofFilter,
    answer: z.object({}),
    handle: async ({ parts, params, staff }) => {
      await deleteFilter(parts.database, { staffId: staff.id, kind: params.kind.name }, params.id)
      return {}
    },
  }),
] as const
