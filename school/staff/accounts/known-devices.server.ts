import type { ExpressionBuilder } from 'kysely'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { hashToken, newToken } from './secret-token.server.ts'

/** Time for which a device stays known after its last sign-in, in milliseconds. */
export const knownDeviceLifeMs = 180 * 24 * 60 * 60_000

/** Maximum number of devices kept per person; the least recently used one is dropped first. */
const maxDevicesPerPerson = 20

/** Matches the devices of a person, also those that are known no longer. */
export const isDeviceOf = (staffId: string) => (eb: ExpressionBuilder<Tables, 'staff_token'>) =>
  eb.and({ purpose: 'device', staff_id: staffId })

/**
 * Returns whether a person has signed in on this device before. Known devices have limits of their
 * own, so that strangers cannot lock their owner out.
 *
 * @param token what the device stored at its last sign-in
 */
export async function isKnownDevice(
  database: DatabaseOrTransaction,
  staffId: string,
  token: string,
  now: number,
): Promise<boolean> {
  const row = await database
    .selectFrom('staff_token')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where(isDeviceOf(staffId))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Remembers that a person signed in on a device.
 *
 * @param token what the device stored before, if anything
 * @returns the token that the device must store now; the database keeps only its hash
 */
export async function rememberDevice(
  database: DatabaseOrTransaction,
  staffId: string,
  token: string | undefined,
  now: number,
): Promise<string> {
  const isKnown = token !== undefined && (await isKnownDevice(database, staffId, token, now))
  const kept = isKnown ? token : newToken()
  const device = { purpose: 'device', staff_id: staffId, created_at: now } as const
  const used = { expires_at: now + knownDeviceLifeMs }
  await database
    .insertInto('staff_token')
    .values({ token_hash: hashToken(kept), ...device, ...used })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(used))
    .execute()
  await database
    .deleteFrom('staff_token')
    .where(isDeviceOf(staffId))
    .where('token_hash', 'not in', (query) =>
      query
        .selectFrom('staff_token')
        .select('token_hash')
        .where(isDeviceOf(staffId))
        .where('expires_at', '>', now)
        .orderBy('expires_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(maxDevicesPerPerson),
    )
    .execute()
  return kept
}

/** Forgets the devices of a person, and ends their one-time links. */
export async function forgetDevicesAndLinks(
  database: DatabaseOrTransaction,
  staffId: string,
): Promise<void> {
  await database.deleteFrom('staff_token').where('staff_id', '=', staffId).execute()
}
