import type * as z from 'zod'
import type { RefusalDetails, RefusalReason } from '../server/api/admin/refusals.ts'
import type { staffRoutes } from './staff-calls.ts'

type DeclaredRoute = (typeof staffRoutes)[number]

/**
 * Every call of the staff API by its name, `PUT /facts/:id`, as its route declares it: what the
 * caller sends in path, query and body, and what the API answers. The staff pages import these
 * types and nothing else of the server.
 */
type StaffContract = {
  [Route in DeclaredRoute as Route['name']]: {
    params: z.input<Route['params']>
    query: z.input<Route['query']>
    body: z.input<Route['body']>
    answer: z.output<Route['answer']>
  }
}

/** The name of a call: `PUT /facts/:id`. */
export type CallName = keyof StaffContract

/** Path parameters of a call. */
export type ParamsOf<Name extends CallName> = StaffContract[Name]['params']

/** Query parameters of a call. */
export type QueryOf<Name extends CallName> = StaffContract[Name]['query']

/** Body of a call. */
export type BodyOf<Name extends CallName> = StaffContract[Name]['body']

/** Answer of the API to a call. */
export type AnswerOf<Name extends CallName> = StaffContract[Name]['answer']

/** Answer of the API when it refuses a call. */
export interface StaffRefusal extends RefusalDetails {
  error: string
  reason: RefusalReason
}
