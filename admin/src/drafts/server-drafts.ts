import * as z from 'zod'
import { callApi } from '../api/call-api.ts'
import { readRevision } from '../history/read-revision.ts'
import type { KeptDraft } from './local-drafts.ts'

const autosaveSchema = z.object({ data: z.unknown(), basedOn: z.number().nullable(), savedAt: z.number() })
const newSchema = z.array(autosaveSchema.extend({ id: z.string() }))

function partsOf(key: string): { subject: string; id: string } {
  const [subject = '', ...id] = key.split('/')
  return { subject, id: encodeURIComponent(id.join('/')) }
}

function pathOf(key: string): string {
  const { subject, id } = partsOf(key)
  return `/autosaves/${subject}/${id}`
}

const draftOf = (key: string, { data, basedOn, savedAt }: z.output<typeof autosaveSchema>): KeptDraft => ({
  ...{ key, data, savedAt },
  basedOn: basedOn ?? 0,
})

/** What I was typing, as the server keeps it for me alone. @param key `article/12` or `reference/campuses` */
export async function readServerDraft(key: string): Promise<KeptDraft[]> {
  const draft = autosaveSchema.nullable().parse(await callApi(pathOf(key)))
  return draft ? [draftOf(key, draft)] : []
}

/** All that I was typing of new things of a kind, and never saved. */
export async function readNewServerDrafts(kind: string): Promise<KeptDraft[]> {
  return newSchema.parse(await callApi(`/autosaves/${kind}`)).map((draft) => draftOf(`${kind}/${draft.id}`, draft))
}

export const keepServerDraft = (key: string, { data, basedOn }: { data: unknown; basedOn: number }) =>
  callApi(pathOf(key), { method: 'PUT', body: { data, basedOn: basedOn || null } })

export const forgetServerDraft = (key: string) => callApi(pathOf(key), { method: 'DELETE' })

/** What was saved when a draft was begun. */
export function readDraftBase({ key, basedOn }: KeptDraft): Promise<unknown> {
  const { subject, id } = partsOf(key)
  return readRevision(subject === 'reference' ? `/reference/${id}` : `/entries/${subject}/${id}`, basedOn)
}
