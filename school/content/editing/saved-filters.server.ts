import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { line } from '../../base/fields.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { KindName } from '../../kinds/index.ts'
import { invalid, notFound, type EditingFailure } from './editing.ts'
import { filterFields, listSorts } from './list-entries.server.ts'

/** Maximum number of saved filters of a person for a kind. */
const filtersLimit = 20

const savedName = line(60, 'Enter a name.')
export const savedFilterNameBody = z.object({ name: savedName })

export const savedFilterBody = z.object({
  name: savedName,
  query: z.object({
    ...filterFields,
    sort: z.enum(listSorts as [(typeof listSorts)[number]]).optional(),
    order: z.enum(['ASC', 'DESC']).optional(),
  }),
})
type SavedFilterBody = z.output<typeof savedFilterBody>

export const savedFilterSchema = savedFilterBody.extend({ id: z.string() })
type SavedFilter = z.output<typeof savedFilterSchema>

/** Owner of saved filters, and the kind whose list they filter. */
interface Owner {
  staffId: string
  kind: KindName
}

type Saved = Promise<Result<SavedFilter, EditingFailure>>

/** Lists the filters that a person has saved for a kind, by name. */
export async function listSavedFilters(
  database: DatabaseOrTransaction,
  { staffId, kind }: Owner,
): Promise<SavedFilter[]> {
  const rows = await database
    .selectFrom('saved_filter')
    .select(['id', 'name', 'query'])
    .where('staff_id', '=', staffId)
    .where('kind', '=', kind)
    .execute()
  const filters = rows.map(({ query, ...row }) =>
    savedFilterSchema.parse({ ...row, query: JSON.parse(query) as unknown }),
  )
  return filters.sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

/** Saves a filter under a name. @param now UTC in milliseconds */
export function saveFilter(
  database: Database,
  owner: Owner,
  { name, query }: SavedFilterBody,
  now: number,
): Saved {
  return changeContent(database, async (transaction) => {
    const others = await listSavedFilters(transaction, owner)
    if (others.length >= filtersLimit) return fail(tooMany)
    if (hasName(others, name)) return fail(nameTaken)
    const saved = { id: randomBytes(10).toString('hex'), name, query }
    await transaction
      .insertInto('saved_filter')
      .values({
        ...saved,
        query: JSON.stringify(query),
        staff_id: owner.staffId,
        kind: owner.kind,
        saved_at: now,
      })
      .execute()
    return succeed(saved)
  })
}

/** Renames a filter of the person. */
export function renameFilter(database: Database, owner: Owner, id: string, name: string): Saved {
  return changeContent(database, async (transaction) => {
    const filters = await listSavedFilters(transaction, owner)
    const before = filters.find((each) => each.id === id)
    if (!before) return fail(notFound)
    if (
      hasName(
        filters.filter((each) => each.id !== id),
        name,
      )
    )
      return fail(nameTaken)
    await transaction.updateTable('saved_filter').set({ name }).where('id', '=', id).execute()
    return succeed({ ...before, name })
  })
}

/** Deletes a filter of the person; one that is gone stays gone. */
export async function deleteFilter(
  database: Database,
  { staffId, kind }: Owner,
  id: string,
): Promise<void> {
  await database
    .deleteFrom('saved_filter')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('kind', '=', kind)
    .execute()
}

const hasName = (filters: readonly SavedFilter[], name: string) =>
  filters.some((each) => each.name.toLowerCase() === name.toLowerCase())

const tooMany: EditingFailure = {
  reason: 'wrong-state',
  error: `You have ${filtersLimit} saved filters for this list. Delete one first.`,
}

const nameTaken = invalid([
  { field: 'name', message: 'You have a filter of this name. Choose another name.' },
])
