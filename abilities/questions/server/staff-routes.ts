import * as z from 'zod'
import { changeQuestion, eraseQuestions } from '../change-questions.server.ts'
import { exportQuestions } from '../export-questions.server.ts'
import { readQuestionFile, listQuestions, readQuestion } from '../read-questions.server.ts'
import {
  openQuestionSchema,
  questionChangeSchema,
  questionFilterSchema,
  questionSchema,
} from '../question.ts'
import { listOf, listQuery, ofNumber } from '../../../server/api/admin/params.ts'
import { refuse } from '../../../server/api/admin/refusals.ts'
import { route } from '../../../server/api/admin/route.ts'

const changed = openQuestionSchema
  .nullable()
  .describe('null: the question went to an office whose questions the caller does not read')

/**
 * Questions of visitors. Administrators read all of them; editors of a department read those for it,
 * editors of the whole site those for the school office.
 */
export const staffRoutes = [
  route('GET /questions', {
    minimumRole: 'editor',
    summary: 'The questions that the caller may read, newest first.',
    query: listQuery.extend(questionFilterSchema.shape),
    answer: listOf(questionSchema),
    handle: ({ parts, query, staff }) => listQuestions(parts.database, query, query, staff),
  }),
  route('GET /questions/export', {
    minimumRole: 'editor',
    summary: 'The same as a CSV file. The activity log names who exported, and how many.',
    query: questionFilterSchema,
    answer: z.unknown().describe('the file'),
    handle: async ({ parts, query, editing }) =>
      new Response(await exportQuestions(parts.database, query, editing), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="questions.csv"',
        },
      }),
  }),
  route('GET /questions/:id', {
    minimumRole: 'editor',
    summary: 'A question.',
    params: ofNumber,
    answer: openQuestionSchema,
    handle: async ({ parts, params, staff }) =>
      (await readQuestion(parts.database, params.id, staff)) ?? refuse('not-found'),
  }),
  route('GET /questions/:id/file', {
    minimumRole: 'editor',
    summary: 'The PDF that came with a question. It came from a stranger and was not checked.',
    params: ofNumber,
    answer: z.string().describe('the file itself'),
    handle: async ({ parts, params, staff }) => {
      const file = await readQuestionFile(parts.database, params.id, staff)
      if (!file) return refuse('not-found')
      return new Response(new Uint8Array(file.bytes), {
        headers: {
          // No browser shows it or runs what is in it.
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename="${file.reference}.pdf"`,
          'content-security-policy': "default-src 'none'; sandbox",
        },
      })
    },
  }),
  route('PUT /questions/:id', {
    minimumRole: 'editor',
    summary: 'Changes state, person and office. Only administrators change the office.',
    params: ofNumber,
    body: questionChangeSchema,
    answer: changed,
    refusals: ['not-found', 'not-allowed', 'conflict', 'invalid', 'wrong-state'],
    handle: ({ parts, params, body, editing }) =>
      changeQuestion(parts.database, params.id, body, editing),
  }),
  route('POST /questions/:id/erase', {
    minimumRole: 'editor',
    summary:
      'Erases a question for good, or every question of its person that the caller may read.',
    params: ofNumber,
    body: z.object({ wholePerson: z.boolean() }),
    answer: z.object({
      erased: z.array(z.number()).describe('their ids'),
      left: z.number().describe('questions of this person that other offices have'),
    }),
    refusals: ['not-found', 'not-allowed', 'invalid', 'wrong-state'],
    handle: ({ parts, params, body, editing }) =>
      eraseQuestions(parts.database, params.id, body, editing),
  }),
] as const
