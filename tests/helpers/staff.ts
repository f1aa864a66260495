import type { Database } from '../../db/database.ts'
import { hashPassword } from '../../school/staff/accounts/password.server.ts'
import { newId } from '../../school/staff/accounts/secret-token.server.ts'
import { beginSession } from '../../school/staff/accounts/sessions.server.ts'
import type { Role, StaffSection } from '../../school/staff/accounts/roles.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'

/** The password of everyone in tests. */
export const password = 'carabao milk tea 7'
let passwordHash: Promise<string> | undefined

/** Stores a member of the staff who can sign in with the {@link password} of tests. */
export const putStaffMember = async (
  database: Database,
  { sections, classStatus, ...person }: Staff,
  now: number,
) =>
  database
    .insertInto('staff')
    .values({
      ...person,
      sections: JSON.stringify(sections),
      class_status: Number(classStatus),
      password_hash: await (passwordHash ??= hashPassword(password)),
      totp_secret: null,
      created_at: now,
      last_seen_at: null,
      erased_at: null,
    })
    .execute()

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
  await putStaffMember(database, staff, now)
  return { staff, token: (await beginSession(database, id, 'Test', now)).token }
}
