import * as z from 'zod'
import { roles, sections } from '../../../school/accounts/staff.ts'
import { callApi } from '../api/call-api.ts'

const personSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  sections: z.array(z.enum(sections)),
  state: z.enum(['invited', 'active', 'disabled']),
  twoFactor: z.boolean(),
  lastSeenAt: z.number().nullish(),
})
/** A staff member as administrators see them. */
export type Person = z.output<typeof personSchema>

/** What an administrator sets for a person. */
export type PersonFields = Pick<Person, 'name' | 'email' | 'role' | 'sections'>

const linkedSchema = z.object({ link: z.string(), mailed: z.boolean(), note: z.string().nullish() })
/** A link to hand over, and whether it was mailed. */
export type HandedLink = z.output<typeof linkedSchema>

const listSchema = z.object({ data: z.array(personSchema), total: z.number() })

const pathOf = (id: string) => `/staff/${encodeURIComponent(id)}`

export const listPeople = async () => listSchema.parse(await callApi('/staff?perPage=100')).data

export const invitePerson = async (fields: PersonFields) =>
  linkedSchema.parse(await callApi('/staff', { method: 'POST', body: fields }))

export const changePerson = async (
  id: string,
  fields: PersonFields & { state?: Person['state']; twoFactor?: false },
) => personSchema.parse(await callApi(pathOf(id), { method: 'PUT', body: fields }))

/** Makes a new link: an invitation for people who never signed in, a password reset for others. */
export const renewLink = async ({ id, state }: Person) =>
  linkedSchema.parse(
    await callApi(`${pathOf(id)}/${state === 'invited' ? 'invite' : 'reset'}`, { method: 'POST' }),
  )

export const removePerson = (id: string) => callApi(pathOf(id), { method: 'DELETE' })
export const exportPerson = (id: string) => callApi(`${pathOf(id)}/data`)
export const erasePerson = (id: string) => callApi(`${pathOf(id)}/data`, { method: 'DELETE' })
