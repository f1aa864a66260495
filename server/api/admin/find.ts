import * as z from 'zod'
import { find } from '../../../school/operations/find/find.server.ts'
import { foundAnswerSchema, groupLimit } from '../../../school/operations/find/find.ts'
import { route } from './route.ts'

/** PostgreSQL accepts no NUL character in the text of a query. */
const words = z
  .string()
  .trim()
  .min(1, 'Type a word to search for.')
  .max(200, 'Search for 200 characters at most.')
  .regex(/^\P{Cc}*$/u, 'Search for words.')

/** Searching everything that the caller may see. */
export const findRoutes = [
  route('GET /search', {
    minimumRole: 'author',
    summary: `Finds everything with all of the words, each as the beginning of a word: the newest save of entries outside the trash, fields of reference content (without settings for authors), questions (editors), files, and staff (administrators). At most ${groupLimit} of each group.`,
    query: z.object({
      q: words,
      only: z
        .enum(['addresses'], 'Use addresses.')
        .optional()
        .describe('only entries, pages and files that visitors can open, or will be able to open'),
    }),
    answer: foundAnswerSchema,
    handle: ({ parts, query, editing }) => find(parts.database, query, editing),
  }),
] as const
