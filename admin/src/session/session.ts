import type * as z from 'zod'
import { staffSchema } from '../../../school/staff/accounts/staff.ts'
import type { AnswerOf } from '../../../server/api/contract.ts'

/** Keys of the browser's storage (spec 3, 9). */
const userKey = 'user'
const tokenKey = 'token'

export const isSessionKey = (key: string) => key === userKey || key === tokenKey

/** Stays after signing out: the server recognizes the device by it at the next sign-in. */
const deviceTokenKey = 'device'

const userSchema = staffSchema.pick({ id: true, name: true, role: true })

/** The signed-in person, as pages show them; nothing secret (architecture, Safety by design). */
export type SessionUser = z.output<typeof userSchema>

/** The API's answer to a sign-in. */
export type SignedIn = AnswerOf<'POST /session'>

/**
 * Reads the stored user; an unreadable record counts as signed out (architecture, settled
 * questions).
 */
export function readUser(): SessionUser | null {
  try {
    return userSchema.parse(JSON.parse(localStorage.getItem(userKey) ?? ''))
  } catch {
    return null
  }
}

export const readToken = () => localStorage.getItem(tokenKey)

export const readDeviceToken = () => localStorage.getItem(deviceTokenKey) ?? undefined

export function storeSession({ token, deviceToken, user }: SignedIn) {
  localStorage.setItem(userKey, JSON.stringify(userSchema.parse(user)))
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(deviceTokenKey, deviceToken)
}

export function storeUser(user: SessionUser) {
  localStorage.setItem(userKey, JSON.stringify(userSchema.parse(user)))
}

export function forgetSession() {
  localStorage.removeItem(userKey)
  localStorage.removeItem(tokenKey)
}
