import type { AnswerOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'

/** An audit event without its subject before and after. */
export type AuditEvent = AnswerOf<'GET /activity'>['data'][number]

export const eventsPerPage = 50

export const readEvent = (id: number) => callStaffApi('GET /activity/:id', { params: { id } })
