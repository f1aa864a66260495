import * as z from 'zod'
import {
  changeSavedFilters,
  listSavedFilters,
  savedFilterCommand,
  savedFilterSchema,
} from '../../../school/content/editing/saved-filters.server.ts'
import { ofKind } from './params.ts'
import { route } from './route.ts'

/** The caller's saved filters for the list of a kind, by name. */
const ofCaller = {
  minimumRole: 'author',
  params: ofKind,
  answer: z.array(savedFilterSchema),
} as const

/** The filters of lists that a person named; they are there on each of their devices. */
export const savedFilterRoutes = [
  route('GET /saved-filters/:kind', {
    ...ofCaller,
    summary: 'The caller’s saved filters for the list of a kind, by name.',
    handle: ({ parts, params, staff }) =>
      listSavedFilters(parts.database, { staffId: staff.id, kind: params.kind.name }),
  }),
  route('POST /saved-filters/:kind/commands', {
    ...ofCaller,
    summary: 'Saves, renames or deletes a filter of the caller. Answers with all of the list.',
    body: savedFilterCommand,
    refusals: ['invalid', 'not-found', 'not-allowed', 'wrong-state'],
    handle: ({ parts, params, body, staff, editing }) => {
      const owner = { staffId: staff.id, kind: params.kind.name }
      return changeSavedFilters(parts.database, owner, body, editing.now)
    },
  }),
] as const
