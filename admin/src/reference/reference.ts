import type { BodyOf } from '../../../server/api/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { asReference } from '../api/documents.ts'

const of = (key: string) => ({ kind: 'reference', id: key }) as const

export const listReference = () => callStaffApi('GET /entries/reference')

export const readReference = (key: string) =>
  callStaffApi('GET /entries/:kind/:id', { params: of(key) }).then(asReference)

/** Saves a draft, which visitors do not see. */
export const saveReference = (key: string, body: BodyOf<'PUT /entries/:kind/:id'>) =>
  callStaffApi('PUT /entries/:kind/:id', { params: of(key), body }).then(asReference)

/** Shows a change, at once or at a time to come. */
export const publishReference = (key: string, body: BodyOf<'POST /entries/:kind/:id/publish'>) =>
  callStaffApi('POST /entries/:kind/:id/publish', { params: of(key), body }).then(asReference)

export const askForReview = (key: string, body: BodyOf<'POST /entries/:kind/:id/request-review'>) =>
  callStaffApi('POST /entries/:kind/:id/request-review', { params: of(key), body }).then(
    asReference,
  )

export const sendBack = (key: string, note: string) =>
  callStaffApi('POST /entries/:kind/:id/send-back', { params: of(key), body: { note } }).then(
    asReference,
  )

export const discardReference = (key: string) =>
  callStaffApi('POST /entries/:kind/:id/discard', { params: of(key) }).then(asReference)

export const revertReference = (key: string, revision: number) =>
  callStaffApi('POST /entries/:kind/:id/revert', { params: of(key), body: { revision } }).then(
    asReference,
  )
