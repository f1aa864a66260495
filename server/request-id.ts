import { AsyncLocalStorage } from 'node:async_hooks'
import { drawLetters } from '../school/base/new-code.server.ts'

const current = new AsyncLocalStorage<string>()

/** Makes an id that a visitor can read out on the phone, such as `7F3K-Q2`. */
export const newRequestId = () => `${drawLetters(4)}-${drawLetters(2)}`

/** Runs the work of a request; {@link currentRequestId} knows its id there. */
export const withRequestId = <Value>(id: string | undefined, run: () => Value): Value =>
  id === undefined ? run() : current.run(id, run)

/** The id of the request that is answered here; `undefined` outside of requests. */
export const currentRequestId = () => current.getStore()
