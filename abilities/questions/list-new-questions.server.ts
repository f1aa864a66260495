import type { Database } from '../../db/database.ts'
import { shorten } from '../../school/base/plain-text.ts'
import type { Editing } from '../../school/content/editing/editing.ts'
import type { DashboardItems } from '../../school/operations/ability-hooks.ts'
import { readableOffices } from './question-staff.ts'
import { readableBy } from './read-questions.server.ts'

/**
 * Lists the questions that no one has taken.
 *
 * @returns `null` for who reads none
 */
export async function listNewQuestions(
  database: Database,
  { staff }: Editing,
  limit: number,
): Promise<DashboardItems | null> {
  if (readableOffices(staff).length === 0) return null
  const isNew = readableBy(database, staff, { state: 'new', q: '' })
  const { total } = await isNew
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const first = await isNew
    .select(['id', 'text', 'created_at as at'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return {
    total,
    first: first.map(({ id, text, at }) => ({ id: String(id), title: shorten(text, 90), at })),
  }
}
