import type { Database } from '../../../db/database.ts'
import { recordActivity } from '../activity/record-activity.server.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { accountEvent, unknownPerson, type Accounts } from './accounts.server.ts'
import { beginAttempt, clearAccount, clearAttempts } from './attempts.server.ts'
import { forgetDevicesAndLinks } from './known-devices.server.ts'
import { hashPassword, verifyPassword } from './password.server.ts'
import { findPasswordProblem } from './password-strength.server.ts'
import { endSessions } from './sessions.server.ts'
import type { Staff } from './staff.ts'
import { consumeTwoFactorCode } from './two-factor.server.ts'

/** Lifetime of a confirmation that no change has used, in milliseconds. */
const confirmationLifeMs = 2 * 60_000

/** Refusal of a proof; a locked person waits so many milliseconds. */
export type ConfirmationFailure = { reason: 'wrong' } | { reason: 'locked'; retryAfterMs: number }

/** Proof that a person owns the account: the password, or a code with two-factor sign-in. */
export type Proof = { password: string } | { code: string }

/**
 * Checks that the person behind a session owns the account: a stolen token alone must not be enough
 * to take the account over. Attempts have a limit of their own, which strangers cannot use up.
 *
 * @returns the current hash of the password, so that a change can require that it is still the same
 * @throws {@link TooBusyError}
 */
export async function checkProof(
  accounts: Accounts,
  staff: Staff,
  proof: Proof,
): Promise<Result<{ hash: string }, ConfirmationFailure>> {
  const { database, now } = accounts
  const attempt = { confirming: staff.id }
  const { lockedForMs, isFirst } = await beginAttempt(database, attempt, now())
  if (lockedForMs > 0) {
    if (isFirst)
      await recordActivity(database, unknownPerson, accountEvent('lock-out', staff), now())
    return fail({ reason: 'locked', retryAfterMs: lockedForMs })
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
      : row?.totp_confirmed === 1 && (await consumeTwoFactorCode(accounts, staff.id, proof.code))
  if (!isRight || hash === null) {
    await recordActivity(database, staff, accountEvent('password-wrong', staff), now())
    return fail({ reason: 'wrong' })
  }
  await clearAttempts(database, attempt, now())
  return succeed({ hash })
}

/** Lets a session make one sensitive change. @throws {@link TooBusyError} */
export async function confirmSession(
  accounts: Accounts,
  session: { id: string; staff: Staff },
  proof: Proof,
): Promise<Result<null, ConfirmationFailure>> {
  const checked = await checkProof(accounts, session.staff, proof)
  if (!checked.ok) return checked
  await accounts.database
    .updateTable('staff_session')
    .set({ confirmed_until: accounts.now() + confirmationLifeMs })
    .where('id', '=', session.id)
    .execute()
  return succeed(null)
}

/** Consumes the confirmation of a session. @returns whether there was a valid one */
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

export type ChangePasswordFailure = ConfirmationFailure | { reason: 'weak'; message: string }

/** Changes the own password and ends all other sessions. @throws {@link TooBusyError} */
export async function changePassword(
  accounts: Accounts,
  staff: Staff,
  sessionId: string,
  change: { current: string; next: string },
): Promise<Result<null, ChangePasswordFailure>> {
  const checked = await checkProof(accounts, staff, { password: change.current })
  if (!checked.ok) return checked
  const weakness = await findPasswordProblem(change.next, [staff.name, staff.email])
  if (weakness !== null) return fail({ reason: 'weak', message: weakness })
  const { database, now } = accounts
  const next = await hashPassword(change.next)
  const changed = await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ password_hash: next })
      .where('id', '=', staff.id)
      .where('password_hash', '=', checked.value.hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await endSessions(transaction, staff.id, { except: sessionId })
    await forgetDevicesAndLinks(transaction, staff.id)
    await recordActivity(transaction, staff, accountEvent('password-change', staff), now())
    return true
  })
  if (!changed) return fail({ reason: 'wrong' })
  await clearAccount(database, staff.email, now())
  return succeed(null)
}
