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

/** The saved filters in the row of a person; `savedAt` is UTC in milliseconds. */
const storedSchema = z.array(savedFilterSchema.extend({ kind: z.string(), savedAt: z.number() }))
type StoredFilter = z.output<typeof storedSchema>[number]

async function readStored(
  database: DatabaseOrTransaction,
  staffId: string,
): Promise<StoredFilter[]> {
  const row = await database
    .selectFrom('staff')
    .select('saved_filters')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  return storedSchema.parse(JSON.parse(row.saved_filters))
}

/** Lists the filters for a kind, by name. */
const listOf = (stored: readonly StoredFilter[], kind: KindName): SavedFilter[] =>
  stored
    .filter((filter) => filter.kind === kind)
    .map(({ id, name, query }) => ({ id, name, query }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))

/** Lists the filters that a person has saved for a kind, by name. */
export const listSavedFilters = async (
  database: DatabaseOrTransaction,
  { staffId, kind }: Owner,
): Promise<SavedFilter[]> => listOf(await readStored(database, staffId), kind)

/**
 * Saves, renames or deletes a filter of the person; deleting a deleted filter changes nothing.
 *
 * @param now UTC in milliseconds
 * @returns the filters that the person then has for the kind, by name
 */
export const changeSavedFilters = (
  database: Database,
  { staffId, kind }: Owner,
  command: z.output<typeof savedFilterCommand>,
  now: number,
): Promise<Result<SavedFilter[], EditingFailure>> =>
  changeContent(database, async (transaction) => {
    const stored = await readStored(transaction, staffId)
    const changed = changeList(stored, kind, command, now)
    if (!changed.ok) return changed
    await transaction
      .updateTable('staff')
      .set({ saved_filters: JSON.stringify(changed.value) })
      .where('id', '=', staffId)
      .execute()
    return succeed(listOf(changed.value, kind))
  })

/** Returns the filters of a person after a command. */
function changeList(
  stored: readonly StoredFilter[],
  kind: KindName,
  command: z.output<typeof savedFilterCommand>,
  now: number,
): Result<StoredFilter[], EditingFailure> {
  const id = command.action === 'save' ? null : command.id
  const before = stored.find((filter) => filter.kind === kind && filter.id === id)
  const others = stored.filter((filter) => filter !== before)
  if (command.action === 'delete') return succeed(others)
  const { name } = command
  const ofKind = listOf(others, kind)
  const isTaken = ofKind.some((each) => each.name.toLowerCase() === name.toLowerCase())
  if (command.action === 'rename') {
    if (!before) return fail(notFound)
    return isTaken ? fail(nameTaken) : succeed([...others, { ...before, name }])
  }
  if (ofKind.length >= filtersLimit) return fail(tooMany)
  if (isTaken) return fail(nameTaken)
  const added = { id: randomBytes(10).toString('hex'), kind, name, query: command.query }
  return succeed([...others, { ...added, savedAt: now }])
}

const tooMany: EditingFailure = {
  reason: 'wrong-state',
  error: `You have ${filtersLimit} saved filters for this list. Delete one first.`,
}

const nameTaken = invalid([
  { field: 'name', message: 'You have a filter of this name. Choose another name.' },
])
