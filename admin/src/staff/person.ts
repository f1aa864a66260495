import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'

/** A staff member as administrators see them. */
export type Person = AnswerOf<'GET /staff'>['data'][number]

/** Fields of a person that an administrator sets. */
export type PersonFields = BodyOf<'POST /staff'>

/** A person with a link to hand over. */
export type HandedLink = AnswerOf<'POST /staff'>

export type PersonCommand = BodyOf<'POST /staff/:id/commands'>

export const invitePerson = (fields: PersonFields) => callStaffApi('POST /staff', { body: fields })

export const commandPerson = (id: string, body: PersonCommand) =>
  callStaffApi('POST /staff/:id/commands', { params: { id }, body })

export const exportPerson = (id: string) => callStaffApi('GET /staff/:id/data', { params: { id } })
