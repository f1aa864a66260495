import * as z from 'zod'
import { callApi, queryOf } from '../api/call-api.ts'

const factSchema = z.object({
  id: z.number(),
  key: z.string(),
  label: z.string(),
  value: z.string(),
  address: z.string(),
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  verifyBy: z.string(),
  verifiedAt: z.number().nullable(),
  verifiedBy: z.string().nullable(),
  isOverdue: z.boolean(),
  can: z.array(z.string()),
})
/** A number or contact and its fact check (docs/staff-api.md, Running the site). */
export type Fact = z.output<typeof factSchema>

const listSchema = z.object({ data: z.array(factSchema), total: z.number() })
const ownersSchema = z.array(z.object({ id: z.string(), name: z.string() }))

/** Lists all matching facts; there are a few dozen. */
export const listFacts = async (filter: { overdue: boolean; owner: string; q: string }) =>
  listSchema.parse(
    await callApi(`/facts${queryOf({ ...filter, overdue: filter.overdue || '', perPage: 500 })}`),
  )

export const listOwners = async () => ownersSchema.parse(await callApi('/facts/owners'))

export const checkFact = async (id: number) =>
  factSchema.parse(await callApi(`/facts/${id}/check`, { method: 'POST', body: {} }))

export const assignFact = async (
  id: number,
  change: { owner?: string | null; verifyBy?: string },
) => factSchema.parse(await callApi(`/facts/${id}`, { method: 'PUT', body: change }))
