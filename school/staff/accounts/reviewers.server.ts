import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { hasRole } from './roles.ts'
import type { Staff } from './staff.ts'
import { stateOf, toStaff } from './staff-rows.server.ts'

/** Lists everyone who can sign in, by name. */
export async function listActiveStaff(database: DatabaseOrTransaction): Promise<Staff[]> {
  const rows = await database
    .selectFrom('staff')
    .selectAll()
    .where('erased_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.filter((row) => stateOf(row) === 'active').map(toStaff)
}

/** Lists the editors and administrators who can sign in, by name. */
export async function listReviewers(database: DatabaseOrTransaction): Promise<Staff[]> {
  return (await listActiveStaff(database)).filter((staff) => hasRole(staff, 'editor'))
}
