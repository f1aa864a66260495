import type { EditingWithAbilities, CommentSubject } from '../ability-hooks.ts'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { succeed, fail, type Result } from '../../base/result.ts'
import { listActiveStaff } from '../../staff/accounts/staff-list.server.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import { notFound, type EditingFailure } from '../../content/editing/editing.ts'
import { mentionedIn, type CommentList } from './comment.ts'
import { findKind, type KindName } from '../../kinds/index.ts'
import { nameOfReference } from '../../kinds/define-reference-kind.ts'
import { findReferenceKind } from '../../kinds/reference-kinds.ts'
import { readingRefusal } from '../../staff/accounts/permissions.ts'
import { readStoredReference } from '../../content/entries/stored-entry.server.ts'
import { readEntry } from '../../content/editing/read-entries.server.ts'

/** Subject of comments: an entry or a question by its id, or reference content by its key. */
export interface CommentPlace {
  subject: KindName | 'reference' | 'question'
  id: string
}

/** The place of comments, as a person who may open it sees it. */
type OpenPlace = CommentPlace & CommentSubject

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
    const stored = await readStoredReference(database, id)
    if (!stored) return fail(notFound)
    const mayOpen = (staff: Staff) => readingRefusal(staff, kind) === null
    const title = nameOfReference(kind, stored.title)
    return succeed({ subject, id, title, mayOpen, isTrashed: stored.status === 'trashed' })
  }
  const ability = editing.abilities.find(({ commented }) => commented?.subject === subject)
  if (ability?.commented) {
    const opened = await ability.commented.open(database, Number(id), editing)
    return opened ? succeed({ subject, id, ...opened }) : fail(notFound)
  }
  const kind = findKind(subject)
  const entry = kind && (await readEntry(database, kind, Number(id), editing))
  if (!entry) return fail(notFound)
  // All staff read all entries.
  const isTrashed = entry.status === 'trashed'
  return succeed({ subject, id, title: entry.title, mayOpen: () => true, isTrashed })
}

/** Lists the comments in a place, for a person who may open it. */
export async function readComments(
  database: DatabaseOrTransaction,
  place: CommentPlace,
  editing: EditingWithAbilities,
): Promise<Result<CommentList, EditingFailure>> {
  const opened = await openPlace(database, place, editing)
  if (!opened.ok) return opened
  const nameOf = await readNames(database)
  const rows = await database
    .selectFrom('comment')
    .selectAll()
    .where('subject', '=', place.subject)
    .where('subject_id', '=', place.id)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return succeed({
    comments: rows.map((row) => ({
      id: row.id,
      text: row.text,
      by: row.staff_name,
      at: row.created_at,
      mentions: mentionedIn(row.text).map((id) => ({ id, name: nameOf(id) })),
      resolvedAt: row.resolved_at,
      resolvedBy: row.resolved_by && nameOf(row.resolved_by),
      mayDelete: mayDelete(row, opened.value, editing.staff),
    })),
    people: (await listMentionable(database, opened.value, editing.staff)).map(
      ({ id, name, role }) => ({ id, name, role }),
    ),
  })
}

/** Returns whether a person may delete a comment: its author, and administrators on a question. */
export const mayDelete = (
  comment: { staff_id: string },
  { isOfVisitor = false }: OpenPlace,
  staff: Staff,
): boolean => comment.staff_id === staff.id || (isOfVisitor && staff.role === 'administrator')

/** Lists the people whom a person may mention in a place, by name. */
export async function listMentionable(
  database: DatabaseOrTransaction,
  { mayOpen }: { mayOpen: (staff: Staff) => boolean },
  staff: Staff,
): Promise<Staff[]> {
  const people = await listActiveStaff(database)
  return people.filter((person) => person.id !== staff.id && mayOpen(person))
}

/** Reads the names of all staff. @returns a function that names a person by their id */
export async function readNames(database: DatabaseOrTransaction): Promise<(id: string) => string> {
  const people = await database.selectFrom('staff').select(['id', 'name']).execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? 'A former staff member'
}
