import type { AnswerOf } from '../../../server/api/contract.ts'

type Document = AnswerOf<'GET /entries/:kind/:id'>

/** An entry in the staff API; times are UTC in milliseconds. */
export type Entry = Exclude<Document, { kind: 'reference' }>

/** Reference content with all its fields. */
export type OpenReference = Extract<Document, { kind: 'reference' }>

/** Takes the answer to a call on an entry. @throws when it is not one */
export function asEntry(document: Document): Entry {
  if (document.kind === 'reference') throw new TypeError(`The answer is “${document.key}”.`)
  return document
}

/** Takes the answer to a call on reference content. @throws when it is an entry */
export function asReference(document: Document): OpenReference {
  if (document.kind !== 'reference') throw new TypeError(`The answer is entry ${document.id}.`)
  return document
}
