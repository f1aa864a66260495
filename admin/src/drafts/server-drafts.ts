import * as z from 'zod'
import { callApi } from '../api/call-api.ts'
import { StaffApiError } from '../api/staff-api-error.ts'

const autosaveSchema = z.looseObject({
  data: z.unknown(),
  basedOn: z.number().nullish(),
  savedAt: z.number().nullish(),
})

export interface ServerDraft {
  data: unknown
  basedOn: number
  savedAt: number
}

function pathOf(key: string): string {
  const [subject = '', ...id] = key.split('/')
  return `/autosaves/${subject}/${encodeURIComponent(id.join('/'))}`
}

/** What I was typing, as the server keeps it for me alone. @param key `article/12` or `reference/campuses` */
export async function readServerDraft(key: string): Promise<ServerDraft | null> {
  try {
    const parsed = autosaveSchema.safeParse(await callApi(pathOf(key)))
    if (!parsed.success || parsed.data.data === undefined || parsed.data.data === null) return null
    const { data, basedOn, savedAt } = parsed.data
    return { data, basedOn: basedOn ?? 0, savedAt: savedAt ?? 0 }
  } catch (error) {
    if (error instanceof StaffApiError && error.status === 404) return null
    throw error
  }
}

export const keepServerDraft = (key: string, { data, basedOn }: { data: unknown; basedOn: number }) =>
  callApi(pathOf(key), { method: 'PUT', body: { data, basedOn: basedOn || null } })

export const forgetServerDraft = (key: string) => callApi(pathOf(key), { method: 'DELETE' })
