import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'

/** A number or contact and its fact check. */
export type Fact = AnswerOf<'GET /facts'>['data'][number]

/** There are a few dozen. */
export const factsPerPage = 500

export const changeFact = (id: number, change: BodyOf<'PUT /facts/:id'>) =>
  callStaffApi('PUT /facts/:id', { params: { id }, body: change })
