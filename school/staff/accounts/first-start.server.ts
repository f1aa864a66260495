import { changeContent } from '../../../db/change-content.ts'
import { recordActivity } from '../activity/record-activity.server.ts'
import { accountEvent, type Accounts } from './accounts.server.ts'
import { createLink, hasStaff, insertFirst } from './one-time-links.server.ts'
import { hashPassword } from './password.server.ts'
import { findPasswordProblem } from './password-strength.server.ts'

/** First person's way to sign in: by a one-time link, or by the environment variables. */
export type FirstStart = { way: 'link'; token: string } | { way: 'environment' }

/**
 * Prepares a way to sign in, while there is no staff.
 *
 * @param given e-mail address and password for the first administrator; without them, a link is
 * made
 * @throws when the password is easy to guess
 * @returns `null` when there is staff already: nothing is done
 */
export async function prepareFirstStart(
  { database, now }: Pick<Accounts, 'database' | 'now'>,
  given: { email: string; password: string } | null,
): Promise<FirstStart | null> {
  if (await hasStaff(database)) return null
  if (given === null)
    return { way: 'link', token: await createLink(database, 'set-up', null, now()) }
  const problem = await findPasswordProblem(given.password, [given.email])
  if (problem !== null)
    throw new Error(`The configuration cannot be used. ADMIN_PASSWORD is not safe: ${problem}`)
  const passwordHash = await hashPassword(given.password)
  return changeContent(database, async (transaction) => {
    const first = { name: 'Administrator', email: given.email, passwordHash }
    const row = await insertFirst(transaction, first, now())
    if (!row) return null
    await recordActivity(transaction, row, accountEvent('set-up', row), now())
    return { way: 'environment' }
  })
}
