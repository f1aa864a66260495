import { createPreview } from '../../../school/editing/previews.server.ts'
import { answerResult, editingOf, type ContentParts, withAnyBody } from './answers.ts'
import type { StaffRoute } from './staff-api.ts'

/**
 * Links to what is not published (docs/staff-api.md, Content); the pages are in server/previews.
 */
export const previewRoutes = (parts: ContentParts): StaffRoute[] => [
  {
    method: 'POST',
    path: '/previews',
    least: 'author',
    handle: withAnyBody(async (context, body) => {
      const result = await createPreview(parts.database, body, editingOf(context, parts))
      if (!result.ok) return answerResult(context, result)
      const { token, expiresAt } = result.value
      return context.json({ url: `/preview/${token}`, expiresAt }, 201)
    }),
  },
]
