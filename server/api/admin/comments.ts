import * as z from 'zod'
import {
  addComment,
  changeComment,
  commentChangeSchema,
} from '../../../school/operations/comments/change-comments.server.ts'
import { commentListSchema, newCommentSchema } from '../../../school/operations/comments/comment.ts'
import { readComments } from '../../../school/operations/comments/read-comments.server.ts'
import { kindNames } from '../../../school/kinds/index.ts'
import { numberParam } from './params.ts'
import { route } from './route.ts'

/** Subject of comments: an entry or a question by its id, or reference content by its key. */
export const ofPlace = z
  .object({ subject: z.enum([...kindNames, 'reference', 'question']), id: z.string() })
  .refine(({ subject, id }) => subject === 'reference' || numberParam.safeParse(id).success)

const ofComment = ofPlace.safeExtend({ commentId: z.string().max(40) })

/** Common to all changes. */
const change = {
  minimumRole: 'author',
  answer: commentListSchema,
  refusals: ['not-found', 'not-allowed', 'invalid', 'wrong-state'],
} as const

/** Comments of staff: whoever may open an entry, a page or a question may read and write them there. */
export const commentRoutes = [
  route('GET /comments/:subject/:id', {
    minimumRole: 'author',
    summary:
      'The comments on an entry, a question or reference content, and whom the caller may mention there. The subject is a kind, question or reference; the id is that of an entry or question or the key of reference content, URL-encoded.',
    params: ofPlace,
    answer: commentListSchema,
    refusals: ['not-found', 'not-allowed', 'invalid', 'wrong-state'],
    handle: ({ parts, params, editing }) => readComments(parts.database, params, editing),
  }),
  route('POST /comments/:subject/:id', {
    ...change,
    summary:
      'Adds a comment. Each person whom it mentions is told by mail; a person who cannot open what it is about is refused.',
    params: ofPlace,
    body: newCommentSchema,
    status: 201,
    after: ({ staffMailQueued }) => staffMailQueued(),
    handle: ({ parts, params, body, editing }) => addComment(parts.database, params, body, editing),
  }),
  route('PUT /comments/:subject/:id/:commentId', {
    ...change,
    summary:
      'Resolves a comment or opens it again; or deletes it, or puts it back within a day: for its author, and on a question for administrators too.',
    params: ofComment,
    body: commentChangeSchema,
    handle: ({ parts, params: { commentId: id, ...place }, body, editing }) =>
      changeComment(parts.database, { place, id }, body, editing),
  }),
] as const
