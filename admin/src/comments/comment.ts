import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, BodyOf, ParamsOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'

/** The subject of comments: an entry or a question by its id, or reference content by its key. */
export type CommentPlace = ParamsOf<'GET /comments/:subject/:id'>

/** The comments on a subject, and the people who can be mentioned there. */
export type CommentList = AnswerOf<'GET /comments/:subject/:id'>

export type Comment = CommentList['comments'][number]

export const readComments = (params: CommentPlace) =>
  callStaffApi('GET /comments/:subject/:id', { params })

/** Reads the comments once for each open form: comments that come later would move its buttons. */
export const commentsIn = ({ subject, id }: CommentPlace) =>
  queryOptions({
    queryKey: ['comments', subject, id],
    queryFn: () => readComments({ subject, id }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Adds or changes a comment. An id made up by this page, sent twice, adds the comment once. */
export const changeComments = (
  params: CommentPlace,
  body: BodyOf<'POST /comments/:subject/:id/commands'>,
) => callStaffApi('POST /comments/:subject/:id/commands', { params, body })

/** The page of a question, which may have comments. */
export const questionPath = (id: number | string) => `/admin/questions/${id}`
