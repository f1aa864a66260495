import * as z from 'zod'
import { callApi, queryOf } from '../api/call-api.ts'

const deedSchema = z.object({
  id: z.number(),
  at: z.number(),
  staffName: z.string(),
  action: z.string(),
  subject: z.string(),
  title: z.string(),
})
const listSchema = z.object({ data: z.array(deedSchema), total: z.number() })
const wholeSchema = deedSchema.extend({ before: z.unknown(), after: z.unknown() })

interface DeedQuery {
  page: number
  perPage: number
  staff: string
  action: string
  subject: string
}

export const listDeeds = async (query: DeedQuery) =>
  listSchema.parse(await callApi(`/activity${queryOf({ ...query })}`))

export const readDeed = async (id: number) => wholeSchema.parse(await callApi(`/activity/${id}`))
