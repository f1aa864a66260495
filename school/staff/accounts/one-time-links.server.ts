import * as z from 'zod'
import { changeContent } from '../../../db/change-content.ts'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { StaffRow } from '../../../db/tables.ts'
import { recordActivity } from '../activity/record-activity.server.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { accountEvent, type Accounts, type Caller } from './accounts.server.ts'
import { clearAccount } from './attempts.server.ts'
import { forgetDevicesAndLinks } from './known-devices.server.ts'
import { findPasswordProblem } from './password-strength.server.ts'
import { hashPassword } from './password.server.ts'
import { hashToken, newId, newToken } from './secret-token.server.ts'
import { endSessions } from './sessions.server.ts'
import { startSession, type SignedIn } from './sign-in.server.ts'

const hour = 60 * 60_000

/** The purposes of links, and how many milliseconds each is valid. */
export const linkLifeMs = {
  'set-up': 24 * hour,
  invitation: 7 * 24 * hour,
  reset: 24 * hour,
} as const
export type LinkPurpose = keyof typeof linkLifeMs

export const oneTimeLinkSchema = z.object({
  purpose: z.enum(['set-up', 'invitation', 'reset'] as const satisfies readonly LinkPurpose[]),
  email: z.string().describe('of its person; empty for the set-up, like the name'),
  name: z.string(),
  expiresAt: z.number(),
})
type OneTimeLink = z.output<typeof oneTimeLinkSchema>

/** Input with a link; the set-up, which makes the first person, needs name and e-mail. */
export interface LinkUse {
  token: string
  password: string
  name?: string | undefined
  email?: string | undefined
}

export type LinkFailure =
  /** forged, used, expired, or its person may not sign in */
  | { reason: 'link' }
  | { reason: 'invalid'; problems: { field: string; message: string }[] }
  /** the password is set; signing in needs a code */
  | { reason: 'code-needed' }

/**
 * Makes a one-time link and ends earlier ones of the person.
 *
 * @returns its token, stored as a hash only: hand it out as {@link linkAddress}
 */
export async function createLink(
  database: DatabaseOrTransaction,
  purpose: LinkPurpose,
  staffId: string | null,
  now: number,
): Promise<string> {
  await database
    .deleteFrom('staff_token')
    .where('purpose', '!=', 'device')
    .where((eb) => eb.or([eb('staff_id', '=', staffId), eb('expires_at', '<=', now)]))
    .execute()
  const token = newToken()
  await database
    .insertInto('staff_token')
    .values({
      token_hash: hashToken(token),
      purpose,
      staff_id: staffId,
      created_at: now,
      expires_at: now + linkLifeMs[purpose],
    })
    .execute()
  return token
}

/** Builds the address of a link. The token follows the `#`, which browsers send to no server. */
export const linkAddress = (publicOrigin: string, token: string) =>
  `${publicOrigin}/login#link=${token}`

/** @returns the purpose of a link, or `null` when it is not valid (any more) */
export async function readLink(
  { database, now }: Accounts,
  token: string,
): Promise<OneTimeLink | null> {
  const found = await findLink(database, token, now())
  if (!found) return null
  const { purpose, person, expiresAt } = found
  return { purpose, email: person?.email ?? '', name: person?.name ?? '', expiresAt }
}

/** Sets the password, ends all sessions of the person, and signs in. @throws TooBusyError */
export async function applyLink(
  { database, now }: Accounts,
  use: LinkUse,
  caller: Pick<Caller, 'device'>,
): Promise<Result<SignedIn, LinkFailure>> {
  const found = await findLink(database, use.token, now())
  if (!found) return fail({ reason: 'link' })
  const { purpose, person } = found
  const problems = await problemsOf(use, person)
  if (problems.length > 0) return fail({ reason: 'invalid', problems })
  const passwordHash = await hashPassword(use.password)

  const result = await changeContent(
    database,
    async (transaction): Promise<Result<SignedIn, LinkFailure>> => {
      const used = await transaction
        .deleteFrom('staff_token')
        .where('token_hash', '=', hashToken(use.token))
        .where('expires_at', '>', now())
        .executeTakeFirst()
      if (used.numDeletedRows === 0n) return fail({ reason: 'link' })
      const { name = '', email = '' } = use
      const row = person
        ? await setPassword(transaction, person, passwordHash, use.name)
        : await insertFirst(transaction, { name, email, passwordHash }, now())
      if (!row) return fail({ reason: 'link' })
      await endSessions(transaction, row.id, 'all')
      await forgetDevicesAndLinks(transaction, row.id)
      await recordActivity(transaction, row, accountEvent(actionOf[purpose], row), now())
      if (row.totp_confirmed === 1) return fail({ reason: 'code-needed' })
      return succeed(await startSession(transaction, row, caller, now()))
    },
  )
  if (person?.email) await clearAccount(database, person.email, now())
  return result
}

/** Adds the first administrator, unless there is staff already. */
export async function insertFirst(
  database: DatabaseOrTransaction,
  first: { name: string; email: string; passwordHash: string },
  now: number,
): Promise<StaffRow | undefined> {
  if (await hasStaff(database)) return undefined
  await database.deleteFrom('staff_token').where('purpose', '=', 'set-up').execute()
  return database
    .insertInto('staff')
    .values({
      id: newId(),
      name: first.name,
      email: first.email,
      role: 'administrator',
      sections: '[]',
      password_hash: first.passwordHash,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirst()
}

export async function hasStaff(database: DatabaseOrTransaction): Promise<boolean> {
  const row = await database.selectFrom('staff').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

const actionOf = {
  'set-up': 'set-up',
  invitation: 'invitation-accepted',
  reset: 'password-reset',
} as const

/** Finds a valid link and its person, `null` for the set-up. */
async function findLink(database: DatabaseOrTransaction, token: string, now: number) {
  const link = await database
    .selectFrom('staff_token')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  // The token of a known device must not set a password.
  if (!link || link.purpose === 'device') return null
  const found = { purpose: link.purpose, expiresAt: link.expires_at }
  if (link.staff_id === null) return (await hasStaff(database)) ? null : { ...found, person: null }
  const person = await database
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', link.staff_id)
    .where('disabled', '=', 0)
    .executeTakeFirst()
  return person ? { ...found, person } : null
}

/** @param name the person's chosen name, only with an invitation */
const setPassword = (
  database: DatabaseOrTransaction,
  person: StaffRow,
  passwordHash: string,
  name: string | undefined,
): Promise<StaffRow | undefined> =>
  database
    .updateTable('staff')
    .set({
      password_hash: passwordHash,
      ...(person.password_hash === null && name !== undefined ? { name } : {}),
    })
    .where('id', '=', person.id)
    .where('disabled', '=', 0)
    .returningAll()
    .executeTakeFirst()

/** Says what is wrong with the input. @param person the owner of the link; `null` for the set-up */
async function problemsOf({ password, name, email }: LinkUse, person: StaffRow | null) {
  const own = [name, email, person?.name, person?.email].filter((text) => typeof text === 'string')
  const missing = 'Enter your e-mail address: you will sign in with it.'
  return [
    { field: 'name', message: person || name !== undefined ? null : 'Enter your name.' },
    { field: 'email', message: person || email !== undefined ? null : missing },
    { field: 'password', message: await findPasswordProblem(password, own) },
  ].flatMap(({ field, message }) => (message === null ? [] : [{ field, message }]))
}

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
