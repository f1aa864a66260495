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

export type EntryId = Pick<Entry, 'kind' | 'id'>

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

type Command = BodyOf<'POST /entries/:kind/:id/commands'>
/** The parts of a command beside its name. */
export type PartsOf<Action extends Command['action']> = Omit<
  Extract<Command, { action: Action }>,
  'action'
>

const give = (params: DocumentId, body: Command, signal?: AbortSignal) =>
  callStaffApi('POST /entries/:kind/:id/commands', { params, body, ...(signal && { signal }) })

/** Shows a document or its change, at once or at a time to come. */
export const publishDocument = (
  params: DocumentId,
  parts: PartsOf<'publish'>,
  signal?: AbortSignal,
) => give(params, { action: 'publish', ...parts }, signal)

export const askForReview = (params: DocumentId, parts: PartsOf<'request-review'>) =>
  give(params, { action: 'request-review', ...parts })

export const sendBack = (params: DocumentId, note: string) =>
  give(params, { action: 'send-back', note })

export const discardChange = (params: DocumentId) => give(params, { action: 'discard' })

export const revertDocument = (params: DocumentId, revision: number) =>
  give(params, { action: 'revert', revision })

/** Takes back that a document was published. @param revision what publishing it saved */
export const undoPublishing = (params: DocumentId, revision: number) =>
  give(params, { action: 'undo-visibility', revision })

export const restoreDocument = (params: DocumentId) => give(params, { action: 'restore' })

export const trashDocument = (params: DocumentId) => give(params, { action: 'trash' })

export const takeDown = (params: DocumentId, signal?: AbortSignal) =>
  give(params, { action: 'unpublish' }, signal)

/** @param autosave the name of the copy’s draft; sent twice with one name, it is copied once */
export const copyEntry = (params: DocumentId, autosave: string) =>
  give(params, { action: 'copy', autosave })

/** Adds a page below a document, which visitors do not see before it is published. @param parent its key */
export const addPage = (parent: string, parts: PartsOf<'add-page'>) =>
  give(referenceId(parent), { action: 'add-page', ...parts }).then(asReference)

/** Puts the pages of one kind below a document in an order. @param parent its key */
export const orderPages = (parent: string, parts: PartsOf<'order-pages'>) =>
  give(referenceId(parent), { action: 'order-pages', ...parts })
