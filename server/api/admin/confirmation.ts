import type { ConfirmationFailure } from '../../../school/accounts/confirmation.server.ts'
import { takeConfirmation } from '../../../school/accounts/confirmation.server.ts'
import { findSession } from '../../../school/accounts/sessions.server.ts'
import { refuse, refuseFields } from './body.ts'
import { refuseLocked } from './refuse-sign-in.ts'
import type { StaffParts } from './routes.ts'
import { bearerToken, refuseSignedOut, type StaffContext } from './staff-api.ts'

/**
 * Refuses a call that a stolen token must not be able to make, unless its session has just been
 * confirmed by `POST /session/confirmation`. A confirmation is good for one call.
 * @returns `null` when the call may go on
 */
export async function refuseUnconfirmed(
  { database, now }: StaffParts,
  context: StaffContext,
): Promise<Response | null> {
  const session = await findSession(database, bearerToken(context), now())
  if (!session) return refuseSignedOut(context)
  if (await takeConfirmation(database, session.id, now())) return null
  return refuse(
    context,
    403,
    'confirm',
    'Confirm that it is you: write your password, or a code of your app.',
  )
}

const wrong = {
  password: 'This is not your password.',
  current: 'This is not your password.',
  code: 'This code does not fit.',
}

/**
 * Refuses a wrong password or code. Not with 401: that would send people with a good session to the
 * sign-in.
 */
export const refuseProof = (
  context: StaffContext,
  failure: ConfirmationFailure,
  field: keyof typeof wrong,
) =>
  failure.reason === 'locked'
    ? refuseLocked(context, failure.retryAfter)
    : refuseFields(context, [{ field, message: wrong[field] }])
