import type { KindName } from '../../../school/kinds/index.ts'
import type { BodyOf } from '../../../server/api/contract.ts'
import { callStaffApi } from '../api/call-staff-api.ts'
import { asEntry, type Entry } from '../api/documents.ts'
import { StaffApiError } from '../api/staff-api-error.ts'

export type { Entry }

/** Kind and id of an entry: enough to act on it. */
export type EntryId = Pick<Entry, 'kind' | 'id'>

export const readEntry = (kind: KindName, id: string) =>
  callStaffApi('GET /entries/:kind/:id', { params: { kind, id } }).then(asEntry)

/** @param autosave the id of its draft; sent twice with one id, it is added once */
export const addEntry = (
  kind: KindName,
  { data, autosave, signal }: { data: unknown; autosave: string; signal: AbortSignal },
) => callStaffApi('POST /entries/:kind', { params: { kind }, body: { data, autosave }, signal })

/** Saves an entry; `basedOn` is the base revision. */
export const saveEntry = (params: EntryId, body: BodyOf<'PUT /entries/:kind/:id'>) =>
  callStaffApi('PUT /entries/:kind/:id', { params, body }).then(asEntry)

export const publishEntry = (
  params: EntryId,
  body: BodyOf<'POST /entries/:kind/:id/publish'>,
  signal?: AbortSignal,
) =>
  callStaffApi('POST /entries/:kind/:id/publish', {
    params,
    body,
    ...(signal && { signal }),
  }).then(asEntry)

export const askForReview = (
  params: EntryId,
  body: BodyOf<'POST /entries/:kind/:id/request-review'>,
) => callStaffApi('POST /entries/:kind/:id/request-review', { params, body }).then(asEntry)

export const sendBack = (params: EntryId, note: string) =>
  callStaffApi('POST /entries/:kind/:id/send-back', { params, body: { note } }).then(asEntry)

export const discardChange = (params: EntryId) =>
  callStaffApi('POST /entries/:kind/:id/discard', { params }).then(asEntry)

/** Takes back that an entry was published. @param revision what publishing it saved */
export async function undoPublishing({ kind, id }: EntryId, revision: number): Promise<Entry> {
  const { refused } = await callStaffApi('POST /entries/:kind/undo', {
    params: { kind },
    body: { action: 'undo-visibility', saved: [{ id, revision }] },
  })
  const [refusal] = refused
  if (refusal) throw new StaffApiError(409, { error: refusal.error, reason: 'wrong-state' })
  return readEntry(kind, String(id))
}

export const revertEntry = (params: EntryId, revision: number) =>
  callStaffApi('POST /entries/:kind/:id/revert', { params, body: { revision } }).then(asEntry)

export const restoreEntry = (params: EntryId) =>
  callStaffApi('POST /entries/:kind/:id/restore', { params })
