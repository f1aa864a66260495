import * as z from 'zod'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { StaffRow } from '../../../db/tables.ts'
import type { LoggedAction } from '../activity/actions.ts'
import { recordActivity } from '../activity/record-activity.server.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { accountEvent, unknownPerson, type Accounts, type Caller } from './accounts.server.ts'
import { beginAttempt, clearAttempts, forgetAttempt } from './attempts.server.ts'
import { isKnownDevice, rememberDevice } from './known-devices.server.ts'
import { verifyPassword } from './password.server.ts'
import { beginSession, newSessionSchema } from './sessions.server.ts'
import { staffSchema } from './staff.ts'
import { toStaff } from './staff-list.server.ts'
import { consumeTwoFactorCode } from './two-factor.server.ts'

/** The answer to a sign-in. */
export const signedInSchema = newSessionSchema.extend({
  deviceToken: z
    .string()
    .describe('makes this device known at the next sign-in; kept after signing out'),
  user: staffSchema.pick({ id: true, name: true, role: true }),
})
export type SignedIn = z.output<typeof signedInSchema>

/** Refusal of a sign-in. */
export type SignInFailure =
  /** unknown address, wrong password, wrong code or disabled: the answer does not say which */
  | { reason: 'wrong' }
  /** the password is right; a code is needed */
  | { reason: 'code-needed' }
  | { reason: 'locked'; retryAfterMs: number }

/** Signs in by password, and a code where two-factor sign-in is on. @throws {@link TooBusyError} */
export async function signIn(
  { database, dataDir, now }: Accounts,
  given: {
    email: string
    password: string
    code?: string | undefined
    deviceToken?: string | undefined
  },
  caller: Caller,
): Promise<Result<SignedIn, SignInFailure>> {
  const email = given.email.trim().toLowerCase()
  const row = await database
    .selectFrom('staff')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  const { deviceToken } = given
  const isKnown = row && deviceToken && (await isKnownDevice(database, row.id, deviceToken, now()))
  const attempt = isKnown ? { device: deviceToken } : { account: email, address: caller.address }
  const { lockedForMs, isFirst } = await beginAttempt(database, attempt, now())
  const note = (action: LoggedAction) =>
    recordActivity(database, unknownPerson, accountEvent(action, row), now())
  if (lockedForMs > 0) {
    if (isFirst) await note('lock-out')
    return fail({ reason: 'locked', retryAfterMs: lockedForMs })
  }

  const refuse = async () => {
    await note('sign-in-failed')
    return fail({ reason: 'wrong' as const })
  }
  const isRight = await verifyPassword(row?.password_hash ?? null, given.password)
  if (!row || !isRight || row.disabled === 1) return refuse()
  if (row.totp_confirmed === 1) {
    if (!given.code) {
      await forgetAttempt(database, attempt)
      return fail({ reason: 'code-needed' })
    }
    if (!(await consumeTwoFactorCode({ database, dataDir, now }, row.id, given.code)))
      return refuse()
  }

  const session = await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ last_seen_at: now() })
      .where('id', '=', row.id)
      .where('password_hash', '=', row.password_hash)
      .where('disabled', '=', 0)
      .executeTakeFirst()
    // Password or state have changed since the row was read.
    if (numUpdatedRows === 0n) return null
    const event = accountEvent('sign-in', row, { after: { device: caller.device } })
    await recordActivity(transaction, row, event, now())
    return startSession(transaction, row, { ...caller, deviceToken }, now())
  })
  if (!session) return refuse()
  await clearAttempts(database, attempt, now())
  return succeed(session)
}

/**
 * Begins a session for a person whose password or link was checked.
 *
 * @param deviceToken the token that the device stored at an earlier sign-in
 */
export async function startSession(
  database: DatabaseOrTransaction,
  row: StaffRow,
  { device, deviceToken }: Pick<Caller, 'device'> & { deviceToken?: string | undefined },
  now: number,
): Promise<SignedIn> {
  const { id, name, role } = toStaff(row)
  const kept = await rememberDevice(database, id, deviceToken, now)
  return {
    ...(await beginSession(database, id, device, now)),
    deviceToken: kept,
    user: { id, name, role },
  }
}
