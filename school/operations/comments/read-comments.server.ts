import type { EditingWithAbilities } from '../ability-hooks.ts'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { succeed, type Result } from '../../base/result.ts'
import { listActiveStaff } from '../../staff/accounts/staff-list.server.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import type { EditingFailure } from '../../content/editing/editing.ts'
import { openPlace, type CommentPlace, type OpenPlace } from './comment-place.server.ts'
import { mentionedIn, type CommentList } from './comment.ts'

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

/** Tells whether a person may delete a comment: its author, and administrators one about a visitor. */
export const mayDelete = (
  comment: { staff_id: string },
  { isOfVisitor = false }: OpenPlace,
  staff: Staff,
): boolean => comment.staff_id === staff.id || (isOfVisitor && staff.role === 'administrator')

/** Lists the people whom a person may mention in a place, by name. */
export async function listMentionable(
  database: DatabaseOrTransaction,
  { mayOpen }: { mayOpen: (staff: Staff) => boolean },
  asking: Staff,
): Promise<Staff[]> {
  const people = await listActiveStaff(database)
  return people.filter((person) => person.id !== asking.id && mayOpen(person))
}

/** Reads the names of all staff. @returns a function that names a person by their id */
export async function readNames(database: DatabaseOrTransaction): Promise<(id: string) => string> {
  const people = await database.selectFrom('staff').select(['id', 'name']).execute()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? 'A former staff member'
}
