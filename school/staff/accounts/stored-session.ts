import type { Staff } from './staff.ts'

/** Keys of the browser's local storage (spec 3, 9). */
const userKey = 'user'
const tokenKey = 'token'

/** Its value stays after signing out, so that the server knows the device at the next sign-in. */
const deviceTokenKey = 'device'

/** The signed-in person, as pages show them; nothing secret. */
export type SessionUser = Pick<Staff, 'id' | 'name' | 'role'>

/** The part of a sign-in that the browser keeps. */
export interface SignedInSession {
  token: string
  deviceToken: string
  user: SessionUser
}

/** Tells whether a change of this key in the storage changes who is signed in. */
export const isSessionKey = (key: string) => key === userKey || key === tokenKey

/** Reads the token of the session; `null` when no one is signed in. */
export const readToken = () => localStorage.getItem(tokenKey)

/** Reads the token by which the server knows this device. */
export const readDeviceToken = () => localStorage.getItem(deviceTokenKey) ?? undefined

/** Reads the record of the signed-in person, as text of any kind. */
export const readUserRecord = () => localStorage.getItem(userKey)

/** Stores who is signed in, without any further fields that the record has. */
export function storeUser({ id, name, role }: SessionUser) {
  localStorage.setItem(userKey, JSON.stringify({ id, name, role }))
}

/** Stores a session and the token of the device. */
export function storeSession({ token, deviceToken, user }: SignedInSession) {
  storeUser(user)
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(deviceTokenKey, deviceToken)
}

/** Forgets the session; the device stays known. */
export function forgetSession() {
  localStorage.removeItem(userKey)
  localStorage.removeItem(tokenKey)
}
