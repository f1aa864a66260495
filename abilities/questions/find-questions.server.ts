import type { Database } from '../../db/database.ts'
import { groupLimit, type Asked, type Found } from '../../school/operations/find/find.ts'
import { hasRole } from '../../school/staff/accounts/roles.ts'
import { readableBy } from './read-questions.server.ts'

/** Finds the questions of visitors that a person may read, the newest first. */
export async function findQuestions(
  database: Database,
  { typed, editing: { staff } }: Asked,
): Promise<Found[]> {
  if (!hasRole(staff, 'editor')) return []
  const rows = await readableBy(database, staff, { q: typed })
    .select(['id', 'reference', 'name', 'text'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(groupLimit + 1)
    .execute()
  return rows.map(({ id, reference, name, text }) => ({
    id: String(id),
    label: 'Question',
    title: `${reference} ${name}`,
    excerpt: text,
  }))
}
