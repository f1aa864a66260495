import type { Database } from '../../db/database.ts'
import { staff, type StaffName } from './content-api.ts'
import { noon } from './entries.ts'

/** Stores people of `openContentApi` as members of the staff who can sign in. */
export async function putStaff(database: Database, names: readonly StaffName[]): Promise<void> {
  for (const name of names) {
    const { id, email, role, sections } = staff[name]
    await database
      .insertInto('staff')
      .values({
        id,
        name: staff[name].name,
        email,
        role,
        sections: JSON.stringify(sections),
        password_hash: 'A hash that no password has.',
        totp_secret: null,
        created_at: noon,
        last_seen_at: null,
        erased_at: null,
      })
      .execute()
  }
}
