import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { recordActivity } from '../activity/record-activity.server.ts'
import { accountEvent, type Accounts } from './accounts.server.ts'
import { hashToken } from './secret-token.server.ts'
import { decryptSecret, encryptSecret } from './secret-key.server.ts'
import type { Staff } from './staff.ts'

/** Period of a code, in milliseconds (RFC 6238). The codes before and after it are accepted too. */
const periodMs = 30_000

const recoveryCodeCount = 10

/** The name under which the app lists the codes. */
const issuer = 'DYCI website'

/** Loads the library on first use, because no visitor needs it. */
const loadOtp = () => import('otpauth')

/** Returns whether a person signs in with a code besides the password. */
export async function isTwoFactorOn(database: Database, staffId: string): Promise<boolean> {
  const row = await database
    .selectFrom('staff')
    .select('totp_confirmed')
    .where('id', '=', staffId)
    .executeTakeFirst()
  return row?.totp_confirmed === 1
}

/**
 * Prepares two-factor sign-in: stores a new secret, which {@link confirmTwoFactor} turns on.
 *
 * @returns the secret to type, and the address in the QR code; `null` when it is on already
 */
export async function prepareTwoFactor(
  { database, dataDir }: Accounts,
  staff: Staff,
): Promise<{ secret: string; uri: string } | null> {
  const key = randomBytes(20).toString('base64url')
  const { numUpdatedRows } = await database
    .updateTable('staff')
    .set({ totp_secret: await encryptSecret(dataDir, key), totp_counter: 0 })
    .where('id', '=', staff.id)
    .where('totp_confirmed', '=', 0)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return null
  const { Secret, TOTP } = await loadOtp()
  const secret = Secret.fromUTF8(key)
  return { secret: secret.base32, uri: new TOTP({ issuer, label: staff.email, secret }).toString() }
}

/**
 * Turns two-factor sign-in on, once a code proves that the app knows the secret.
 *
 * @returns recovery codes for a lost phone, each for one use; `null` when the code is wrong
 */
export async function confirmTwoFactor(
  accounts: Accounts,
  staff: Staff,
  code: string,
): Promise<string[] | null> {
  const { database, now } = accounts
  const counter = await matchCode(accounts, staff.id, code)
  if (counter === null) return null
  const { Secret } = await loadOtp()
  // 80 random bits each, as four groups of letters and digits.
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    new Secret({ size: 10 }).base32.toLowerCase().replaceAll(/.{4}(?=.)/g, '$&-'),
  )
  const hashes = codes.map((each) => hashToken(plain(each)))
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ totp_confirmed: 1, totp_counter: counter, recovery_codes: hashes.join(' ') })
      .where('id', '=', staff.id)
      .where('totp_confirmed', '=', 0)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return null
    await recordActivity(transaction, staff, accountEvent('two-factor-on', staff), now())
    return codes
  })
}

/** Turns two-factor sign-in off for a person. The caller has checked the right to do so. */
export async function endTwoFactor(
  database: Database,
  actor: Pick<Staff, 'id' | 'name'>,
  person: Pick<Staff, 'id' | 'name'>,
  now: number,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff')
      .set({ totp_confirmed: 0, totp_secret: null, totp_counter: 0, recovery_codes: '' })
      .where('id', '=', person.id)
      .where('totp_secret', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await recordActivity(transaction, actor, accountEvent('two-factor-off', person), now)
  })
}

/** Consumes a code from the app or a recovery code; the same code is never accepted twice. */
export async function consumeTwoFactorCode(
  accounts: Accounts,
  staffId: string,
  code: string,
): Promise<boolean> {
  const { database } = accounts
  if (/^\s*\d{3}\s?\d{3}\s*$/.test(code)) {
    const counter = await matchCode(accounts, staffId, code)
    if (counter === null) return false
    const used = await database
      .updateTable('staff')
      .set({ totp_counter: counter })
      .where('id', '=', staffId)
      .where('totp_counter', '<', counter)
      .executeTakeFirst()
    return used.numUpdatedRows > 0n
  }
  const left = sql<string>`replace(recovery_codes, ${hashToken(plain(code))}, '')`
  const used = await database
    .updateTable('staff')
    .set({ recovery_codes: left })
    .where('id', '=', staffId)
    .where('recovery_codes', '!=', left)
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}

/**
 * Finds the period of a code from the app, by its number since 1970.
 *
 * @returns `null` for a wrong or used code
 */
async function matchCode(
  { database, dataDir, now }: Accounts,
  staffId: string,
  code: string,
): Promise<number | null> {
  const row = await database
    .selectFrom('staff')
    .select(['totp_secret', 'totp_counter'])
    .where('id', '=', staffId)
    .executeTakeFirst()
  const key = row?.totp_secret ? await decryptSecret(dataDir, row.totp_secret) : null
  if (!row || key === null) return null
  const { Secret, TOTP } = await loadOtp()
  const timestamp = now()
  const periods = new TOTP({ secret: Secret.fromUTF8(key) }).validate({
    token: code.replace(/\s/g, ''),
    timestamp,
    window: 1,
  })
  if (periods === null) return null
  const counter = Math.floor(timestamp / periodMs) + periods
  return counter > row.totp_counter ? counter : null
}

/** Removes hyphens and capitals, which people type differently. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '')
