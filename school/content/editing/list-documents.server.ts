import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import type { DocumentKind } from '../../kinds/reference-kinds.ts'
import { hasRole, worksOn } from '../../staff/accounts/roles.ts'
import {
  kindOfRow,
  storedParts,
  subjectIdOf,
  type StoredEntry,
} from '../entries/stored-entry.server.ts'
import type { DocumentState, EditedOf, Editing, ListedDocument } from './editing.ts'
import { factsOf, toEdited } from './read-entries.server.ts'

/** Number of days to look ahead for what ends or is due. */
export const soonDays = 14

/** Maximum number of documents to read for departments: far more than are waiting. */
const maxOfDepartments = 500

export interface DocumentFilter {
  state: DocumentState
  /** only documents that the person began; for reviews, that the person asked to review */
  mine?: boolean
  kind?: DocumentKind['name'] | undefined
}

type Builder = ExpressionBuilder<Tables, 'entry'>

interface ListedState {
  /** the column of the time by which the list is sorted, and which it shows */
  at: 'updated_at' | 'review_requested_at' | 'publish_at' | 'expires_at'
  order?: 'desc'
  /** matches the rows in this state; `now` is UTC in milliseconds */
  matches: (eb: Builder, now: number) => Expression<SqlBool>
}

const listedStates: Record<DocumentState, ListedState> = {
  draft: { at: 'updated_at', order: 'desc', matches: (eb) => eb('status', '=', 'draft') },
  review: {
    at: 'review_requested_at',
    matches: (eb) =>
      eb.and([
        eb('review_requested_at', 'is not', null),
        // Not “in”: SQLite would read everything published.
        eb('status', 'not in', ['unpublished', 'trashed']),
      ]),
  },
  scheduled: {
    at: 'publish_at',
    matches: (eb, now) => eb.and([eb('status', '=', 'published'), eb('publish_at', '>', now)]),
  },
  ending: {
    at: 'expires_at',
    matches: (eb, now) =>
      eb.and([
        eb('status', '=', 'published'),
        eb('expires_at', '>', now),
        eb('expires_at', '<=', now + soonDays * 86_400_000),
      ]),
  },
  trashed: { at: 'updated_at', order: 'desc', matches: (eb) => eb('status', '=', 'trashed') },
}

/**
 * Names a column so that the database does not use its index: few documents are in a state, and
 * many are of a kind or a person.
 */
const unindexed = (column: 'entry.kind' | 'entry.created_by') =>
  sql<string>`coalesce(${sql.ref(column)}, '')`

/**
 * Lists one page of the documents of all kinds in a state, and counts all. All staff see the trash.
 * In other states authors see their own documents, and people limited to departments those of their
 * departments.
 */
export async function listDocuments(
  database: Database,
  { state, mine = false, kind: kindName }: DocumentFilter,
  { page, perPage }: { page: number; perPage: number },
  editing: Editing,
): Promise<{ data: ListedDocument[]; total: number }> {
  const { staff, now } = editing
  const { at, order, matches } = listedStates[state]
  const isReview = state === 'review'
  const isForAll = state === 'trashed'
  const isOwn = mine || !(isForAll || hasRole(staff, 'editor'))
  // The departments are in the fields, so the database cannot filter by them.
  const isOfDepartments = !isForAll && !isOwn && staff.sections.length > 0
  const before = (page - 1) * perPage
  const author = isReview
    ? sql<string>`coalesce(entry.review_requested_by, entry.created_by)`
    : unindexed('entry.created_by')
  const matching = database
    .selectFrom('entry')
    .where((eb) => matches(eb, now))
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
    // Documents with the same time have one order in both databases.
    .orderBy('id')
    .limit(isOfDepartments ? maxOfDepartments : perPage)
    .offset(isOfDepartments ? 0 : before)
    .execute()
  const data = rows.flatMap((row) => {
    const kind = kindOfRow(row)
    if (!kind) return []
    const document = toEdited<DocumentKind>(kind, row, editing)
    const departments =
      kind.name === 'reference' ? kind.departments : factsOf(kind, document).sections
    if (isOfDepartments && !worksOn(staff, departments)) return []
    return [toListed(kind, row, document, { state, staffId: staff.id })]
  })
  if (isOfDepartments) return { data: data.slice(before, before + perPage), total: data.length }
  const { total } = await matching
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { data, total }
}

/** Turns a document into an item of the list of a state. */
function toListed(
  kind: DocumentKind,
  row: StoredEntry & { asker: string | null },
  document: EditedOf<DocumentKind>,
  { state, staffId }: { state: DocumentState; staffId: string },
): ListedDocument {
  const isReview = state === 'review'
  const author = isReview ? row.asker : document.createdByName
  return {
    state,
    subject: kind.name,
    label: kind.name === 'reference' ? kind.label : kind.labels.one,
    id: subjectIdOf(row),
    title: document.title,
    at: row[listedStates[state].at] ?? 0,
    by: state === 'trashed' ? document.updatedBy : author,
    isChange: isReview && document.status === 'published',
    isForCaller: isReview && row.review_asked === staffId,
    can: document.can,
  }
}
