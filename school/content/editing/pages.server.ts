import * as z from 'zod'
import { bumpContentVersion } from '../../../db/content-version.ts'
import { changeContent } from '../../../db/change-content.ts'
import type { Database } from '../../../db/database.ts'
import { checkDraft } from '../../base/check-draft.ts'
import { action } from '../../base/commands.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { drawLetters } from '../../base/new-code.server.ts'
import { keyOfPage, tagOfPage, type AnyPageKind } from '../../kinds/define-page-kind.ts'
import { kindOfPage } from '../../kinds/define-reference-kind.ts'
import { pageKinds, type AnyReferenceKind } from '../../kinds/reference-kinds.ts'
import { notAllowed, referenceRefusal } from '../../staff/accounts/permissions.ts'
import { hasRole, needsRole } from '../../staff/accounts/roles.ts'
import { recordActivity } from '../../staff/activity/record-activity.server.ts'
import { addReference } from '../entries/insert-entries.server.ts'
import { readStoredReference } from '../entries/stored-entry.server.ts'
import {
  actorOf,
  invalid,
  notFound,
  type EditedReference,
  type Editing,
  type EditingFailure,
} from './editing.ts'
import { findTagConflict, siblings } from './page-problems.server.ts'
import { readEditedReference } from './read-entries.server.ts'
import { recordChange } from './execute-command.server.ts'

const kindOfPages = z.string().max(40).describe('the kind of page, such as course')

export const addPageSchema = z.object({
  ...action(
    'add-page',
    'Adds a page below a document: a track, a course, a page of a section. Answers with it; visitors do not see it before it is published.',
  ),
  kind: kindOfPages,
  data: z.record(z.string(), z.unknown()).describe('the fields that it begins with'),
})

export const orderPagesSchema = z.object({
  ...action(
    'order-pages',
    'Puts the pages of one kind below a document in this order; takes an editor.',
  ),
  kind: kindOfPages,
  keys: z.array(z.string().max(300)).min(1).max(100),
})

/** Adds a page below a document, which visitors do not see before it is published. */
export const addPage = (
  database: Database,
  { key: parent }: AnyReferenceKind,
  { kind: name, data }: z.output<typeof addPageSchema>,
  editing: Editing,
): Promise<Result<EditedReference, EditingFailure>> =>
  changeContent(database, async (transaction) => {
    const kind = findKindBelow(name, parent)
    const above = kind && (await readStoredReference(transaction, parent))
    if (!above || above.status === 'trashed') return fail(notFound)
    const refusal = refusalOf(kind, parent, editing)
    if (refusal) return fail(refusal)
    const checked = checkDraft(kind.schema, data)
    if (!checked.ok) return fail(invalid(checked.failure.problems))
    const rows = await siblings(transaction, kind, parent).select(['position', 'status']).execute()
    const { most } = kind.count
    if (rows.filter(({ status }) => status !== 'trashed').length >= most)
      return fail({
        reason: 'wrong-state',
        error: `Use at most ${most}: move one to the trash first.`,
      })
    const tag = tagOfPage(kind, checked.value)
    const taken = await findTagConflict(transaction, kind, { key: null, parent, tag })
    if (taken) return fail(taken)
    const key = keyOfPage(kind.name, parent, `new-${drawLetters(8).toLowerCase()}`)
    const ofPage = kindOfPage(kind, key)
    await addReference(transaction, ofPage, {
      data: checked.value,
      actor: actorOf(editing),
      place: { parent, position: Math.max(-1, ...rows.map(({ position }) => position ?? 0)) + 1 },
      isDraft: true,
    })
    const added = await readEditedReference(transaction, ofPage, editing)
    if (!added) return fail(notFound)
    await recordChange(transaction, editing, 'create', null, added)
    return succeed(added)
  })

/**
 * Puts the pages of one kind below a document in this order; pages that are not named follow.
 *
 * @returns the document above
 */
export const orderPages = (
  database: Database,
  above: AnyReferenceKind,
  { kind: name, keys }: z.output<typeof orderPagesSchema>,
  editing: Editing,
): Promise<Result<EditedReference, EditingFailure>> =>
  changeContent(database, async (transaction) => {
    if (!hasRole(editing.staff, 'editor')) return fail(notAllowed(needsRole('editor')))
    const parent = above.key
    const kind = findKindBelow(name, parent)
    if (!kind) return fail(notFound)
    const refusal = refusalOf(kind, parent, editing, 'order')
    if (refusal) return fail(refusal)
    const rows = await siblings(transaction, kind, parent)
      .select(['key', 'title'])
      .orderBy('position')
      .orderBy('id')
      .execute()
    const present = rows.map(({ key }) => key ?? '')
    if (keys.some((key) => !present.includes(key))) return fail(notFound)
    const order = [...new Set([...keys, ...present])]
    for (const [position, key] of order.entries())
      await transaction
        .updateTable('entry')
        .set({ position })
        .where('kind', '=', 'reference')
        .where('key', '=', key)
        .execute()
    await bumpContentVersion(transaction)
    const document = await readEditedReference(transaction, above, editing)
    if (!document) return fail(notFound)
    const titles = new Map(rows.map(({ key, title }) => [key, title]))
    const inTitles = (all: readonly string[]) => ({ order: all.map((key) => titles.get(key)) })
    const subject = { subject: 'reference', subjectId: parent, title: document.title } as const
    const change = { before: inTitles(present), after: inTitles(order) }
    const event = { action: 'order', ...subject, ...change } as const
    await recordActivity(transaction, editing.staff, event, editing.now)
    return succeed(document)
  })

/** Finds a kind of page that may be below a document. */
const findKindBelow = (name: string, parent: string) =>
  pageKinds.find((kind) => kind.name === name && kind.isBelow(parent)) ?? null

/** Refuses to add or order pages of a kind below a document. */
const refusalOf = (
  kind: AnyPageKind,
  parent: string,
  { staff }: Editing,
  right: 'edit' | 'order' = 'edit',
): EditingFailure | null => {
  const { least, most } = kind.count
  if (least === most)
    return { reason: 'not-allowed', error: 'The site needs these pages: they can only be changed.' }
  return referenceRefusal(staff, kindOfPage(kind, `${kind.name}/${parent}`), right)
}
