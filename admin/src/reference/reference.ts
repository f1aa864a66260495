import type { AnswerOf, BodyOf } from '../../../server/api/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'

/** Reference content with all its fields. */
export type OpenReference = AnswerOf<'GET /reference/:key'>

export const listReference = () => callStaffApi('GET /reference')

export const readReference = (key: string) =>
  callStaffApi('GET /reference/:key', { params: { key } })

/** Saves a draft, which visitors do not see. */
export const saveReference = (key: string, body: BodyOf<'PUT /reference/:key'>) =>
  callStaffApi('PUT /reference/:key', { params: { key }, body })

/** Shows a change, at once or at a time to come. */
export const publishReference = (key: string, body: BodyOf<'POST /reference/:key/publish'>) =>
  callStaffApi('POST /reference/:key/publish', { params: { key }, body })

export const askForReview = (key: string, body: BodyOf<'POST /reference/:key/request-review'>) =>
  callStaffApi('POST /reference/:key/request-review', { params: { key }, body })

export const sendBack = (key: string, note: string) =>
  callStaffApi('POST /reference/:key/send-back', { params: { key }, body: { note } })

export const discardReference = (key: string) =>
  callStaffApi('POST /reference/:key/discard', { params: { key } })

export const revertReference = (key: string, revision: number) =>
  callStaffApi('POST /reference/:key/revert', { params: { key }, body: { revision } })
