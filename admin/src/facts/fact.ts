import type { AnswerOf, BodyOf } from '../../../server/api/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'

/** A number or contact and its fact check. */
export type Fact = AnswerOf<'GET /facts'>['data'][number]

/** Lists all matching facts; there are a few dozen. */
export const listFacts = (filter: {
  overdue: boolean
  missing: boolean
  owner: string
  q: string
}) =>
  callStaffApi('GET /facts', {
    query: {
      ...filter,
      overdue: filter.overdue ? 'true' : '',
      missing: filter.missing ? 'true' : '',
      perPage: 500,
    },
  })

export const listOwners = () => callStaffApi('GET /facts/owners')

export const checkFact = (id: number) => callStaffApi('POST /facts/:id/check', { params: { id } })

export const assignFact = (id: number, change: BodyOf<'PUT /facts/:id'>) =>
  callStaffApi('PUT /facts/:id', { params: { id }, body: change })
