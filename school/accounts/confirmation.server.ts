import type { Database } from '../../db/database.ts'
import { recordActivity } from '../activity/record-activity.server.ts'
import { fail, succeed, type Result } from '../result.ts'
import { accountDeed, nobody, type Accounts } from './accounts.server.ts'
import { beginAttempt, clearAttempts } from './attempts.server.ts'
import { verifyPassword } from './password.server.ts'
import type { Staff } from './staff.ts'
import { useCode } from './two-factor.server.ts'

/** How long a confirmation waits for the change that it is for, in milliseconds. */
const confirmedFor = 2 * 60_000

export type ConfirmationFailure = { reason: 'wrong' } | { reason: 'locked'; retryAfter: number }

/**
 * What shows that a person with a session is its owner: the password, or a code where two-factor
 * sign-in is on.
 */
export type Proof = { password: string } | { code: string }

/**
 * Whether the person behind a session is its owner. A stolen token alone must not be enough to take
 * an account over. Attempts are limited for each person, apart from those of strangers who try to
 * sign in.
 * @returns the password's hash at this moment, so that a change can be made only while it is still
 * the same
 * @throws TooBusyError
 */
export async function checkProof(
  accounts: Accounts,
  staff: Staff,
  proof: Proof,
): Promise<Result<{ hash: string }, ConfirmationFailure>> {
  const { database, now } = accounts
  const attempt = { confirming: staff.id }
  const { lockedFor, first } = await beginAttempt(database, attempt, now())
  if (lockedFor > 0) {
    if (first) await recordActivity(database, nobody, accountDeed('lock-out', staff), now())
    return fail({ reason: 'locked', retryAfter: lockedFor })
  }
  const row = await database
    .selectFrom('staff')
    .select(['password_hash', 'totp_confirmed'])
    .where('id', '=', staff.id)
    .executeTakeFirst()
  const hash = row?.password_hash ?? null
  const isRight =
    'password' in proof
      ? await verifyPassword(hash, proof.password)
      : row?.totp_confirmed === 1 && (await useCode(accounts, staff.id, proof.code))
  if (!isRight || hash === null) {
    await recordActivity(database, staff, accountDeed('password-wrong', staff), now())
    return fail({ reason: 'wrong' })
  }
  await clearAttempts(database, attempt, now())
  return succeed({ hash })
}

/** Lets a session make one change that a thief of its token must not make. @throws TooBusyError */
export async function confirmSession(
  accounts: Accounts,
  session: { id: string; staff: Staff },
  proof: Proof,
): Promise<Result<null, ConfirmationFailure>> {
  const checked = await checkProof(accounts, session.staff, proof)
  if (!checked.ok) return checked
  await accounts.database
    .updateTable('staff_session')
    .set({ confirmed_until: accounts.now() + confirmedFor })
    .where('id', '=', session.id)
    .execute()
  return succeed(null)
}

/** Uses up the confirmation of a session. @returns whether there was one that still counts */
export async function takeConfirmation(
  database: Database,
  sessionId: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('staff_session')
    .set({ confirmed_until: null })
    .where('id', '=', sessionId)
    .where('confirmed_until', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
