import * as z from 'zod'
import {
  listedReferenceSchema,
  listReference,
  openReferenceSchema,
  readEditedReference,
  referenceSaveSchema,
  revertReference,
  revertSchema,
  saveEditedReference,
} from '../../../school/content/editing/edit-reference.server.ts'
import { ofKey } from './params.ts'
import { refuse, refuseFailure } from './refusals.ts'
import { route } from './route.ts'

/** Reading and changing reference content. */
export const referenceRoutes = [
  route('GET /reference', {
    minimumRole: 'author',
    summary: 'All reference content.',
    answer: z.array(listedReferenceSchema),
    handle: ({ parts, editing }) => listReference(parts.database, editing),
  }),
  route('GET /reference/:key', {
    minimumRole: 'editor',
    summary: 'One piece of reference content. The key is URL-encoded (category%2Fmeaning).',
    params: ofKey,
    answer: openReferenceSchema,
    handle: async ({ parts, params, editing }) =>
      (await readEditedReference(parts.database, params.key, editing)) ?? refuse('not-found'),
  }),
  route('PUT /reference/:key', {
    minimumRole: 'editor',
    summary:
      'Saves reference content. A conflict carries the saved version in `current`. The address is the page that shows the change.',
    params: ofKey,
    body: referenceSaveSchema,
    answer: openReferenceSchema,
    changesContent: true,
    refusals: ['invalid', 'not-found', 'not-allowed', 'wrong-state', 'conflict'],
    handle: async ({ parts, params, body, editing }) => {
      const saved = await saveEditedReference(parts.database, params.key, body, editing)
      return saved.ok ? saved.value : refuseFailure(saved.failure)
    },
  }),
  route('POST /reference/:key/revert', {
    minimumRole: 'editor',
    summary: 'Restores the content of an earlier revision.',
    params: ofKey,
    body: revertSchema,
    answer: openReferenceSchema,
    changesContent: true,
    refusals: ['invalid', 'not-found', 'not-allowed', 'wrong-state', 'conflict'],
    handle: async ({ parts, params, body, editing }) => {
      const reverted = await revertReference(parts.database, params.key, body, editing)
      return reverted.ok ? reverted.value : refuseFailure(reverted.failure)
    },
  }),
] as const
