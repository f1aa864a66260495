import {
  takeConfirmation,
  type ConfirmationFailure,
} from '../../../school/staff/accounts/own-account.server.ts'
import type { Session } from '../../../school/staff/accounts/sessions.server.ts'
import { refuse, refuseFields, type Refusal } from './refusals.ts'
import type { StaffParts } from './staff-call.ts'

/**
 * Refuses a call that a stolen token must not be able to make, unless its session has just been
 * confirmed by `POST /session/confirmation`. A confirmation is good for one call.
 *
 * @returns `null` when the call may continue
 */
export async function refuseUnconfirmed(
  { database, now }: StaffParts,
  session: Session,
): Promise<Refusal<'confirm'> | null> {
  return (await takeConfirmation(database, session.id, now())) ? null : refuse('confirm')
}

const wrongProof = {
  password: 'This is not your password.',
  current: 'This is not your password.',
  code: 'This code is wrong.',
}

/**
 * Refuses a wrong password or code. Does not answer with 401, which would ask a person with a live
 * session to sign in.
 */
export const refuseProof = (failure: ConfirmationFailure, field: keyof typeof wrongProof) =>
  failure.reason === 'locked'
    ? refuseLocked(failure.retryAfterMs)
    : refuseFields([{ field, message: wrongProof[field] }])

/** Refuses a caller after too many attempts. @param waitMs until the next attempt */
export function refuseLocked(waitMs: number): Refusal<'locked'> {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000))
  const minutes = Math.ceil(retryAfter / 60)
  const when = minutes === 1 ? 'in a minute' : `in ${minutes} minutes`
  return refuse('locked', { error: `Too many attempts. Try again ${when}.`, retryAfter })
}
