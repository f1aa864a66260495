import type { KindName } from '../../../school/kinds/index.ts'
import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi, type CallOptions } from '../api/call-staff-api.ts'
import { readRevision } from '../api/documents.ts'
import { idOfDraftKey, isNewDraftKey } from './draft-keys.ts'
import type { KeptData } from './draft-keeper.ts'

/** A draft on the server, `article/12`; the server shows people only their own. */
export interface ServerDraft extends KeptData {
  key: string
}

type Autosave = AnswerOf<'PUT /autosaves/:subject/:id'>

type Subject = KindName | 'reference' | 'school-year' | 'comment'

/** The parts of a key: drafts of entries begin with their kind. */
function partsOf(key: string): { subject: Subject; id: string } {
  const [subject = ''] = key.split('/')
  return { subject: subject as Subject, id: idOfDraftKey(key) }
}

const draftOf = (key: string, { data, basedOn, savedAt }: Autosave): ServerDraft => ({
  key,
  data,
  savedAt,
  basedOn: basedOn ?? 0,
})

/** Options of a call that may fail without consequences, and need not ask the person to sign in. */
type QuietCall = Pick<CallOptions, 'askAgain' | 'signal'>

/** Reads the draft of a key; `null` without one. */
export async function readServerDraft(
  key: string,
  quiet: QuietCall = {},
): Promise<ServerDraft | null> {
  const draft = await callStaffApi('GET /autosaves/:subject/:id', {
    params: partsOf(key),
    ...quiet,
  })
  return draft && draftOf(key, draft)
}

/** Reads the draft of a key; for a new entry, all drafts of new entries of its kind. */
export async function readServerDrafts(key: string): Promise<ServerDraft[]> {
  if (!isNewDraftKey(key)) {
    const draft = await readServerDraft(key)
    return draft ? [draft] : []
  }
  const { subject } = partsOf(key)
  if (subject === 'reference' || subject === 'school-year' || subject === 'comment') return []
  const drafts = await callStaffApi('GET /autosaves/:subject', { params: { subject } })
  return drafts.map((draft) => draftOf(`${subject}/${draft.id}`, draft))
}

const callsUnderWay = new Set<Promise<unknown>>()

/** Waits until the drafts on their way to the server have arrived or failed. */
export const untilDraftsArrived = () => Promise.allSettled(callsUnderWay)

/** Stores a draft on the server. @returns the time at which it was stored, UTC in milliseconds */
export async function keepServerDraft(
  key: string,
  { data, basedOn }: KeptData,
  quiet: QuietCall = {},
) {
  // Forms hold a group or a list.
  const body = {
    data: data as BodyOf<'PUT /autosaves/:subject/:id'>['data'],
    basedOn: basedOn || null,
  }
  const params = partsOf(key)
  const call = callStaffApi('PUT /autosaves/:subject/:id', { params, body, ...quiet })
  callsUnderWay.add(call)
  try {
    return (await call).savedAt
  } finally {
    callsUnderWay.delete(call)
  }
}

export const forgetServerDraft = (key: string) =>
  callStaffApi('PUT /autosaves/:subject/:id', { params: partsOf(key), body: { data: null } })

/**
 * Reads the revision that a draft is based on; `null` for the move to a school year and for comments,
 * which have none.
 */
export async function readDraftBase(key: string, basedOn: number): Promise<unknown> {
  const { subject, id } = partsOf(key)
  if (subject === 'school-year' || subject === 'comment') return null
  return readRevision(
    subject === 'reference' ? { kind: subject, id } : { kind: subject, id: Number(id) },
    basedOn,
  )
}
