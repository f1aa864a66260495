import * as z from 'zod'
import { changeContent } from '../../../db/change-content.ts'
import type { Database } from '../../../db/database.ts'
import { checkDraft } from '../../base/check-draft.ts'
import { action } from '../../base/commands.ts'
import { drawLetters } from '../../base/new-code.server.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { keyOfPage, tagOfPage, type AnyPageKind } from '../../kinds/define-page-kind.ts'
import { kindOfPage } from '../../kinds/define-reference-kind.ts'
import { pageKindsBelow, type AnyReferenceKind } from '../../kinds/reference-kinds.ts'
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
import { recordChange } from './execute-command.server.ts'
import {
  findTagConflict,
  pageKindName,
  refusePageChange,
  siblings,
} from './page-problems.server.ts'
import { readEditedReference } from './read-entries.server.ts'

export const addPageSchema = z.object({
  ...action(
    'add-page',
    'Adds a page below a document: a track, a course, a page of a section. Answers with it; visitors do not see it before it is published.',
  ),
  kind: pageKindName,
  data: z.record(z.string(), z.unknown()).describe('the fields that it begins with'),
})

/**
 * Adds a page below a document, after the other pages of its kind. Visitors do not see the page before
 * it is published. The parent may be a draft too.
 *
 * @returns the page, or a refusal: `not-found` if the parent is in the trash or has no pages of the
 * kind, `not-allowed`, `invalid` for wrong fields and for the tag of another page, `wrong-state` if
 * the parent has as many pages of the kind as it may have
 */
export const addPage = (
  database: Database,
  { key: parent }: AnyReferenceKind,
  command: z.output<typeof addPageSchema>,
  editing: Editing,
): Promise<Result<EditedReference, EditingFailure>> =>
  changeContent(database, async (transaction) => {
    const kind = pageKindsBelow(parent).find(({ name }) => name === command.kind)
    const storedParent = kind && (await readStoredReference(transaction, parent))
    if (!storedParent || storedParent.status === 'trashed') return fail(notFound)
    const refusal = refusePageChange(kind, parent, editing, 'edit')
    if (refusal) return fail(refusal)
    const checked = checkDraft(kind.schema, command.data)
    if (!checked.ok) return fail(invalid(checked.failure.problems))
    const data = checked.value
    const pages = await siblings(transaction, kind, parent).select(['position', 'status']).execute()
    const newPage = { key: null, parent, tag: tagOfPage(kind, data) }
    const problem =
      checkPageLimit(kind, pages) ?? (await findTagConflict(transaction, kind, newPage))
    if (problem) return fail(problem)
    const key = keyOfPage(kind.name, parent, `new-${drawLetters(8).toLowerCase()}`)
    const pageReference = kindOfPage(kind, key)
    await addReference(transaction, pageReference, {
      data,
      actor: actorOf(editing),
      place: { parent, position: nextPosition(pages) },
      isDraft: true,
    })
    const added = await readEditedReference(transaction, pageReference, editing)
    if (!added) return fail(notFound)
    await recordChange(transaction, editing, 'create', null, added)
    return succeed(added)
  })

/** Refuses one more page than the kind allows below one document; the trash does not count. */
function checkPageLimit(
  { count: { most }, labels }: AnyPageKind,
  pages: readonly { status: string }[],
): EditingFailure | null {
  if (pages.filter(({ status }) => status !== 'trashed').length < most) return null
  const error = `Use at most ${most} ${labels.many.toLowerCase()}: move one to the trash first.`
  return { reason: 'wrong-state', error }
}

/** Returns the position after all pages. Pages in the trash keep theirs, to come back to it. */
const nextPosition = (pages: readonly { position: number | null }[]) =>
  Math.max(-1, ...pages.map(({ position }) => position ?? 0)) + 1
