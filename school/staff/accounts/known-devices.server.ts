import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { hashToken, newToken } from './secret-token.server.ts'

/** Time for which a device stays known after its last sign-in, in milliseconds. */
const knownDeviceLifeMs = 180 * 24 * 60 * 60_000

/** Maximum number of devices kept per person; the least recently used one is dropped first. */
const maxDevicesPerPerson = 20

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
    .selectFrom('staff_device')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('staff_id', '=', staffId)
    .where('last_used_at', '>', now - knownDeviceLifeMs)
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
  await database
    .insertInto('staff_device')
    .values({ token_hash: hashToken(kept), staff_id: staffId, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ last_used_at: now }))
    .execute()
  await database
    .deleteFrom('staff_device')
    .where('staff_id', '=', staffId)
    .where('token_hash', 'not in', (query) =>
      query
        .selectFrom('staff_device as newest')
        .select('newest.token_hash')
        .where('newest.staff_id', '=', staffId)
        .where('newest.last_used_at', '>', now - knownDeviceLifeMs)
        .orderBy('newest.last_used_at', 'desc')
        .orderBy('newest.created_at', 'desc')
        .limit(maxDevicesPerPerson),
    )
    .execute()
  return kept
}

export async function forgetDevices(
  database: DatabaseOrTransaction,
  staffId: string,
): Promise<void> {
  await database.deleteFrom('staff_device').where('staff_id', '=', staffId).execute()
}
