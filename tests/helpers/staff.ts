import { EventEmitter } from 'node:events'
import { Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import { hashPassword } from '../../school/staff/accounts/password.server.ts'
import { newId } from '../../school/staff/accounts/secret-token.server.ts'
import { beginSession } from '../../school/staff/accounts/sessions.server.ts'
import type { Role, StaffSection } from '../../school/staff/accounts/roles.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import type { StaffParts } from '../../server/api/admin/parts.ts'
import { createStaffApi } from '../../product/staff-calls.ts'
import { makeTestFolder } from './clean-up.ts'
import { keepContract } from './staff-contract.ts'
import { staffParts } from './staff-parts.ts'

/** The password of everyone in tests. */
export const password = 'carabao milk tea 7'
let passwordHash: Promise<string> | undefined

/** Signs a new staff member in, on any database: that of a test or of a running site. */
export async function signInAs(
  database: Database,
  role: Role,
  {
    sections = [],
    classStatus = false,
    now = Date.now(),
  }: { sections?: StaffSection[]; classStatus?: boolean; now?: number } = {},
): Promise<{ staff: Staff; token: string }> {
  const id = newId()
  const staff: Staff = {
    id,
    name: `The ${role} ${id}`,
    // Ids may begin with a hyphen, which commands take for an option.
    email: `staff${id.toLowerCase()}@dyci.example`,
    role,
    sections,
    classStatus,
  }
  const { name, email } = staff
  await database
    .insertInto('staff')
    .values({
      id,
      name,
      email,
      role,
      sections: JSON.stringify(sections),
      class_status: Number(classStatus),
      password_hash: await (passwordHash ??= hashPassword(password)),
      totp_secret: null,
      created_at: now,
      last_seen_at: null,
      erased_at: null,
    })
    .execute()
  return { staff, token: (await beginSession(database, id, 'Test', now)).token }
}

export interface StaffCall {
  token?: string | undefined
  body?: unknown
  headers?: Record<string, string>
  /** the network address of the caller */
  address?: string
}

export interface StaffAnswer {
  status: number
  headers: Headers
  /** parsed JSON, or the text of a file */
  body: unknown
}

/** The request of Node behind a call in memory. */
const requestFrom = (remoteAddress: string) =>
  Object.assign(new EventEmitter(), {
    socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' },
  })

/** Opens the staff API in memory, with a clock that only tests move. */
export function openStaffApi(database: Database, parts: Partial<StaffParts> = {}) {
  const clock = { now: Date.UTC(2026, 10, 21) }
  const folder = makeTestFolder('staff')
  const all = staffParts(database, { dataDir: folder, now: () => clock.now, ...parts })
  const api = new Hono().use(keepContract).route('/', createStaffApi(all))
  const call = async (
    method: string,
    path: string,
    given: StaffCall = {},
  ): Promise<StaffAnswer> => {
    const { token, body, headers = {}, address = '192.0.2.1' } = given
    const response = await api.request(
      path,
      {
        method,
        headers: {
          ...headers,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      { incoming: requestFrom(address) },
    )
    const isFile = response.headers.has('content-disposition')
    const answered: unknown = isFile ? await response.text() : await response.json()
    return { status: response.status, headers: response.headers, body: answered }
  }
  /** Confirms with the tests' password, then makes the call. */
  const callConfirmed = async (method: string, path: string, given: StaffCall) => {
    await call('POST', '/session/confirmation', { token: given.token, body: { password } })
    return call(method, path, given)
  }
  return { call, callConfirmed, clock }
}
