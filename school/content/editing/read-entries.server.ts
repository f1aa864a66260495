import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { EntryRow } from '../../../db/tables.ts'
import { parseSnapshot, readStoredEntry, type StoredEntry } from '../entries/stored-entry.server.ts'
import {
  allowedActions,
  sectionsOfEntry,
  type Asking,
  type EntryFacts,
} from '../../staff/accounts/permissions.ts'
import { entryState, type EntryStatus } from '../../kinds/entry-status.ts'
import { entryAddress, type EntryData } from '../../kinds/define-kind.ts'
import { findKind, type AnyKind } from '../../kinds/index.ts'
import { reviewOf, type EditedEntry, type EditedState, type Editing } from './editing.ts'

/** Reads an entry of a kind as the person sees it, if it exists. */
export async function readEntry(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  id: number,
  editing: Editing,
): Promise<EditedEntry | null> {
  const row = await readStoredEntry(database, kind.name, id)
  return row && toEditedEntry(kind, row, editing)
}

/** The columns that staff pages need; lists leave out the body. */
export const listedColumns = [
  'id',
  'kind',
  'slug',
  'title',
  'status',
  'category',
  'sort_day',
  'publish_at',
  'expires_at',
  'summary',
  'data',
  'revision',
  'sample',
  'created_at',
  'updated_at',
  'created_by',
  'created_by_name',
  'updated_by',
  'review_requested_at',
  'review_note',
  'review_requested_by',
  'review_asked',
  'code',
  'position',
  'live_revision',
  'working_revision',
  'due_revision',
  'due_at',
] as const

type EditedRow = Pick<StoredEntry, (typeof listedColumns)[number] | 'working_snapshot'> & {
  content?: string
}

/**
 * Turns a row into an entry as staff see it: fields and end are those of the working revision, state
 * and address those of the live one. The data include the body when the row does.
 */
export function toEditedEntry(kind: AnyKind, row: EditedRow, { staff, now }: Editing): EditedEntry {
  const status = row.status as EntryStatus
  const working = row.working_snapshot === null ? null : parseSnapshot(row.working_snapshot)
  const data: Record<string, unknown> = working
    ? { ...working.data }
    : { title: row.title, ...(JSON.parse(row.data) as Record<string, unknown>) }
  if (row.content === undefined) delete data['content']
  else if (!working) data['content'] = row.content
  const facts = {
    status,
    createdBy: row.created_by,
    inReview: row.review_requested_at !== null,
    askedBy: row.review_requested_by,
    wasPublished: row.publish_at !== null,
    hasWorking: working !== null,
    right: kind.right,
  }
  const category = working ? kind.category(working.data as unknown as EntryData) : row.category
  return {
    id: row.id,
    kind: kind.name,
    slug: row.slug,
    address: entryAddress(kind, row),
    title: working ? titleOf(working.data) : row.title,
    status,
    state: editedState(row, now),
    category,
    data,
    publishAt: row.publish_at,
    expiresAt: working ? working.expiresAt : row.expires_at,
    revision: row.revision,
    liveRevision: row.live_revision,
    workingRevision: row.working_revision,
    dueRevision: row.due_revision,
    dueAt: row.due_at,
    createdBy: row.created_by,
    createdByName: row.created_by_name,
    ...reviewOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    position: row.position,
    code: row.code,
    can: actionsOn(kind, staff, { ...facts, sections: sectionsOfEntry({ ...data, category }) }),
  }
}

const titleOf = ({ title }: Record<string, unknown>) => (typeof title === 'string' ? title : '')

/** Selects what the rights to an entry depend on. */
export const factsOf = (entry: EditedEntry): EntryFacts => ({
  status: entry.status,
  createdBy: entry.createdBy,
  inReview: entry.reviewRequestedAt !== null,
  askedBy: entry.reviewRequestedBy,
  wasPublished: entry.publishAt !== null,
  hasWorking: entry.workingRevision !== null,
  sections: sectionsOfEntry({ ...entry.data, category: entry.category }),
  right: findKind(entry.kind)?.right ?? null,
})

const actionsOn = (kind: AnyKind, staff: Asking, facts: EntryFacts) =>
  allowedActions(staff, facts).filter((action) => action !== 'order' || kind.isOrderedByHand)

function editedState(
  row: Pick<EntryRow, 'status' | 'publish_at' | 'expires_at' | 'review_requested_at'>,
  now: number,
): EditedState {
  const times = { publishAt: row.publish_at, expiresAt: row.expires_at }
  const state = entryState({ status: row.status as EntryStatus, ...times }, now)
  return state === 'draft' && row.review_requested_at !== null ? 'review' : state
}
