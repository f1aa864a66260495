import { staffSchema } from '../../../school/staff/accounts/staff.ts'
import { readUserRecord, type SessionUser } from '../../../school/staff/accounts/stored-session.ts'
import type { AnswerOf } from '../../../server/api/contract.ts'

const userSchema = staffSchema.pick({ id: true, name: true, role: true })

/** The API's answer to a sign-in. */
export type SignedIn = AnswerOf<'POST /session'>

/**
 * Reads the stored user; an unreadable record counts as signed out (architecture, settled
 * questions).
 */
export function readUser(): SessionUser | null {
  try {
    return userSchema.parse(JSON.parse(readUserRecord() ?? ''))
  } catch {
    return null
  }
}
