import * as z from 'zod'
import {
  addComment,
  changeComment,
  commentCommand,
} from '../../../school/operations/comments/change-comments.server.ts'
import { commentListSchema } from '../../../school/operations/comments/comment.ts'
import { readComments } from '../../../school/operations/comments/read-comments.server.ts'
import { kindNames } from '../../../school/kinds/index.ts'
import { numberParam } from './params.ts'
import { route } from './route.ts'

/** Subject of comments: an entry or a question by its id, or reference content by its key. */
export const ofCommented = z
  .object({ subject: z.enum([...kindNames, 'reference', 'question']), id: z.string() })
  .refine(({ subject, id }) => subject === 'reference' || numberParam.safeParse(id).success)

/** Common to reading and changing. */
const onComments = {
  minimumRole: 'author',
  params: ofCommented,
  answer: commentListSchema,
  refusals: ['not-found', 'not-allowed', 'invalid', 'wrong-state'],
} as const

/** Comments of staff: whoever may open an entry, a page or a question may read and write them there. */
export const commentRoutes = [
  route('GET /comments/:subject/:id', {
    ...onComments,
    summary:
      'The comments on an entry, a question or reference content, and whom the caller may mention there. The subject is a kind, question or reference; the id is that of an entry or question or the key of reference content, URL-encoded.',
    handle: ({ parts, params, editing }) => readComments(parts.database, params, editing),
  }),
  route('POST /comments/:subject/:id/commands', {
    ...onComments,
    summary: 'Adds a comment, or changes one. Answers with all comments in the place.',
    body: commentCommand,
    after: ({ staffMailQueued }) => staffMailQueued(),
    handle: ({ parts, params, body, editing }) =>
      body.action === 'add'
        ? addComment(parts.database, params, body, editing)
        : changeComment(parts.database, params, body, editing),
  }),
] as const
