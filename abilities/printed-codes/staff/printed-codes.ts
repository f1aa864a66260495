import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../../../admin/src/api/call-staff-api.ts'

/** A code on something printed. */
export type PrintedCode = AnswerOf<'GET /printed-codes'>['data'][number]

export type PrintedCodeFields = BodyOf<'POST /printed-codes'>

export const addPrintedCode = (fields: PrintedCodeFields) =>
  callStaffApi('POST /printed-codes', { body: fields })

/** Changes a code as it was when the person looked at it. */
export const changePrintedCode = ({ code, revision }: PrintedCode, fields: PrintedCodeFields) =>
  callStaffApi('PUT /printed-codes/:code', { params: { code }, body: { ...fields, revision } })
