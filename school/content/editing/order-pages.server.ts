import * as z from 'zod'
import { bumpContentVersion } from '../../../db/content-version.ts'
import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { action } from '../../base/commands.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { pageKindsBelow, type AnyReferenceKind } from '../../kinds/reference-kinds.ts'
import { notAllowed } from '../../staff/accounts/permissions.ts'
import { hasRole, needsRole } from '../../staff/accounts/roles.ts'
import { recordActivity } from '../../staff/activity/record-activity.server.ts'
import { notFound, type EditedReference, type Editing, type EditingFailure } from './editing.ts'
import { pageKindName, refusePageChange, siblings } from './page-problems.server.ts'
import { readEditedReference } from './read-entries.server.ts'

export const orderPagesSchema = z.object({
  ...action(
    'order-pages',
    'Puts the pages of one kind below a document in this order; takes an editor.',
  ),
  kind: pageKindName,
  keys: z.array(z.string().max(300)).min(1).max(100),
})

/**
 * Puts the pages of one kind below a document in this order; pages that are not named follow. Pages
 * in the trash have a place too, to which they come back.
 *
 * @returns the parent
 */
export const orderPages = (
  database: Database,
  parent: AnyReferenceKind,
  command: z.output<typeof orderPagesSchema>,
  editing: Editing,
): Promise<Result<EditedReference, EditingFailure>> =>
  changeContent(database, async (transaction) => {
    // `refusePageChange` refuses authors too, but advises a review, which an order never waits for.
    if (!hasRole(editing.staff, 'editor')) return fail(notAllowed(needsRole('editor')))
    const kind = pageKindsBelow(parent.key).find(({ name }) => name === command.kind)
    if (!kind) return fail(notFound)
    const refusal = refusePageChange(kind, parent.key, editing, 'order')
    if (refusal) return fail(refusal)
    const pages = await siblings(transaction, kind, parent.key)
      .select(['key', 'title'])
      .orderBy('position')
      .orderBy('id')
      .execute()
    const keysBefore = pages.map(({ key }) => key ?? '')
    if (command.keys.some((key) => !keysBefore.includes(key))) return fail(notFound)
    const keys = [...new Set([...command.keys, ...keysBefore])]
    await storeOrder(transaction, keys)
    const editedParent = await readEditedReference(transaction, parent, editing)
    if (!editedParent) return fail(notFound)
    const titles = new Map(pages.map(({ key, title }) => [key, title]))
    const event = {
      action: 'order',
      subject: 'reference',
      subjectId: parent.key,
      title: editedParent.title,
      before: { order: keysBefore.map((key) => titles.get(key)) },
      after: { order: keys.map((key) => titles.get(key)) },
    } as const
    await recordActivity(transaction, editing.staff, event, editing.now)
    return succeed(editedParent)
  })

/** Stores the positions of pages, in the order of their keys. */
async function storeOrder(
  transaction: DatabaseOrTransaction,
  keys: readonly string[],
): Promise<void> {
  for (const [position, key] of keys.entries())
    await transaction
      .updateTable('entry')
      .set({ position })
      .where('kind', '=', 'reference')
      .where('key', '=', key)
      .execute()
  await bumpContentVersion(transaction)
}
