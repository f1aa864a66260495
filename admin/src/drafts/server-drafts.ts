import * as z from 'zod'
import { callApi } from '../api/call-api.ts'

const autosaveSchema = z.object({ data: z.unknown(), basedOn: z.number().nullable(), savedAt: z.number() }).nullable()

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
  const draft = autosaveSchema.parse(await callApi(pathOf(key)))
  return draft && { data: draft.data, basedOn: draft.basedOn ?? 0, savedAt: draft.savedAt }
}

export const keepServerDraft = (key: string, { data, basedOn }: { data: unknown; basedOn: number }) =>
  callApi(pathOf(key), { method: 'PUT', body: { data, basedOn: basedOn || null } })

export const forgetServerDraft = (key: string) => callApi(pathOf(key), { method: 'DELETE' })
