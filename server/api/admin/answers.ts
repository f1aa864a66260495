import * as z from 'zod'
import type { Database } from '../../../db/database.ts'
import type { EditingConflict, EditingFailure, Editing } from '../../../school/editing/editing.ts'
import type { Result } from '../../../school/result.ts'
import { bodyLimit, withBody } from './body.ts'
import type { StaffContext, StaffRoute } from './staff-api.ts'

/** What the calls about content stand on. */
export interface ContentParts {
  database: Database
  /**
   * the time of the site, UTC in milliseconds: later than all that was stored before, also when the
   * clock was set back (server/site-time.ts)
   */
  siteNow: () => number
  /** called after a change, so that it shows at once */
  contentChanged: () => Promise<void>
}

const statusOf = {
  invalid: 422,
  'not-found': 404,
  'not-allowed': 403,
  'wrong-state': 409,
  conflict: 409,
} as const

/** The answer to what was asked: what was done, or why it was not. */
export function answerResult(
  context: StaffContext,
  result: Result<object, EditingFailure | EditingConflict<unknown>>,
  status: 200 | 201 = 200,
): Response {
  return result.ok
    ? context.json(result.value, status)
    : context.json(result.failure as object, statusOf[result.failure.reason])
}

/** The same for a change, which shows at once when it was made. */
export async function answerChange(
  { contentChanged }: ContentParts,
  context: StaffContext,
  result: Result<object, EditingFailure | EditingConflict<unknown>>,
  status: 200 | 201 = 200,
): Promise<Response> {
  if (result.ok) await contentChanged()
  return answerResult(context, result, status)
}

/** Who asks, and when. */
export const editingOf = (context: StaffContext, { siteNow }: ContentParts): Editing => ({
  staff: context.get('staff'),
  now: siteNow(),
})

/** The number in an address; `null`: that is none. */
export function readNumber(context: StaffContext, name = 'id'): number | null {
  const text = context.req.param(name) ?? ''
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) < 2 ** 31 ? Number(text) : null
}

export const notThere = (context: StaffContext) =>
  context.json({ error: 'There is nothing at this address.', reason: 'not-found' }, 404)

/** A handler of a call whose body may be left out; what stands in it is checked by school. */
export const withAnyBody =
  (
    handle: (context: StaffContext, body: unknown) => Promise<Response> | Response,
    limit = bodyLimit,
  ): StaffRoute['handle'] =>
  async (context) => {
    const length = context.req.header('content-length')
    const isEmpty = context.req.raw.body === null || length === '0'
    return isEmpty ? handle(context, {}) : withBody(z.unknown(), handle, limit)(context)
  }
