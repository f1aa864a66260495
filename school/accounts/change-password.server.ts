import { recordActivity } from '../activity/record-activity.server.ts'
import { fail, succeed, type Result } from '../result.ts'
import { accountDeed, nobody, type Accounts, type Caller } from './accounts.server.ts'
import { beginAttempt, clearAttempts, forgetAttempt } from './attempts.server.ts'
import { hashPassword, verifyPassword } from './password.server.ts'
import { endSessions } from './sessions.server.ts'
import type { Staff } from './staff.ts'

export type PasswordFailure = { reason: 'wrong' } | { reason: 'locked'; retryAfter: number }

/**
 * Whether somebody who has a session also knows the password: asked before what a thief of the session must not do.
 * Counts as an attempt to sign in.
 * @throws TooBusyError
 */
export async function confirmPassword(
  { database, now }: Accounts,
  staff: Staff,
  password: string,
  caller: Caller,
): Promise<Result<{ hash: string }, PasswordFailure>> {
  const attempt = { account: staff.email, address: caller.address }
  const { lockedFor, first } = await beginAttempt(database, attempt, now())
  if (lockedFor > 0) {
    if (first) await recordActivity(database, nobody, accountDeed('lock-out', staff), now())
    return fail({ reason: 'locked', retryAfter: lockedFor })
  }
  const row = await database.selectFrom('staff').select('password_hash').where('id', '=', staff.id).executeTakeFirst()
  const hash = row?.password_hash ?? null
  if (!(await verifyPassword(hash, password)) || hash === null) {
    await recordActivity(database, staff, accountDeed('password-wrong', staff), now())
    return fail({ reason: 'wrong' })
  }
  await forgetAttempt(database, attempt)
  return succeed({ hash })
}

/**
 * Changes one's own password; all other sessions end.
 * @throws TooBusyError
 */
export async function changePassword(
  accounts: Accounts,
  staff: Staff,
  sessionId: string,
  change: { current: string; next: string },
  caller: Caller,
): Promise<Result<null, PasswordFailure>> {
  const confirmed = await confirmPassword(accounts, staff, change.current, caller)
  if (!confirmed.ok) return confirmed
  const { database, now } = accounts
  const next = await hashPassword(change.next)
  const changed = await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ password_hash: next })
      .where('id', '=', staff.id)
      .where('password_hash', '=', confirmed.value.hash)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    await endSessions(transaction, staff.id, { except: sessionId })
    await transaction.deleteFrom('staff_link').where('staff_id', '=', staff.id).execute()
    await recordActivity(transaction, staff, accountDeed('password-change', staff), now())
    return true
  })
  if (!changed) return fail({ reason: 'wrong' })
  await clearAttempts(database, staff.email, now())
  return succeed(null)
}
