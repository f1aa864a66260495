import { recordActivity } from '../activity/record-activity.server.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { accountEvent, type Accounts } from './accounts.server.ts'
import { clearAccount } from './attempts.server.ts'
import { checkProof, type ConfirmationFailure } from './confirmation.server.ts'
import { forgetDevices } from './known-devices.server.ts'
import { hashPassword } from './password.server.ts'
import { findPasswordProblem } from './password-strength.server.ts'
import { endSessions } from './sessions.server.ts'
import type { Staff } from './staff.ts'

export type ChangePasswordFailure = ConfirmationFailure | { reason: 'weak'; message: string }

/**
 * Changes a person's own password and ends all other sessions.
 *
 * @throws TooBusyError
 */
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
    await forgetDevices(transaction, staff.id)
    await transaction.deleteFrom('staff_link').where('staff_id', '=', staff.id).execute()
    await recordActivity(transaction, staff, accountEvent('password-change', staff), now())
    return true
  })
  if (!changed) return fail({ reason: 'wrong' })
  await clearAccount(database, staff.email, now())
  return succeed(null)
}
