import * as z from 'zod'
import { createPreview, previewSchema } from '../../../school/content/editing/previews.server.ts'
import { refuseFailure } from './refusals.ts'
import { route } from './route.ts'

/** Links to previews; their pages are in server/previews. */
export const previewRoutes = [
  route('POST /previews', {
    minimumRole: 'author',
    summary:
      'A page of unpublished content for anyone who has its address, for 7 days. Missing fields are filled in; wrong ones are refused.',
    body: previewSchema,
    answer: z.object({
      url: z.string().describe('a path on this site'),
      expiresAt: z.number(),
    }),
    status: 201,
    refusals: ['invalid', 'not-found', 'not-allowed', 'wrong-state'],
    handle: async ({ parts, body, editing }) => {
      const made = await createPreview(parts.database, body, editing)
      if (!made.ok) return refuseFailure(made.failure)
      const { token, expiresAt } = made.value
      return { url: `/preview/${token}`, expiresAt }
    },
  }),
] as const
