import { roles } from '../../../school/staff/accounts/roles.ts'
import { readUserRecord, type SessionUser } from '../../../school/staff/accounts/stored-session.ts'
import { isGroup } from '../forms/form-data.ts'

/** Reads the signed-in user from the browser's storage; `null` when missing or unreadable. */
export function readUser(): SessionUser | null {
  try {
    return userFrom(JSON.parse(readUserRecord() ?? ''))
  } catch {
    return null
  }
}

/** Checks a user by hand: a library for this would load with everyone's first screen. */
function userFrom(record: unknown): SessionUser | null {
  if (!isGroup(record)) return null
  const { id, name } = record
  const role = roles.find((each) => each === record.role)
  return typeof id === 'string' && typeof name === 'string' && role ? { id, name, role } : null
}
