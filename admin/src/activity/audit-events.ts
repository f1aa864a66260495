import * as z from 'zod'
import { callApi, queryOf } from '../api/call-api.ts'

const eventSchema = z.object({
  id: z.number(),
  at: z.number(),
  staffName: z.string(),
  action: z.string(),
  subject: z.string(),
  title: z.string(),
})
const listSchema = z.object({ data: z.array(eventSchema), total: z.number() })
const wholeSchema = eventSchema.extend({ before: z.unknown(), after: z.unknown() })

interface EventQuery {
  page: number
  perPage: number
  staff: string
  action: string
  subject: string
}

export const listEvents = async (query: EventQuery) =>
  listSchema.parse(await callApi(`/activity${queryOf({ ...query })}`))

export const readEvent = async (id: number) => wholeSchema.parse(await callApi(`/activity/${id}`))
