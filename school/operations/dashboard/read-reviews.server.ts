import type { Database } from '../../../db/database.ts'
import { hasRole } from '../../staff/accounts/roles.ts'
import type { Editing } from '../../content/editing/editing.ts'
import { listedColumns, toEditedEntry } from '../../content/editing/read-entries.server.ts'
import { listReference } from '../../content/editing/read-reference.server.ts'
import { workingSnapshot } from '../../content/entries/stored-entry.server.ts'
import { findKind } from '../../kinds/index.ts'
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
  const [entries, pages] = await Promise.all([
    reviewsOfEntries(database, editing),
    reviewsOfReference(database, editing),
  ])
  const all = [...entries, ...pages].toSorted(
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

/** `by` is an id here. */
async function reviewsOfEntries(database: Database, editing: Editing): Promise<WaitingReview[]> {
  const { staff } = editing
  const rows = await database
    .selectFrom('entry')
    .select(listedColumns)
    .select(workingSnapshot)
    .where('review_requested_at', 'is not', null)
    .where('status', 'in', ['draft', 'published'])
    .orderBy('review_requested_at')
    .orderBy('id')
    .limit(maxReviews)
    .execute()
  return rows.flatMap((row) => {
    const kind = findKind(row.kind)
    const by = row.review_requested_by ?? row.created_by
    const entry = kind && toEditedEntry(kind, row, editing)
    const isSeen = entry && (hasRole(staff, 'editor') ? isOfStaff(entry, staff) : by === staff.id)
    if (!isSeen) return []
    return {
      subject: kind.name,
      id: String(entry.id),
      title: entry.title,
      at: row.review_requested_at ?? 0,
      by,
      isChange: entry.status === 'published',
      isForCaller: row.review_asked === staff.id,
      can: entry.can,
    }
  })
}

/** `by` is an id here. */
async function reviewsOfReference(database: Database, editing: Editing): Promise<WaitingReview[]> {
  const { staff } = editing
  const all = await listReference(database, editing)
  return all
    .filter(({ reviewRequestedAt }) => reviewRequestedAt !== null)
    .filter(({ can, reviewRequestedBy }) =>
      hasRole(staff, 'editor') ? can.includes('publish') : reviewRequestedBy === staff.id,
    )
    .map(({ key, label, reviewRequestedAt, reviewRequestedBy, reviewAsked, can }) => ({
      subject: 'reference',
      id: key,
      title: label,
      at: reviewRequestedAt ?? 0,
      by: reviewRequestedBy,
      isChange: true,
      isForCaller: reviewAsked === staff.id,
      can,
    }))
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
