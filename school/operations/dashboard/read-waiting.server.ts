import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { sectionsOfEntry } from '../../staff/accounts/sections.ts'
import { hasRole } from '../../staff/accounts/roles.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import type { EditedEntry, Editing } from '../../content/editing/editing.ts'
import { findKind } from '../../kinds/index.ts'
import { workingSnapshot } from '../../content/entries/stored-entry.server.ts'
import { listedColumns, toEditedEntry } from '../../content/editing/read-entries.server.ts'
import type { Dashboard, Waiting } from './dashboard.ts'

/** Maximum number of entries of one group to read: more than a school ever has waiting. */
const maxWaitingEntries = 500

type Builder = ExpressionBuilder<Tables, 'entry'>

interface Sort {
  /** the column that sorts them and is shown */
  column: 'publish_at' | 'expires_at' | 'updated_at'
  order?: 'desc'
  /** the group holds only the person's own entries, whatever they may see */
  isOwn?: boolean
  condition: (eb: Builder) => Expression<SqlBool>
}

/**
 * Lists entries that are scheduled, expire soon, or are the person's own drafts.
 * Authors see their own, people limited to sections see those of their sections.
 *
 * @param named how many to list; the rest is counted
 * @param until end of "soon", UTC in milliseconds
 */
export async function readWaiting(
  database: Database,
  editing: Editing,
  { named, until }: { named: number; until: number },
): Promise<Pick<Dashboard['toDo'], 'drafts' | 'scheduled' | 'expiring'>> {
  const { staff, now } = editing
  const read = async ({
    column,
    order,
    isOwn = !hasRole(staff, 'editor'),
    condition,
  }: Sort): Promise<Waiting> => {
    const rows = await database
      .selectFrom('entry')
      .select(listedColumns)
      .select(workingSnapshot)
      .where(condition)
      .$if(isOwn, (query) => query.where('created_by', '=', staff.id))
      .orderBy(column, order)
      // Of equal times the first one written is first, in every database.
      .orderBy('id')
      .limit(maxWaitingEntries)
      .execute()
    const seen = rows.flatMap((row) => {
      const kind = findKind(row.kind)
      const entry = kind && toEditedEntry(kind, row, editing)
      return entry && (isOwn || isOfStaff(entry, staff)) ? [{ entry, at: row[column] ?? 0 }] : []
    })
    const first = seen
      .slice(0, named)
      .map(({ entry: { id, kind, title, createdByName, can }, at }) => ({
        id,
        kind,
        title,
        at,
        by: createdByName,
        can,
      }))
    return { total: seen.length, first }
  }
  const [drafts, scheduled, expiring] = await Promise.all([
    read({
      column: 'updated_at',
      order: 'desc',
      isOwn: true,
      condition: (eb) => eb('status', '=', 'draft'),
    }),
    read({
      column: 'publish_at',
      condition: (eb) => eb.and([eb('status', '=', 'published'), eb('publish_at', '>', now)]),
    }),
    read({
      column: 'expires_at',
      condition: (eb) =>
        eb.and([
          eb('status', '=', 'published'),
          eb('expires_at', '>', now),
          eb('expires_at', '<=', until),
        ]),
    }),
  ])
  return { drafts, scheduled, expiring }
}

/** Returns whether an entry belongs to a section of a person. */
export function isOfStaff({ data, category }: EditedEntry, { sections }: Staff): boolean {
  if (sections.length === 0) return true
  return sectionsOfEntry({ ...data, category }).some((section) => sections.includes(section))
}
