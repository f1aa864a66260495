import type { KindName } from '../../../school/kinds/index.ts'
import type { AnyReferenceKind, DocumentKind } from '../../../school/kinds/reference-kinds.ts'
import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from './call-staff-api.ts'

/** An entry or reference content in the staff API; times are UTC in milliseconds. */
export type AnyDocument = AnswerOf<'GET /entries/:kind/:id'>
export type Entry = Exclude<AnyDocument, { kind: 'reference' }>
export type OpenReference = Extract<AnyDocument, { kind: 'reference' }>

/** The documents of a kind. */
export type OpenedOf<Kind extends DocumentKind> = Kind extends AnyReferenceKind
  ? OpenReference
  : Entry

/** Kind and id of an entry: enough to act on it. */
export type EntryId = Pick<Entry, 'kind' | 'id'>

/** Name of an entry by its id, or of reference content by its key. */
export type DocumentId = EntryId | { kind: 'reference'; id: string }

/** Returns the name by which calls know a document. */
export const idOf = (document: EntryId | Pick<OpenReference, 'kind' | 'key'>): DocumentId =>
  document.kind === 'reference'
    ? referenceId(document.key)
    : { kind: document.kind, id: document.id }

export const referenceId = (key: string) => ({ kind: 'reference', id: key }) as const

/** Takes the answer to a call on an entry. @throws when it is not one */
function asEntry(document: AnyDocument): Entry {
  if (document.kind === 'reference') throw new TypeError(`The answer is “${document.key}”.`)
  return document
}

/** Takes the answer to a call on reference content. @throws when it is an entry */
export function asReference(document: AnyDocument): OpenReference {
  if (document.kind !== 'reference') throw new TypeError(`The answer is entry ${document.id}.`)
  return document
}

export const readEntry = (kind: KindName, id: string) =>
  callStaffApi('GET /entries/:kind/:id', { params: { kind, id } }).then(asEntry)

export const readReference = (key: string) =>
  callStaffApi('GET /entries/:kind/:id', { params: referenceId(key) }).then(asReference)

export const listReference = () => callStaffApi('GET /entries/reference')

/** @param autosave the id of its draft; sent twice with one id, it is added once */
export const addEntry = (
  kind: KindName,
  { data, autosave, signal }: { data: unknown; autosave: string; signal: AbortSignal },
) => callStaffApi('POST /entries/:kind', { params: { kind }, body: { data, autosave }, signal })

/** Saves a draft; `basedOn` is the base revision. */
export const saveDocument = (params: DocumentId, body: BodyOf<'PUT /entries/:kind/:id'>) =>
  callStaffApi('PUT /entries/:kind/:id', { params, body })

/** Shows a document or its change, at once or at a time to come. */
export const publishDocument = (
  params: DocumentId,
  body: BodyOf<'POST /entries/:kind/:id/publish'>,
  signal?: AbortSignal,
) => callStaffApi('POST /entries/:kind/:id/publish', { params, body, ...(signal && { signal }) })

export const askForReview = (
  params: DocumentId,
  body: BodyOf<'POST /entries/:kind/:id/request-review'>,
) => callStaffApi('POST /entries/:kind/:id/request-review', { params, body })

export const sendBack = (params: DocumentId, note: string) =>
  callStaffApi('POST /entries/:kind/:id/send-back', { params, body: { note } })

export const discardChange = (params: DocumentId) =>
  callStaffApi('POST /entries/:kind/:id/discard', { params })

export const revertDocument = (params: DocumentId, revision: number) =>
  callStaffApi('POST /entries/:kind/:id/revert', { params, body: { revision } })

/** Takes back that a document was published. @param revision what publishing it saved */
export const undoPublishing = (params: DocumentId, revision: number) =>
  callStaffApi('POST /entries/:kind/:id/undo-visibility', { params, body: { revision } })

export const restoreDocument = (params: DocumentId) =>
  callStaffApi('POST /entries/:kind/:id/restore', { params })

export const trashDocument = (params: DocumentId) =>
  callStaffApi('POST /entries/:kind/:id/trash', { params })

export const takeDown = (params: DocumentId) =>
  callStaffApi('POST /entries/:kind/:id/unpublish', { params })

/** Adds a page below a document, which visitors do not see before it is published. */
export const addPage = (body: BodyOf<'POST /pages'>) => callStaffApi('POST /pages', { body })

/** Puts the pages of one kind below a document in an order. */
export const orderPages = (body: BodyOf<'POST /pages/order'>) =>
  callStaffApi('POST /pages/order', { body })
