import type { Database } from '../../../db/database.ts'
import { sectionsOfEntry } from '../../staff/accounts/sections.ts'
import { hasRole } from '../../staff/accounts/roles.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import type { EditedEntry, Editing } from '../../content/editing/editing.ts'
import { findDocumentKind } from '../../kinds/reference-kinds.ts'
import type { EntryStatus } from '../../kinds/entry-status.ts'
import { subjectIdOf, workingSnapshot } from '../../content/entries/stored-entry.server.ts'
import {
  listedColumns,
  toEditedEntry,
  toListedReference,
} from '../../content/editing/read-entries.server.ts'
import type { WaitingEntry } from './dashboard.ts'

/** Maximum number of entries of one card to read: more than a school ever has waiting. */
const maxWaitingEntries = 500

/** The entries of a card: those of a status whose time is after one and until another, both in UTC. */
interface Filter {
  status: EntryStatus
  /** sorts the entries and is shown */
  column: 'publish_at' | 'expires_at' | 'updated_at'
  order?: 'desc'
  after?: number
  until?: number
  /** the card holds only the person's own entries, whatever they may see */
  isOwn?: boolean
}

/**
 * Lists the entries of a card. Authors see their own, people limited to sections see those of their
 * sections.
 */
export async function readWaiting(
  database: Database,
  editing: Editing,
  { status, column, order, after, until, isOwn = !hasRole(editing.staff, 'editor') }: Filter,
): Promise<WaitingEntry[]> {
  const { staff } = editing
  const rows = await database
    .selectFrom('entry')
    .select(listedColumns)
    .select(workingSnapshot)
    .where('status', '=', status)
    .$if(after !== undefined, (query) => query.where(column, '>', after ?? 0))
    .$if(until !== undefined, (query) => query.where(column, '<=', until ?? 0))
    .$if(isOwn, (query) => query.where('created_by', '=', staff.id))
    .orderBy(column, order)
    // Of equal times the first one written is first, in every database.
    .orderBy('id')
    .limit(maxWaitingEntries)
    .execute()
  return rows.flatMap((row) => {
    const kind = findDocumentKind(row)
    if (!kind) return []
    const entry =
      kind.name === 'reference'
        ? toListedReference(kind, row, editing)
        : toEditedEntry(kind, row, editing)
    const isTheirs = 'data' in entry ? isOfStaff(entry, staff) : entry.can.includes('publish')
    if (!(isOwn || isTheirs)) return []
    const { kind: subject, title, createdByName: by } = entry
    return { subject, id: subjectIdOf(row), title, at: row[column] ?? 0, by }
  })
}

/** Returns whether an entry belongs to a section of a person. */
export function isOfStaff({ data, category }: EditedEntry, { sections }: Staff): boolean {
  if (sections.length === 0) return true
  return sectionsOfEntry({ ...data, category }).some((section) => sections.includes(section))
}
