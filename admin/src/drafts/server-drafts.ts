import * as z from 'zod'
import { callApi } from '../api/call-api.ts'
import { readRevision } from '../history/read-revision.ts'
import { isNewDraftKey } from './new-drafts.ts'
import type { KeptData } from './draft-keeper.ts'

/** A draft on the server, `article/12`; the server shows people only their own. */
export interface ServerDraft extends KeptData {
  key: string
}

const autosaveSchema = z.object({
  data: z.unknown(),
  basedOn: z.number().nullable(),
  savedAt: z.number(),
})
const newSchema = z.array(autosaveSchema.extend({ id: z.string() }))

function partsOf(key: string): { subject: string; id: string } {
  const [subject = '', ...id] = key.split('/')
  return { subject, id: encodeURIComponent(id.join('/')) }
}

function pathOf(key: string): string {
  const { subject, id } = partsOf(key)
  return `/autosaves/${subject}/${id}`
}

const draftOf = (
  key: string,
  { data, basedOn, savedAt }: z.output<typeof autosaveSchema>,
): ServerDraft => ({
  key,
  data,
  savedAt,
  basedOn: basedOn ?? 0,
})

/** A call that may fail without consequences: it does not ask the person to sign in again. */
interface QuietCall {
  askAgain?: boolean
  signal?: AbortSignal
}

/** Reads the draft of a key. */
export async function readServerDraft(
  key: string,
  quiet: QuietCall = {},
): Promise<ServerDraft | null> {
  const draft = autosaveSchema.nullable().parse(await callApi(pathOf(key), quiet))
  return draft && draftOf(key, draft)
}

/** Reads the draft of a key; for a new entry, all drafts of new entries of its kind. */
export async function readServerDrafts(key: string): Promise<ServerDraft[]> {
  if (!isNewDraftKey(key)) {
    const draft = await readServerDraft(key)
    return draft ? [draft] : []
  }
  const { subject } = partsOf(key)
  const drafts = newSchema.parse(await callApi(`/autosaves/${subject}`))
  return drafts.map((draft) => draftOf(`${subject}/${draft.id}`, draft))
}

/** @returns when the server stored it */
export async function keepServerDraft(
  key: string,
  { data, basedOn }: KeptData,
  quiet: QuietCall = {},
) {
  const body = { data, basedOn: basedOn || null }
  return autosaveSchema.parse(await callApi(pathOf(key), { method: 'PUT', body, ...quiet })).savedAt
}

export const forgetServerDraft = (key: string) => callApi(pathOf(key), { method: 'DELETE' })

/** Reads the revision that a draft is based on. */
export function readDraftBase(key: string, basedOn: number): Promise<unknown> {
  const { subject, id } = partsOf(key)
  return readRevision(
    subject === 'reference' ? `/reference/${id}` : `/entries/${subject}/${id}`,
    basedOn,
  )
}
