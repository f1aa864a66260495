import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { EntryRow } from '../../../db/tables.ts'
import {
  fieldsOfRow,
  kindOfRow,
  parseSnapshot,
  readStoredEntry,
  type StoredEntry,
  type StoredId,
} from '../entries/stored-entry.server.ts'
import { checkDraft } from '../../base/check-draft.ts'
import { titleOfPage } from '../../kinds/define-page-kind.ts'
import { nameOfReference, pageOfChange } from '../../kinds/define-reference-kind.ts'
import {
  findReferenceKind,
  referenceKinds,
  type AnyReferenceKind,
  type DocumentKind,
} from '../../kinds/reference-kinds.ts'
import {
  allowedActions,
  readingRefusal,
  type EntryFacts,
} from '../../staff/accounts/permissions.ts'
import { sectionsOfEntry } from '../../staff/accounts/roles.ts'
import { entryState, type EntryStatus } from '../../kinds/entry-status.ts'
import { entryAddress, type EntryData } from '../../kinds/define-kind.ts'
import type { AnyKind } from '../../kinds/index.ts'
import {
  type EditedEntry,
  type EditedOf,
  type EditedReference,
  type EditedState,
  type Editing,
  type ListedReference,
} from './editing.ts'

/** Reads a document as a person sees it; `null` when the document does not exist. */
export async function readEntry<Kind extends DocumentKind>(
  database: DatabaseOrTransaction,
  kind: Kind,
  id: StoredId,
  editing: Editing,
): Promise<EditedOf<Kind> | null> {
  const row = await readStoredEntry(database, kind.name, id)
  return row && toEdited(kind, row, editing)
}

/** Reads reference content as a person sees it; `null` when the database does not have it. */
export const readEditedReference = (
  database: DatabaseOrTransaction,
  kind: AnyReferenceKind,
  editing: Editing,
): Promise<EditedReference | null> => readEntry(database, kind, kind.key, editing)

/** Lists the reference content that a person may read, in order; all pages follow. */
export async function listReference(
  database: DatabaseOrTransaction,
  editing: Editing,
): Promise<ListedReference[]> {
  const rows = await database
    .selectFrom('entry')
    .select(listedColumns)
    .where('kind', '=', 'reference')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const keys = [...referenceKinds.map(({ key }) => key), ...rows.map(({ key }) => key ?? '')]
  return [...new Set(keys)].flatMap((key) => {
    const kind = findReferenceKind(key)
    const row = rows.find((each) => each.key === key)
    if (!row || !kind || readingRefusal(editing.staff, kind)) return []
    return [toListedReference(kind, row, editing)]
  })
}

/** The columns that staff pages need; lists leave out the body. */
export const listedColumns = [
  'id',
  'kind',
  'key',
  'parent',
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

/** Turns a row into a document as a person sees it. */
export const toEdited = <Kind extends DocumentKind>(
  kind: Kind,
  row: StoredEntry,
  editing: Editing,
): EditedOf<Kind> =>
  (kind.name === 'reference'
    ? toEditedReference(kind, row, editing)
    : toEditedEntry(kind, row, editing)) as EditedOf<Kind>

/**
 * Turns a row into an entry as a person sees it: with the fields and the end of the working
 * revision, and the state and the address of the live revision. The data include the body when the
 * row does.
 */
export function toEditedEntry(kind: AnyKind, row: EditedRow, { staff, now }: Editing): EditedEntry {
  const working = row.working_snapshot === null ? null : parseSnapshot(row.working_snapshot)
  const data: Record<string, unknown> = working
    ? { ...working.data }
    : { title: row.title, ...(JSON.parse(row.data) as Record<string, unknown>) }
  if (row.content === undefined) delete data['content']
  else if (!working) data['content'] = row.content
  const category = working ? kind.category(working.data as unknown as EntryData) : row.category
  const entry = {
    ...propertiesOf(row, now),
    kind: kind.name,
    address: entryAddress(kind, row),
    title: working ? titleOf(working.data) : row.title,
    category,
    data,
    expiresAt: working ? working.expiresAt : row.expires_at,
  }
  const can = allowedActions(staff, factsOf(kind, entry))
  return { ...entry, can: can.filter((action) => action !== 'order' || kind.isOrderedByHand) }
}

/** Turns a row into reference content as a person sees it: with the working revision. */
function toEditedReference(
  kind: AnyReferenceKind,
  row: StoredEntry,
  editing: Editing,
): EditedReference {
  const live = liveData(kind, row)
  const { working_snapshot: working } = row
  const data = working === null ? live : withNewFields(kind, parseSnapshot(working).data)
  const listed = toListedReference(kind, row, editing)
  return {
    ...listed,
    data,
    ...(kind.pageKind && { title: nameOfReference(kind, titleOfPage(kind.pageKind, data)) }),
    // The given kind of a page may lack the document above.
    address: pageOfChange((kindOfRow(row) as AnyReferenceKind | null) ?? kind, live, data),
  }
}

/** Returns the fields of reference content that visitors read. */
export const liveData = (kind: AnyReferenceKind, row: StoredEntry): unknown =>
  withNewFields(kind, fieldsOfRow(row))

/** Adds the fields that the schema gained after an earlier version saved the content. */
function withNewFields({ schema }: AnyReferenceKind, stored: unknown): unknown {
  const checked = checkDraft(schema, stored)
  return checked.ok ? checked.value : stored
}

/** Turns a row into reference content in a list of staff. */
export function toListedReference(
  kind: AnyReferenceKind,
  row: Omit<EditedRow, 'working_snapshot'>,
  { staff, now }: Editing,
): ListedReference {
  const properties = propertiesOf(row, now)
  const document = {
    ...properties,
    kind: kind.name,
    key: kind.key,
    parent: row.parent,
    title: nameOfReference(kind, row.title),
    section: kind.group,
    category: '',
  }
  return { ...document, can: allowedActions(staff, factsOf(kind, { ...document, data: {} })) }
}

/** Returns the properties that documents of all kinds have. */
const propertiesOf = (row: Omit<EditedRow, 'working_snapshot'>, now: number) => ({
  id: row.id,
  slug: row.slug,
  status: row.status as EntryStatus,
  state: editedState(row, now),
  publishAt: row.publish_at,
  expiresAt: row.expires_at,
  revision: row.revision,
  liveRevision: row.live_revision,
  workingRevision: row.working_revision,
  dueRevision: row.due_revision,
  dueAt: row.due_at,
  createdBy: row.created_by,
  createdByName: row.created_by_name,
  reviewRequestedAt: row.review_requested_at,
  reviewNote: row.review_note,
  reviewRequestedBy: row.review_requested_by,
  reviewAsked: row.review_asked,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by,
  position: row.position,
  code: row.code,
})

const titleOf = ({ title }: Record<string, unknown>) => (typeof title === 'string' ? title : '')

/** Returns the id of an entry, or the key of reference content. */
export const storedIdOf = (document: EditedOf<DocumentKind>): StoredId =>
  document.kind === 'reference' ? document.key : document.id

/** Selects the facts on which the rights to a document depend. */
export const factsOf = (
  kind: DocumentKind,
  document: Omit<EditedEntry, 'kind' | 'address' | 'title' | 'data' | 'can'> & { data: unknown },
): EntryFacts => ({
  status: document.status,
  createdBy: document.createdBy,
  inReview: document.reviewRequestedAt !== null,
  askedBy: document.reviewRequestedBy,
  wasPublished: document.publishAt !== null,
  hasWorking: document.workingRevision !== null,
  sections: sectionsOfEntry({ ...(document.data as object), category: document.category }),
  right: kind.right,
  reference: kind.name === 'reference' ? kind : null,
})

function editedState(
  row: Pick<EntryRow, 'status' | 'publish_at' | 'expires_at' | 'review_requested_at'>,
  now: number,
): EditedState {
  const times = { publishAt: row.publish_at, expiresAt: row.expires_at }
  const state = entryState({ status: row.status as EntryStatus, ...times }, now)
  return state === 'draft' && row.review_requested_at !== null ? 'review' : state
}
