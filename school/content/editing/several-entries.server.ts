import * as z from 'zod'
import { changeContent } from '../../../db/change-content.ts'
import type { Database } from '../../../db/database.ts'
import type { FieldProblem } from '../../base/check-fields.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { positionLimit } from '../../kinds/entry-status.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { entryRefusal } from '../../staff/accounts/permissions.ts'
import {
  invalid,
  notFound,
  type conflict,
  type EditedEntry,
  type Editing,
  type EditingFailure,
} from './editing.ts'
import type { EntryCommand } from './entry-commands.server.ts'
import { executeEntryCommand, executeIn } from './execute-entry-command.server.ts'
import { factsOf, readEntry } from './read-entries.server.ts'

/** Actions for several entries at once. */
export const bulkActions = [
  'publish',
  'unpublish',
  'trash',
  'restore',
  'copy',
  'request-review',
] as const
export const bulkSchema = z.object({
  ids: z
    .array(z.number().int().min(1))
    .min(1, 'Choose at least one.')
    .max(200, 'Choose at most 200 at once.'),
  action: z.enum(bulkActions, `Choose one of: ${bulkActions.join(', ')}.`),
})

export const bulkAnswerSchema = z.object({
  done: z.array(z.number()),
  refused: z.array(z.object({ id: z.number(), error: z.string() })),
})
type BulkAnswer = z.output<typeof bulkAnswerSchema>

/**
 * Runs an action on several entries. Each is authorized separately; a refusal does not stop the
 * rest.
 */
export async function actOnEntries(
  database: Database,
  kind: AnyKind,
  { ids, action }: z.output<typeof bulkSchema>,
  editing: Editing,
): Promise<BulkAnswer> {
  const command = bulkCommand(action)
  const answer: BulkAnswer = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    const result = await executeEntryCommand(database, { kind, id, command, actor: editing })
    if (result.ok) answer.done.push(id)
    else answer.refused.push({ id, error: result.failure.error })
  }
  return answer
}

function bulkCommand(action: (typeof bulkActions)[number]): EntryCommand {
  if (action === 'copy') return { action, autosave: 'new' }
  if (action === 'request-review') return { action, note: '' }
  return { action }
}

export const orderSchema = z.object({
  ids: z
    .array(z.number().int().min(1))
    .min(1, 'Choose at least one.')
    .max(positionLimit, `At most ${positionLimit} can be put in order.`),
})

/**
 * Moves entries to the top of their list, in this order; the others follow by date.
 *
 * @returns the entries whose position changed
 */
export async function orderEntries(
  database: Database,
  kind: AnyKind,
  order: z.output<typeof orderSchema>,
  editing: Editing,
): Promise<Result<EditedEntry[], EditingFailure | ReturnType<typeof conflict<EditedEntry>>>> {
  if (!kind.isOrderedByHand)
    return fail(orderProblem(`${kind.labels.many} are sorted by their dates.`))
  const ids = [...new Set(order.ids)]
  return changeContent(database, async (transaction) => {
    const places = new Map<number, number | null>(ids.map((id, place) => [id, place]))
    const first = await readEntry(transaction, kind, ids[0] as number, editing)
    if (!first) return fail(notFound)
    const placed = await transaction
      .selectFrom('entry')
      .select('id')
      .where('kind', '=', kind.name)
      .where('category', '=', first.category)
      .where('position', 'is not', null)
      .where('status', '!=', 'trashed')
      .execute()
    for (const { id } of placed) if (!places.has(id)) places.set(id, null)
    const moves: { id: number; position: number | null }[] = []
    // Checks all before changing the first: a refusal changes nothing.
    for (const [id, position] of places) {
      const entry = await readEntry(transaction, kind, id, editing)
      if (!entry) return fail(notFound)
      if (entry.category !== first.category)
        return fail(orderProblem('These entries are not in one list.'))
      const refusal = entryRefusal(editing.staff, 'order', factsOf(entry))
      if (refusal) return fail({ ...refusal, error: `${entry.title}: ${refusal.error}` })
      if (entry.position !== position) moves.push({ id, position })
    }
    const moved: EditedEntry[] = []
    for (const { id, position } of moves) {
      const command = { action: 'order', position } as const
      const result = await executeIn(transaction, { kind, id, command, actor: editing })
      if (!result.ok)
        throw new Error(`A checked position could not be assigned: ${result.failure.error}`)
      moved.push(result.value)
    }
    return succeed(moved)
  })
}

const orderProblem = (message: string) =>
  invalid([{ field: 'ids', message }] satisfies FieldProblem[])
