import type { Accounts } from '../../../school/accounts/accounts.server.ts'
import { findSession } from '../../../school/accounts/sessions.server.ts'
import { bearerToken, type StaffContext } from './staff-api.ts'

/** The session by which a call passed the guard. */
export async function currentSession({ database, now }: Accounts, context: StaffContext) {
  const session = await findSession(database, bearerToken(context), now())
  if (!session) throw new Error('The session ended while it was used.')
  return session
}
