import type { DatabaseOrTransaction } from '../../db/database.ts'
import type { EntryRow } from '../../db/tables.ts'
import {
  allowedActions,
  sectionsOfEntry,
  type Asking,
  type EntryFacts,
} from '../accounts/permissions.ts'
import { entryState, type EntryStatus } from '../entries/entry-kind.ts'
import { entryAddress } from '../kinds/define-kind.ts'
import type { AnyKind } from '../kinds/index.ts'
import type { EditedEntry, EditedState, Editing } from './editing.ts'

/** Highest id that the database can hold. */
const highestId = 2 ** 31 - 1

/** Reads an entry of a kind as the person sees it, if it exists. */
export async function readEntry(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  id: number,
  editing: Editing,
): Promise<EditedEntry | null> {
  if (id > highestId) return null
  const row = await database
    .selectFrom('entry')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind.name)
    .executeTakeFirst()
  return row ? toEditedEntry(kind, row, editing) : null
}

/** Returns the path of an entry once it is published. */
export async function readAddress(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  id: number,
): Promise<string> {
  const row = await database
    .selectFrom('entry')
    .select(['id', 'slug', 'category'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return entryAddress(kind, row)
}

/** Turns a row into an entry as staff see it; the data include the body when the row does. */
export function toEditedEntry(
  kind: AnyKind,
  row: Omit<EntryRow, 'content' | 'title_key'> & { content?: string },
  { staff, now }: Editing,
): EditedEntry {
  const status = row.status as EntryStatus
  const data: Record<string, unknown> = {
    title: row.title,
    ...(JSON.parse(row.data) as Record<string, unknown>),
    ...(row.content !== undefined && { content: row.content }),
  }
  return {
    id: row.id,
    kind: kind.name,
    slug: row.slug,
    address: entryAddress(kind, row),
    title: row.title,
    status,
    state: editedState(row, now),
    category: row.category,
    data,
    publishAt: row.publish_at,
    expiresAt: row.expires_at,
    revision: row.revision,
    createdBy: row.created_by,
    createdByName: row.created_by_name,
    reviewRequestedAt: row.review_requested_at,
    reviewNote: row.review_note,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    position: row.position,
    can: actionsOn(kind, staff, {
      status,
      createdBy: row.created_by,
      inReview: row.review_requested_at !== null,
      wasPublished: row.publish_at !== null,
      sections: sectionsOfEntry({ ...data, category: row.category }),
    }),
  }
}

/** Selects what the rights to an entry depend on. */
export const factsOf = (entry: EditedEntry): EntryFacts => ({
  status: entry.status,
  createdBy: entry.createdBy,
  inReview: entry.reviewRequestedAt !== null,
  wasPublished: entry.publishAt !== null,
  sections: sectionsOfEntry({ ...entry.data, category: entry.category }),
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
