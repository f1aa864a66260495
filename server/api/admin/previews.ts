import * as z from 'zod'
import { createPreview, previewSchema } from '../../../school/content/editing/previews.server.ts'
import { pageSummarySchema } from '../../previews/summarize-preview.ts'
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
      if (!made.ok) return made
      const { token, expiresAt } = made.value
      return { url: `/preview/${token}`, expiresAt }
    },
  }),
  route('POST /previews/summary', {
    minimumRole: 'author',
    summary:
      'What search engines and shared links show of a page with the given fields, and what a phone downloads for it, in bytes; null for what has no page.',
    body: previewSchema.omit({ live: true }),
    answer: z.object({ summary: pageSummarySchema.nullable() }),
    refusals: ['invalid', 'not-found', 'not-allowed'],
    handle: async ({ parts, body, editing }) => {
      const made = await createPreview(parts.database, { ...body, live: 'summary' }, editing)
      // A form asks by itself, perhaps at the moment its entry goes to the trash.
      if (!made.ok && made.failure.reason === 'wrong-state') return { summary: null }
      if (!made.ok) return made
      return { summary: await parts.summarizePreview(made.value.token) }
    },
  }),
] as const
