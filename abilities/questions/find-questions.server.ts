import type { Database } from '../../db/database.ts'
import { groupLimit, type Found } from '../../school/operations/find/find.ts'
import type { WantedWords } from '../../school/operations/find/wanted-words.ts'
import { hasRole } from '../../school/staff/accounts/roles.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import { readableBy } from './read-questions.server.ts'

/** Finds the questions of visitors that a person may read, the newest first. */
export async function findQuestions(
  database: Database,
  wanted: WantedWords,
  typed: string,
  { staff }: { staff: Staff },
): Promise<Found[]> {
  if (!hasRole(staff, 'editor')) return []
  const rows = await readableBy(database, staff, { q: typed })
    .select(['id', 'reference', 'name', 'text'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(groupLimit + 1)
    .execute()
  return rows.map(({ id, reference, name, text }) => ({
    group: 'questions',
    id: String(id),
    kind: null,
    field: null,
    label: 'Question',
    title: wanted.mark(`${reference} ${name}`),
    excerpt: wanted.excerpt(text),
    state: null,
    address: null,
  }))
}
