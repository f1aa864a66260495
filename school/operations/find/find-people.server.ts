import type { Database } from '../../../db/database.ts'
import { listStaff } from '../../staff/accounts/staff-list.server.ts'
import { hasRole } from '../../staff/accounts/roles.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import { groupLimit, type Found } from './find.ts'
import { foldedWords, type WantedWords } from './wanted-words.ts'

/** Finds members of staff by name and e-mail address; for administrators only. */
export async function findPeople(
  database: Database,
  wanted: WantedWords,
  staff: Staff,
): Promise<Found[]> {
  if (!hasRole(staff, 'administrator')) return []
  const everyone = { q: '', sort: 'name', order: 'ASC', page: 1, perPage: 1_000 } as const
  const { data } = await listStaff(database, everyone)
  return data
    .filter(({ name, email }) => wanted.areIn(foldedWords(name, email)))
    .slice(0, groupLimit + 1)
    .map(({ id, name, email }) => ({
      group: 'people',
      id,
      kind: null,
      field: null,
      label: 'Staff',
      title: wanted.mark(name),
      excerpt: wanted.mark(email),
      state: null,
      address: null,
    }))
}
