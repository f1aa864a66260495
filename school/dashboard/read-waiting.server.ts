import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { EntryRow, Tables } from '../../db/tables.ts'
import { sectionsOfEntry } from '../accounts/permissions.ts'
import { hasRole, type Staff } from '../accounts/staff.ts'
import type { Editing } from '../editing/editing.ts'
import { editedKinds } from '../editing/entry-kinds.ts'
import type { Waiting, WaitingEntry } from './dashboard.ts'

/** Most entries of one sort that are looked at: more than a school ever has waiting. */
const most = 500

type Builder = ExpressionBuilder<Tables, 'entry'>

/**
 * Entries that wait for a review, for their time to come, or that end soon. Authors see their own, who is limited to
 * sections those of these.
 */
export async function readWaiting(
  database: Database,
  { staff, now }: Editing,
  { named, until }: { named: number; until: number },
): Promise<Record<'review' | 'scheduled' | 'expiring', Waiting<WaitingEntry>>> {
  const read = async (
    column: 'review_requested_at' | 'publish_at' | 'expires_at',
    condition: (eb: Builder) => Expression<SqlBool>,
  ): Promise<Waiting<WaitingEntry>> => {
    const rows = await database
      .selectFrom('entry')
      .select(['id', 'kind', 'title', 'data', 'category', 'created_by', 'created_by_name', column])
      .where(condition)
      .$if(!hasRole(staff, 'editor'), (query) => query.where('created_by', '=', staff.id))
      .orderBy(column)
      .limit(most)
      .execute()
    const seen = rows.filter((row) => isOfStaff(row, staff))
    const first = seen.slice(0, named).flatMap((row) => {
      const edited = editedKinds.find(({ kind }) => kind.name === row.kind)
      const at = (row as Partial<EntryRow>)[column] ?? 0
      return edited ? [{ id: row.id, kind: edited.name, title: row.title, at, by: row.created_by_name }] : []
    })
    return { total: seen.length, first }
  }
  const [review, scheduled, expiring] = await Promise.all([
    read('review_requested_at', (eb) =>
      eb.and([eb('review_requested_at', 'is not', null), eb('status', '=', 'draft')]),
    ),
    read('publish_at', (eb) => eb.and([eb('status', '=', 'published'), eb('publish_at', '>', now)])),
    read('expires_at', (eb) =>
      eb.and([eb('status', '=', 'published'), eb('expires_at', '>', now), eb('expires_at', '<=', until)]),
    ),
  ])
  return { review, scheduled, expiring }
}

/** Whether an entry is about a section that somebody works on. */
function isOfStaff({ data, category }: { data: string; category: string }, { sections }: Staff): boolean {
  if (sections.length === 0) return true
  const about = sectionsOfEntry({ ...(JSON.parse(data) as object), category })
  return about.some((section) => sections.includes(section))
}
