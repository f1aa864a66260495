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
  subject?: string
}

export const listDeeds = async ({ page, perPage, subject }: DeedQuery) =>
  listSchema.parse(await callApi(`/activity${queryOf({ page, perPage, subject })}`))

export const readDeed = async (id: number) => wholeSchema.parse(await callApi(`/activity/${id}`))
