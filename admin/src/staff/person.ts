import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'

/** A staff member as administrators see them. */
export type Person = AnswerOf<'GET /staff/:id'>

/** Fields of a person that an administrator sets. */
export type PersonFields = Pick<Person, 'name' | 'email' | 'role' | 'sections' | 'classStatus'>

/** A person with a link to hand over. */
export type HandedLink = AnswerOf<'POST /staff/:id/invite'>

export const invitePerson = (fields: PersonFields) => callStaffApi('POST /staff', { body: fields })

export const changePerson = (id: string, fields: BodyOf<'PUT /staff/:id'>) =>
  callStaffApi('PUT /staff/:id', { params: { id }, body: fields })

/** Makes a new link: an invitation for people who never signed in, a password reset for others. */
export const renewLink = ({ id, state }: Person) =>
  callStaffApi(state === 'invited' ? 'POST /staff/:id/invite' : 'POST /staff/:id/reset', {
    params: { id },
  })

export const removePerson = (id: string) => callStaffApi('DELETE /staff/:id', { params: { id } })
export const exportPerson = (id: string) => callStaffApi('GET /staff/:id/data', { params: { id } })
export const erasePerson = (id: string) =>
  callStaffApi('DELETE /staff/:id/data', { params: { id } })
