import * as z from 'zod'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { StorageError } from '../../../db/storage-error.ts'
import { withoutWaiting } from '../../../db/wait-limit.ts'
import type { Staff } from './staff.ts'
import { hashToken, newId, newToken } from './secret-token.server.ts'
import { toStaff } from './staff-list.server.ts'

/** A session ends after so many milliseconds without a call, at most {@link maxSessionLifeMs}. */
export const idleLimitMs = 30 * 60_000
const maxSessionLifeMs = 8 * 60 * 60_000

/** Precision with which the last call is stored, in milliseconds: not every call is a write. */
const lastSeenPrecisionMs = 60_000

export const newSessionSchema = z.object({
  token: z.string().describe('goes to the browser and is nowhere else'),
  expiresAt: z.number().describe('whatever is done until then'),
})
type NewSession = z.output<typeof newSessionSchema>

/** A live session of a person. */
export interface Session {
  id: string
  staff: Staff
  /** UTC in milliseconds; activity does not extend it */
  expiresAt: number
}

/** A session as its owner sees it. */
export const ownSessionSchema = z.object({
  id: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  device: z.string().describe('browser and system in words'),
  current: z.boolean(),
})
type OwnSession = z.output<typeof ownSessionSchema>

/** Begins a session, and deletes sessions that have ended. */
export async function beginSession(
  database: DatabaseOrTransaction,
  staffId: string,
  device: string,
  now: number,
): Promise<NewSession> {
  await database
    .deleteFrom('staff_session')
    .where((eb) =>
      eb.or([
        eb('created_at', '<=', now - maxSessionLifeMs),
        eb('last_seen_at', '<=', now - idleLimitMs),
      ]),
    )
    .execute()
  const token = newToken()
  await database
    .insertInto('staff_session')
    .values({
      token_hash: hashToken(token),
      id: newId(),
      staff_id: staffId,
      device,
      created_at: now,
      last_seen_at: now,
    })
    .execute()
  return { token, expiresAt: now + maxSessionLifeMs }
}

/** Returns a live session of a person who may still sign in, with their present rights. */
export async function authenticateSession(
  database: Database,
  token: string,
  now: number,
): Promise<Session | null> {
  if (token === '') return null
  const hash = hashToken(token)
  const row = await database
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .select(['staff.id', 'name', 'email', 'role', 'sections', 'class_status'])
    .select(['staff_session.id as session', 'staff_session.created_at'])
    .select('staff_session.last_seen_at')
    .where('token_hash', '=', hash)
    .where('staff.disabled', '=', 0)
    .where('staff.password_hash', 'is not', null)
    .where('staff_session.created_at', '>', now - maxSessionLifeMs)
    .where('staff_session.last_seen_at', '>', now - idleLimitMs)
    .executeTakeFirst()
  if (!row) return null
  if (row.last_seen_at <= now - lastSeenPrecisionMs) {
    await withoutWaiting(() => noteSeen(database, hash, row.id, now)).catch((error: unknown) => {
      // A database that cannot be written may still be read; the next request tries again.
      if (!(error instanceof StorageError)) throw error
    })
  }
  return { id: row.session, staff: toStaff(row), expiresAt: row.created_at + maxSessionLifeMs }
}

async function noteSeen(database: Database, tokenHash: string, staffId: string, now: number) {
  await database
    .updateTable('staff_session')
    .set({ last_seen_at: now })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', now)
    .execute()
  await database.updateTable('staff').set({ last_seen_at: now }).where('id', '=', staffId).execute()
}

/** Lists a person's live sessions, newest first. */
export async function listSessions(
  database: Database,
  staffId: string,
  currentId: string,
  now: number,
): Promise<OwnSession[]> {
  const rows = await database
    .selectFrom('staff_session')
    .select(['id', 'created_at as createdAt', 'last_seen_at as lastSeenAt', 'device'])
    .where('staff_id', '=', staffId)
    .where('created_at', '>', now - maxSessionLifeMs)
    .where('last_seen_at', '>', now - idleLimitMs)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, current: row.id === currentId }))
}

/**
 * Ends sessions of a person at once.
 *
 * @param which the session of an id, all sessions except one, or all
 * @returns how many there were
 */
export async function endSessions(
  database: DatabaseOrTransaction,
  staffId: string,
  which: { only: string } | { except: string } | 'all',
): Promise<number> {
  const all = database.deleteFrom('staff_session').where('staff_id', '=', staffId)
  const ending =
    which === 'all'
      ? all
      : 'only' in which
        ? all.where('id', '=', which.only)
        : all.where('id', '!=', which.except)
  return Number((await ending.executeTakeFirst()).numDeletedRows)
}
