import type { DatabaseOrTransaction } from '../../db/database.ts'
import type { EntryRow } from '../../db/tables.ts'
import {
  allowedActions,
  sectionsOfEntry,
  type Asking,
  type EntryFacts,
} from '../accounts/permissions.ts'
import { entryState, type EntryStatus } from '../entries/entry-kind.ts'
import { foundKinds } from '../search/found-kinds.server.ts'
import type { EditedEntry, EditedState, Editing } from './editing.ts'
import type { EditedKind } from './entry-kinds.ts'

/** Highest id that the database can hold. */
const highestId = 2 ** 31 - 1

/** Reads an entry of a kind as the person sees it, if it exists. */
export async function readEntry(
  database: DatabaseOrTransaction,
  edited: EditedKind,
  id: number,
  editing: Editing,
): Promise<EditedEntry | null> {
  if (id > highestId) return null
  const row = await database
    .selectFrom('entry')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', edited.kind.name)
    .executeTakeFirst()
  return row ? toEditedEntry(edited, row, editing) : null
}

/** Returns the path of an entry once it is published. */
export async function readAddress(database: DatabaseOrTransaction, id: number): Promise<string> {
  const row = await database
    .selectFrom('entry')
    .select(['id', 'kind', 'slug', 'category'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return addressOf(row)
}

const addressOf = (row: Pick<EntryRow, 'id' | 'kind' | 'slug' | 'category'>) =>
  foundKinds.find(({ name }) => name === row.kind)?.address(row) ?? '/'

/** Turns a row into an entry as staff see it; the data include the body when the row does. */
export function toEditedEntry(
  edited: EditedKind,
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
    kind: edited.name,
    slug: row.slug,
    address: addressOf(row),
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
    can: actionsOn(edited, staff, {
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

const actionsOn = ({ kind }: EditedKind, staff: Asking, facts: EntryFacts) =>
  allowedActions(staff, facts).filter((action) => action !== 'order' || kind.orderedByHand)

function editedState(
  row: Pick<EntryRow, 'status' | 'publish_at' | 'expires_at' | 'review_requested_at'>,
  now: number,
): EditedState {
  const times = { publishAt: row.publish_at, expiresAt: row.expires_at }
  const state = entryState({ status: row.status as EntryStatus, ...times }, now)
  return state === 'draft' && row.review_requested_at !== null ? 'review' : state
}
