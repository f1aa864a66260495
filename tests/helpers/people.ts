import { beforeEach } from 'vitest'
import type { Role, StaffSection } from '../../school/staff/accounts/roles.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import type { StaffMember } from '../../school/staff/accounts/staff-list.server.ts'
import type { TestDatabase } from './databases.ts'
import { password, signInAs } from './staff.ts'
import { openStaffApi, type StaffAnswer, type StaffCall } from './staff-api.ts'

/** An invitation as the staff API answers it. */
export type Invited = StaffMember & { link: string; mailed: boolean; note?: string }

/** The person who is invited unless a test says otherwise. */
export const maria = {
  name: 'Maria Cruz',
  email: 'Maria@DYCI.example',
  role: 'author',
  sections: ['jhs'],
}

/**
 * Signs a person in before each test, and makes the calls that tests of accounts share.
 * @example
 * describeOnDatabases('people of the staff', (databases) => {
 *   const people = signInBeforeEach(databases, 'administrator')
 *   test('are invited', async () => expect((await people.invite()).mailed).toBe(false))
 * })
 */
export function signInBeforeEach(
  databases: TestDatabase,
  role: Role,
  sections: StaffSection[] = [],
) {
  let site: ReturnType<typeof openStaffApi>
  let signedIn: { staff: Staff; token: string }
  beforeEach(async () => {
    site = openStaffApi(databases.database)
    signedIn = await signInAs(databases.database, role, { now: site.clock.now, sections })
  })
  const ask = (method: string, path: string, body?: unknown) =>
    site.call(method, path, { token: signedIn.token, body })
  return {
    get site() {
      return site
    },
    get staff() {
      return signedIn.staff
    },
    get token() {
      return signedIn.token
    },
    ask,
    /** Signs a further person in. */
    add: (as: Role) => signInAs(databases.database, as, { now: site.clock.now }),
    askConfirmed: (method: string, path: string, body?: unknown) =>
      site.callConfirmed(method, path, { token: signedIn.token, body }),
    /** Gives a command about a person. */
    command: (id: string, action: string, fields: object = {}) =>
      ask('POST', `/staff/${id}/commands`, { action, ...fields }),
    invite: async (fields: object = maria) => (await ask('POST', '/staff', fields)).body as Invited,
    useLink: (link: string, given: object = {}) =>
      site.call('POST', '/links/use', { body: { token: link, password, ...given } }),
    /** Signs in with an e-mail address; the person's own unless given. */
    signIn: (given: Record<string, unknown> = {}, call: StaffCall = {}) =>
      site.call('POST', '/session', {
        body: { email: signedIn.staff.email, password, ...given },
        ...call,
      }),
    /** Lists the activity log, oldest first: 'Ana Reyes: invite Maria Cruz'. */
    events: async () =>
      (await databases.database.selectFrom('activity').selectAll().orderBy('id').execute()).map(
        ({ staff_name, action, title }) => `${staff_name}: ${action} ${title}`,
      ),
  }
}

/** Returns the token in a link of an invitation or a reset. */
export const tokenOf = ({ link }: { link: string }) => link.split('#link=')[1] ?? ''

/** Makes calls at the same time. @returns their statuses, the lowest first */
export const statusesOf = async (calls: readonly Promise<StaffAnswer>[]) =>
  (await Promise.all(calls)).map(({ status }) => status).toSorted((one, other) => one - other)

/** Returns the status of a refused call, and its reason. */
export const refusal = ({ status, body }: StaffAnswer) => [
  status,
  (body as { reason: string }).reason,
]
