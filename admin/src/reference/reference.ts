import * as z from 'zod'
import { callApi } from '../api/call-api.ts'

const listedSchema = z.object({
  key: z.string(),
  label: z.string(),
  section: z.string(),
  revision: z.number(),
  updatedAt: z.number(),
  updatedBy: z.string().nullish(),
  can: z.array(z.string()).default(['edit']),
})
/** Reference content in the list of all. */
export type ListedReference = z.output<typeof listedSchema>

export const openReferenceSchema = listedSchema.extend({
  data: z.unknown(),
  address: z.string().nullish(),
})
/** Reference content with all its fields. */
export type OpenReference = z.output<typeof openReferenceSchema>

const answerSchema = z.union([z.array(listedSchema), z.object({ data: z.array(listedSchema) })])

const pathOf = (key: string) => `/reference/${encodeURIComponent(key)}`

export async function listReference(): Promise<ListedReference[]> {
  const answer = answerSchema.parse(await callApi('/reference'))
  return Array.isArray(answer) ? answer : answer.data
}

export const readReference = async (key: string) =>
  openReferenceSchema.parse(await callApi(pathOf(key)))

export const saveReference = async (key: string, body: { data: unknown; basedOn: number }) =>
  openReferenceSchema.parse(await callApi(pathOf(key), { method: 'PUT', body }))

export const revertReference = async (key: string, revision: number) =>
  openReferenceSchema.parse(
    await callApi(`${pathOf(key)}/revert`, { method: 'POST', body: { revision } }),
  )
