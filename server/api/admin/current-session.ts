import type { Accounts } from '../../../school/accounts/accounts.server.ts'
import { findSession } from '../../../school/accounts/sessions.server.ts'
import { bearerToken, refuseSignedOut, type StaffContext } from './staff-api.ts'

type Session = NonNullable<Awaited<ReturnType<typeof findSession>>>

/**
 * A handler that gets the session by which the call passed the guard, unless it ended in between.
 */
export const withSession =
  (
    { database, now }: Accounts,
    handle: (context: StaffContext, session: Session) => Promise<Response>,
  ): ((context: StaffContext) => Promise<Response>) =>
  async (context) => {
    const session = await findSession(database, bearerToken(context), now())
    return session ? handle(context, session) : refuseSignedOut(context)
  }
