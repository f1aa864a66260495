import { queryOptions } from '@tanstack/react-query'
import type { KindName } from '../../../school/kinds/index.ts'
import type { AnswerOf, BodyOf } from '../../../product/contract.ts'
import { callStaffApi } from './call-staff-api.ts'

/** An entry or reference content in the staff API; times are UTC in milliseconds. */
export type AnyDocument = AnswerOf<'GET /entries/:kind/:id'>
export type Entry = Exclude<AnyDocument, { kind: 'reference' }>
export type OpenReference = Extract<AnyDocument, { kind: 'reference' }>

export type EntryId = Pick<Entry, 'kind' | 'id'>

export type DocumentId = EntryId | { kind: 'reference'; id: string }

/** Returns the name by which calls know a document. */
export const idOf = (document: EntryId | Pick<OpenReference, 'kind' | 'key'>): DocumentId =>
  document.kind === 'reference'
    ? referenceId(document.key)
    : { kind: document.kind, id: document.id }

/** Returns the id of reference content in calls. */
export const referenceId = (key: string) => ({ kind: 'reference', id: key }) as const

/** Narrows an answer to an entry. @throws TypeError when it is reference content */
function asEntry(document: AnyDocument): Entry {
  if (document.kind === 'reference') throw new TypeError(`The answer is “${document.key}”.`)
  return document
}

/** Narrows an answer to reference content. @throws TypeError when it is an entry */
export function asReference(document: AnyDocument): OpenReference {
  if (document.kind !== 'reference') throw new TypeError(`The answer is entry ${document.id}.`)
  return document
}

/** Reads an entry. @param id as in the address of its page */
export const readEntry = (kind: KindName, id: string) =>
  callStaffApi('GET /entries/:kind/:id', { params: { kind, id } }).then(asEntry)

/** Reads reference content by its key. */
export const readReference = (key: string) =>
  callStaffApi('GET /entries/:kind/:id', { params: referenceId(key) }).then(asReference)

/** Lists all reference content. */
export const referenceList = queryOptions({
  queryKey: ['reference'],
  queryFn: () => callStaffApi('GET /entries/reference'),
})

/** Adds an entry. @param autosave id of its draft; sent twice with one id, the entry is added once */
export const addEntry = (
  kind: KindName,
  { data, autosave, signal }: { data: unknown; autosave: string; signal: AbortSignal },
) => callStaffApi('POST /entries/:kind', { params: { kind }, body: { data, autosave }, signal })

/** Saves a draft; `basedOn` is the base revision. */
export const saveDocument = (params: DocumentId, body: BodyOf<'PUT /entries/:kind/:id'>) =>
  callStaffApi('PUT /entries/:kind/:id', { params, body })

/** A command about a document, such as `{ action: 'trash' }`. */
export type DocumentCommand = BodyOf<'POST /entries/:kind/:id/commands'>

/** The parts of a command without the name of its action. */
export type PartsOf<Action extends DocumentCommand['action']> = Omit<
  Extract<DocumentCommand, { action: Action }>,
  'action'
>

/** Sends a command about a document. @returns the changed document */
export const commandDocument = (params: DocumentId, body: DocumentCommand, signal?: AbortSignal) =>
  callStaffApi('POST /entries/:kind/:id/commands', { params, body, ...(signal && { signal }) })

/** Publishes a document or its change, at once or at a future time. */
export const publishDocument = (
  params: DocumentId,
  parts: PartsOf<'publish'>,
  signal?: AbortSignal,
) => commandDocument(params, { action: 'publish', ...parts }, signal)

/** Adds a page below a document, hidden until it is published. @param parent key of the document */
export const addPage = (parent: string, parts: PartsOf<'add-page'>) =>
  commandDocument(referenceId(parent), { action: 'add-page', ...parts }).then(asReference)

/** Orders the pages of one kind below a document. @param parent key of the document */
export const orderPages = (parent: string, parts: PartsOf<'order-pages'>) =>
  commandDocument(referenceId(parent), { action: 'order-pages', ...parts })

/** Reads the fields of a revision. */
export async function readRevision(params: DocumentId, number: number): Promise<unknown> {
  const revision = { ...params, number }
  const call = callStaffApi('GET /entries/:kind/:id/revisions/:number', { params: revision })
  return (await call).data
}
