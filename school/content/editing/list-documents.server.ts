import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import type { DocumentKind } from '../../kinds/reference-kinds.ts'
import { hasRole, worksOn } from '../../staff/accounts/roles.ts'
import { kindOfRow, storedParts, subjectIdOf } from '../entries/stored-entry.server.ts'
import type { DocumentState, Editing, ListedDocument } from './editing.ts'
import { factsOf, toEdited } from './read-entries.server.ts'

/** Number of days to look ahead for what ends or is due. */
export const soonDays = 14

/** Maximum number of documents of departments to read: more than a school ever has waiting. */
const maxOfDepartments = 500

export interface DocumentFilter {
  state: DocumentState
  /** only what the person began, or asked a review of */
  mine?: boolean
  kind?: DocumentKind['name'] | undefined
}

type Builder = ExpressionBuilder<Tables, 'entry'>

interface ListedState {
  /** the time that sorts the documents and is shown */
  at: 'updated_at' | 'review_requested_at' | 'publish_at' | 'expires_at'
  order?: 'desc'
  is: (eb: Builder, now: number) => Expression<SqlBool>
}

const listedStates: Record<DocumentState, ListedState> = {
  draft: { at: 'updated_at', order: 'desc', is: (eb) => eb('status', '=', 'draft') },
  review: {
    at: 'review_requested_at',
    is: (eb) =>
      eb.and([
        eb('review_requested_at', 'is not', null),
        // Not “in”: SQLite would read everything published.
        eb('status', 'not in', ['unpublished', 'trashed']),
      ]),
  },
  scheduled: {
    at: 'publish_at',
    is: (eb, now) => eb.and([eb('status', '=', 'published'), eb('publish_at', '>', now)]),
  },
  ending: {
    at: 'expires_at',
    is: (eb, now) =>
      eb.and([
        eb('status', '=', 'published'),
        eb('expires_at', '>', now),
        eb('expires_at', '<=', now + soonDays * 86_400_000),
      ]),
  },
  trashed: { at: 'updated_at', order: 'desc', is: (eb) => eb('status', '=', 'trashed') },
}

/** Names a column without its indexes: few documents are in a state, and many of a kind or a person. */
const unindexed = (column: 'entry.kind' | 'entry.created_by') =>
  sql<string>`coalesce(${sql.ref(column)}, '')`

/**
 * Lists one page of the documents of all kinds in a state, and counts them. All staff see the trash.
 * Of the rest authors see their own, and people limited to departments those of their departments.
 */
export async function listDocuments(
  database: Database,
  { state, mine = false, kind: kindName }: DocumentFilter,
  { page, perPage }: { page: number; perPage: number },
  editing: Editing,
): Promise<{ data: ListedDocument[]; total: number }> {
  const { staff, now } = editing
  const { at, order, is } = listedStates[state]
  const isReview = state === 'review'
  const isForAll = state === 'trashed'
  const isOwn = mine || !(isForAll || hasRole(staff, 'editor'))
  // The fields name the departments, so the database cannot choose by them.
  const isOfDepartments = !isForAll && !isOwn && staff.sections.length > 0
  const before = (page - 1) * perPage
  const author = isReview
    ? sql<string>`coalesce(entry.review_requested_by, entry.created_by)`
    : unindexed('entry.created_by')
  const matching = database
    .selectFrom('entry')
    .where((eb) => is(eb, now))
    .$if(kindName !== undefined, (query) =>
      query.where(unindexed('entry.kind'), '=', kindName ?? ''),
    )
    .$if(isOwn, (query) => query.where(author, '=', staff.id))
  const rows = await matching
    .selectAll()
    .select(storedParts)
    .select((eb) =>
      eb.selectFrom('staff').select('name').where('staff.id', '=', author).as('asker'),
    )
    .$if(isReview, (query) =>
      query.orderBy(sql`case when review_asked = ${staff.id} then 0 else 1 end`),
    )
    .orderBy(at, order)
    // Of equal times the first one written is first, in every database.
    .orderBy('id')
    .limit(isOfDepartments ? maxOfDepartments : perPage)
    .offset(isOfDepartments ? 0 : before)
    .execute()
  const data = rows.flatMap((row): ListedDocument[] => {
    const kind = kindOfRow(row)
    if (!kind) return []
    const document = toEdited<DocumentKind>(kind, row, editing)
    const departments =
      kind.name === 'reference' ? kind.departments : factsOf(kind, document).sections
    if (isOfDepartments && !worksOn(staff, departments)) return []
    return [
      {
        state,
        subject: kind.name,
        label: kind.name === 'reference' ? kind.label : kind.labels.one,
        id: subjectIdOf(row),
        title: document.title,
        at: row[at] ?? 0,
        by: isReview ? row.asker : isForAll ? document.updatedBy : document.createdByName,
        isChange: isReview && document.status === 'published',
        isForCaller: isReview && row.review_asked === staff.id,
        can: document.can,
      },
    ]
  })
  if (isOfDepartments) return { data: data.slice(before, before + perPage), total: data.length }
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { data, total }
}
