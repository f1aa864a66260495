import * as z from 'zod'
import { changeContent } from '../../../db/change-content.ts'
import type { Database } from '../../../db/database.ts'
import type { FieldProblem } from '../../base/check-fields.ts'
import { action } from '../../base/commands.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { positionLimit } from '../../kinds/entry-status.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { entryRefusal, notAllowed } from '../../staff/accounts/permissions.ts'
import { hasRole, needsRole } from '../../staff/accounts/roles.ts'
import { invalid, notFound, type Editing, type EditingFailure } from './editing.ts'
import { executeIn } from './execute-command.server.ts'
import { factsOf, readEntry } from './read-entries.server.ts'

export const orderSchema = z.object({
  ...action(
    'order',
    'Puts entries first in their list, in this order; only for kinds that are ordered by hand. Takes an editor. `done` names the entries whose place changed.',
  ),
  ids: z
    .array(z.number().int().min(1))
    .min(1, 'Choose at least one.')
    .max(positionLimit, `At most ${positionLimit} can be put in order.`),
})

/**
 * Moves entries to the top of their list, in this order; the other entries follow by date.
 *
 * @returns the ids of the entries whose position changed
 */
export async function orderEntries(
  database: Database,
  kind: AnyKind,
  order: Pick<z.output<typeof orderSchema>, 'ids'>,
  editing: Editing,
): Promise<Result<number[], EditingFailure>> {
  if (!hasRole(editing.staff, 'editor')) return fail(notAllowed(needsRole('editor')))
  if (!kind.isOrderedByHand)
    return fail(orderProblem(`${kind.labels.many} are sorted by their dates.`))
  const ids = [...new Set(order.ids)]
  return changeContent(database, async (transaction) => {
    const positions = new Map<number, number | null>(ids.map((id, index) => [id, index]))
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
    for (const { id } of placed) if (!positions.has(id)) positions.set(id, null)
    const moves: { id: number; position: number | null }[] = []
    // All entries are checked before the first change: a refusal changes nothing.
    for (const [id, position] of positions) {
      const entry = await readEntry(transaction, kind, id, editing)
      if (!entry) return fail(notFound)
      if (entry.category !== first.category)
        return fail(orderProblem('These entries are not in one list.'))
      const refusal = entryRefusal(editing.staff, 'order', factsOf(kind, entry))
      if (refusal) return fail({ ...refusal, error: `${entry.title}: ${refusal.error}` })
      if (entry.position !== position) moves.push({ id, position })
    }
    for (const { id, position } of moves) {
      const command = { action: 'order', position } as const
      const result = await executeIn(transaction, { kind, id, command, actor: editing })
      if (!result.ok)
        throw new Error(`A checked position could not be assigned: ${result.failure.error}`)
    }
    return succeed(moves.map(({ id }) => id))
  })
}

const orderProblem = (message: string) =>
  invalid([{ field: 'ids', message }] satisfies FieldProblem[])
