import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { findKind, type KindName } from '../../kinds/index.ts'
import { nameOfReference } from '../../kinds/define-reference-kind.ts'
import { findReferenceKind } from '../../kinds/reference-kinds.ts'
import { readingRefusal } from '../../staff/accounts/permissions.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import type { CommentSubject, EditingWithAbilities } from '../ability-hooks.ts'
import { notFound, type EditingFailure } from '../../content/editing/editing.ts'
import { readStoredReference } from '../../content/entries/stored-entry.server.ts'
import { readEntry } from '../../content/editing/read-entries.server.ts'

/** Subject of comments: an entry or a question by its id, or reference content by its key. */
export interface CommentPlace {
  subject: KindName | 'reference' | 'question'
  id: string
}

/** The place of comments, as a person who may open it sees it. */
export type OpenPlace = CommentPlace & CommentSubject

/** Opens the place of comments for a person; whoever may read it may read and write comments. */
export async function openPlace(
  database: DatabaseOrTransaction,
  { subject, id }: CommentPlace,
  editing: EditingWithAbilities,
): Promise<Result<OpenPlace, EditingFailure>> {
  if (subject === 'reference') {
    const kind = findReferenceKind(id)
    if (!kind) return fail(notFound)
    const refusal = readingRefusal(editing.staff, kind)
    if (refusal) return fail(refusal)
    const mayOpen = (staff: Staff) => readingRefusal(staff, kind) === null
    const stored = await readStoredReference(database, id)
    if (!stored) return fail(notFound)
    const title = nameOfReference(kind, stored.title)
    return succeed({ subject, id, title, mayOpen, isTrashed: stored.status === 'trashed' })
  }
  const commented = editing.abilities.find(
    (ability) => ability.commented?.subject === subject,
  )?.commented
  if (commented) {
    const opened = await commented.open(database, Number(id), editing)
    return opened ? succeed({ subject, id, ...opened }) : fail(notFound)
  }
  const kind = findKind(subject)
  const entry = kind && (await readEntry(database, kind, Number(id), editing))
  if (!entry) return fail(notFound)
  // All staff read all entries.
  const isTrashed = entry.status === 'trashed'
  return succeed({ subject, id, title: entry.title, mayOpen: () => true, isTrashed })
}
