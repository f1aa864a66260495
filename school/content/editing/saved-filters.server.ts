import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { action, noSuchCommand } from '../../base/commands.ts'
import { line } from '../../base/fields.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { KindName } from '../../kinds/index.ts'
import { invalid, notFound, type EditingFailure } from './editing.ts'
import { filterFields, listSorts } from './list-entries.server.ts'

/** Maximum number of saved filters of a person for a kind. */
const filtersLimit = 20

const name = line(60, 'Enter a name.')
const query = z.object({
  ...filterFields,
  sort: z.enum(listSorts as [(typeof listSorts)[number]]).optional(),
  order: z.enum(['ASC', 'DESC']).optional(),
})
const id = z.string().max(40)

export const savedFilterCommand = z.discriminatedUnion(
  'action',
  [
    z.object({
      ...action('save', `Saves a filter under a name; ${filtersLimit} at most.`),
      name,
      query,
    }),
    z.object({ ...action('rename', 'Renames a filter.'), id, name }),
    z.object({ ...action('delete', 'Deletes a filter.'), id }),
  ],
  noSuchCommand,
)

export const savedFilterSchema = z.object({ id, name, query })
type SavedFilter = z.output<typeof savedFilterSchema>

/** Owner of saved filters, and the kind whose list they filter. */
interface Owner {
  staffId: string
  kind: KindName
}

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

/**
 * Saves, renames or deletes a filter of the person; deleting one that is gone changes nothing.
 *
 * @param now UTC in milliseconds
 * @returns the filters that the person then has for the kind, by name
 */
export const changeSavedFilters = (
  database: Database,
  owner: Owner,
  command: z.output<typeof savedFilterCommand>,
  now: number,
): Promise<Result<SavedFilter[], EditingFailure>> =>
  changeContent(database, async (transaction) => {
    const filters = await listSavedFilters(transaction, owner)
    const chosen = command.action === 'save' ? null : command.id
    const others = filters.filter(({ id }) => id !== chosen)
    if (command.action === 'save' && filters.length >= filtersLimit) return fail(tooMany)
    if (command.action === 'rename' && others.length === filters.length) return fail(notFound)
    if (command.action !== 'delete') {
      const name = command.name.toLowerCase()
      if (others.some((each) => each.name.toLowerCase() === name)) return fail(nameTaken)
    }
    const { staffId: staff_id, kind } = owner
    if (command.action === 'save') {
      const query = JSON.stringify(command.query)
      const saved = { id: randomBytes(10).toString('hex'), name: command.name, query }
      await transaction
        .insertInto('saved_filter')
        .values({ ...saved, staff_id, kind, saved_at: now })
        .execute()
    } else if (command.action === 'rename') {
      const { id, name } = command
      await transaction.updateTable('saved_filter').set({ name }).where('id', '=', id).execute()
    } else if (others.length < filters.length) {
      await transaction.deleteFrom('saved_filter').where('id', '=', command.id).execute()
    }
    return succeed(await listSavedFilters(transaction, owner))
  })

const tooMany: EditingFailure = {
  reason: 'wrong-state',
  error: `You have ${filtersLimit} saved filters for this list. Delete one first.`,
}

const nameTaken = invalid([
  { field: 'name', message: 'You have a filter of this name. Choose another name.' },
])
