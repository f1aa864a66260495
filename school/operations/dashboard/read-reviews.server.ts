import type { Database } from '../../../db/database.ts'
import { hasRole } from '../../staff/accounts/roles.ts'
import type { Editing } from '../../content/editing/editing.ts'
import { toEdited } from '../../content/editing/read-entries.server.ts'
import { kindOfRow, storedParts, subjectIdOf } from '../../content/entries/stored-entry.server.ts'
import type { DocumentKind } from '../../kinds/reference-kinds.ts'
import type { Dashboard, WaitingReview } from './dashboard.ts'
import { isOfStaff } from './read-waiting.server.ts'

/** Maximum number of entries to read: more than a school ever has waiting. */
const maxReviews = 500

/**
 * Lists drafts and changes that wait for a review. Editors see those of their sections, authors what
 * they asked for; what a person is asked for comes first, then the longest waiting.
 *
 * @param named how many to list; the rest is counted
 */
export async function readReviews(
  database: Database,
  editing: Editing,
  named: number,
): Promise<Dashboard['toDo']['review']> {
  const waiting = await listWaiting(database, editing)
  const all = waiting.toSorted(
    (one, other) =>
      Number(other.isForCaller) - Number(one.isForCaller) ||
      one.at - other.at ||
      one.id.localeCompare(other.id),
  )
  const first = all.slice(0, named)
  const names = await namesOf(
    database,
    first.flatMap(({ by }) => by ?? []),
  )
  return {
    total: all.length,
    first: first.map((each) => ({ ...each, by: each.by && (names.get(each.by) ?? null) })),
  }
}

/** Lists what waits and the person may see; `by` is an id here. */
async function listWaiting(database: Database, editing: Editing): Promise<WaitingReview[]> {
  const { staff } = editing
  const rows = await database
    .selectFrom('entry')
    .selectAll()
    .select(storedParts)
    .where('review_requested_at', 'is not', null)
    .where('status', 'in', ['draft', 'published'])
    .orderBy('review_requested_at')
    .orderBy('id')
    .limit(maxReviews)
    .execute()
  return rows.flatMap((row) => {
    const kind = kindOfRow(row)
    if (!kind) return []
    const by = row.review_requested_by ?? row.created_by
    const document = toEdited<DocumentKind>(kind, row, editing)
    const isOfEditor =
      document.kind === 'reference' ? document.can.includes('publish') : isOfStaff(document, staff)
    if (!(hasRole(staff, 'editor') ? isOfEditor : by === staff.id)) return []
    return {
      subject: kind.name,
      id: subjectIdOf(row),
      title: document.title,
      at: row.review_requested_at ?? 0,
      by,
      isChange: document.status === 'published',
      isForCaller: row.review_asked === staff.id,
      can: document.can,
    }
  })
}

async function namesOf(database: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
