import type { Context } from 'hono'
import type * as z from 'zod'
import type { FieldProblem } from '../../../school/base/check-fields.ts'
import { invalidFieldsMessage } from '../../../school/base/field-messages.ts'
import type { MediaFile } from '../../../school/content/media/media.ts'

/**
 * Every reason for which the staff API refuses a call: its HTTP status, and the sentence for cases
 * without one of their own.
 */
export const refusals = {
  unreadable: { status: 400, error: 'Send the fields as JSON.' },
  'signed-out': { status: 401, error: 'Sign in first.' },
  wrong: {
    status: 401,
    error: 'That did not work. Check e-mail address, password and code, and try again.',
  },
  'code-needed': {
    status: 401,
    error: 'Enter the code that your app shows, or a recovery code.',
  },
  'not-allowed': { status: 403, error: 'You do not have the rights for this.' },
  confirm: {
    status: 403,
    error: 'Confirm that it is you: enter your password, or a code from your app.',
  },
  'not-found': { status: 404, error: 'There is nothing at this address.' },
  link: {
    status: 404,
    error: 'This link was used, or it is too old. Ask an administrator for a new one.',
  },
  conflict: {
    status: 409,
    error: 'Another person saved this in the meantime. Compare the two versions, then save again.',
  },
  'wrong-state': { status: 409, error: 'This cannot be done now. Load the page again.' },
  used: { status: 409, error: 'This file is used. Deleting it leaves these places without it.' },
  duplicate: {
    status: 409,
    error: 'This file is already in the library. Use it, or add it anyway.',
  },
  on: {
    status: 409,
    error: 'Two-factor sign-in is on. Turn it off first to set up another phone.',
  },
  'last-administrator': {
    status: 409,
    error: 'This is the last administrator. Make another person an administrator first.',
  },
  state: {
    status: 409,
    error:
      'An invitation is for people who never signed in, a reset for people who have and are not disabled.',
  },
  'too-large': { status: 413, error: 'This is too large. Send less.' },
  invalid: { status: 422, error: invalidFieldsMessage },
  refused: { status: 422, error: 'This file cannot be used.' },
  locked: { status: 429, error: 'Too many attempts. Try again later.' },
  busy: { status: 429, error: 'The site is busy. Try again in a minute.' },
  full: { status: 507, error: 'The media library is full.' },
} as const

export type RefusalReason = keyof typeof refusals

/** Further parts of a refusal. */
export interface RefusalDetails {
  /** a sentence for this case; by default that of the table */
  error?: string
  problems?: readonly FieldProblem[]
  /** seconds until the call may be repeated; also sent as Retry-After */
  retryAfter?: number
  /** the saved version, after a conflict */
  current?: unknown
  /** the places where a file is used */
  usedIn?: readonly unknown[]
  /** the file that has the same bytes */
  existing?: MediaFile
}

/** A refused call, returned by a handler in place of its answer. */
export class Refusal<Reason extends RefusalReason = RefusalReason> {
  readonly reason: Reason
  readonly details: RefusalDetails

  constructor(reason: Reason, details: RefusalDetails) {
    this.reason = reason
    this.details = details
  }
}

/** @example return refuse('not-found', { error: 'This file is not in the library.' }) */
export const refuse = <const Reason extends RefusalReason>(
  reason: Reason,
  details: RefusalDetails = {},
) => new Refusal(reason, details)

/** Refuses fields, each with its own sentence. */
export const refuseFields = (problems: readonly FieldProblem[]) => refuse('invalid', { problems })

/** Lists what does not fit a schema, by field: `repeat.until` for a field of a group. */
export const problemsOf = ({ issues }: z.ZodError): FieldProblem[] =>
  issues.map(({ path, message }) => ({ field: path.join('.'), message }))

/** Answers a call with a refusal: `{ error, reason, problems? }`. */
export function sendRefusal(context: Context, { reason, details }: Refusal): Response {
  const { status, error } = refusals[reason]
  if (details.retryAfter !== undefined) context.header('retry-after', String(details.retryAfter))
  return context.json({ error, reason, ...details }, status)
}
