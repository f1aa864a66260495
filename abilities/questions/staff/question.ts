import type { AnswerOf, BodyOf, QueryOf } from '../../../product/contract.ts'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'

/** A visitor's question in the list. */
export type Question = AnswerOf<'GET /questions'>['data'][number]

/** A visitor's question, with what one may do. */
export type OpenQuestion = AnswerOf<'GET /questions/:id'>

/** Fields that a change of a question sets; the rest stays as it is. */
export type QuestionChange = Partial<Omit<BodyOf<'PUT /questions/:id'>, 'revision'>>

export const exportQuestions = (filter: QueryOf<'GET /questions/export'>) =>
  callStaffApi('GET /questions/export', { query: filter })

export const readQuestion = (id: number) => callStaffApi('GET /questions/:id', { params: { id } })

/** Reads the PDF that came with a question. */
export const readQuestionFile = async (id: number) =>
  (await callStaffApi('GET /questions/:id/file', {
    params: { id },
    isFile: true,
  })) as unknown as Blob

/** Changes a question as it was when the person looked at it. */
export const changeQuestion = (question: OpenQuestion, change: QuestionChange) =>
  callStaffApi('PUT /questions/:id', {
    params: { id: question.id },
    body: {
      revision: question.revision,
      state: question.state,
      takenBy: question.takenBy?.id ?? null,
      office: question.office,
      ...change,
    },
  })

export const eraseQuestion = (id: number, wholePerson: boolean) =>
  callStaffApi('POST /questions/:id/erase', { params: { id }, body: { wholePerson } })
