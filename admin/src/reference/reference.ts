import type { AnswerOf, BodyOf } from '../../../server/api/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'

/** Reference content with all its fields. */
export type OpenReference = AnswerOf<'GET /reference/:key'>

export const listReference = () => callStaffApi('GET /reference')

export const readReference = (key: string) =>
  callStaffApi('GET /reference/:key', { params: { key } })

export const saveReference = (key: string, body: BodyOf<'PUT /reference/:key'>) =>
  callStaffApi('PUT /reference/:key', { params: { key }, body })

export const revertReference = (key: string, revision: number) =>
  callStaffApi('POST /reference/:key/revert', { params: { key }, body: { revision } })
