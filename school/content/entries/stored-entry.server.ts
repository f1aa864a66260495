import { sql, type ExpressionBuilder } from 'kysely'
import * as z from 'zod'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { EntryRow, Tables } from '../../../db/tables.ts'
import { checkDraft } from '../../base/check-draft.ts'
import { checkFields, type FieldProblem } from '../../base/check-fields.ts'
import { succeed, type Result } from '../../base/result.ts'
import { findKind, type AnyKind } from '../../kinds/index.ts'
import {
  findReferenceKind,
  referenceKinds,
  type AnyReferenceKind,
  type DocumentKind,
} from '../../kinds/reference-kinds.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import { entryStatuses, type EntryStatus } from '../../kinds/entry-status.ts'
import type { CleanFields } from './clean-fields.server.ts'

/**
 * An entry before it has an id: valid data with a clean body, and its times. Times are UTC in
 * milliseconds.
 */
export interface NewEntry<Data> {
  data: Data
  status: EntryStatus
  publishAt: number | null
  expiresAt: number | null
  /** position from the top in lists that are ordered by hand; `null`: sorted by date */
  position?: number | null
}

/** Author of a save. */
export interface Actor {
  /** staff id of the author; omitted for imports and starter content */
  id?: string
  /** name of the author in the revision */
  name: string
  /** the time of the change, UTC in milliseconds */
  now: number
}

/**
 * A document as the database keeps it: an entry or reference content. The row holds the live
 * revision, or the newest revision of a document that visitors do not read.
 */
export type StoredEntry = EntryRow & {
  /** the working revision over the live revision; `null` without one */
  working_snapshot: string | null
  /** for a page: the live data of the document above */
  parent_data: string | null
}

/** Identifies a document within its kind: the id of an entry, or the key of reference content. */
export type StoredId = number | string

/** Returns the id by which revisions, media uses, comments and audit events refer to a document. */
export const subjectIdOf = ({ id, key }: Pick<EntryRow, 'id' | 'key'>) => key ?? String(id)

/** Highest id that the database can hold. */
const highestId = 2 ** 31 - 1

/** Reads a document with its working revision, in one statement; `null` when it does not exist. */
export async function readStoredEntry(
  database: DatabaseOrTransaction,
  kind: string,
  id: StoredId,
): Promise<StoredEntry | null> {
  if (typeof id === 'number' && id > highestId) return null
  const rows = database.selectFrom('entry').selectAll().select(storedParts).where('kind', '=', kind)
  const found = typeof id === 'number' ? rows.where('id', '=', id) : rows.where('key', '=', id)
  return (await found.executeTakeFirst()) ?? null
}

/** Reads reference content with its working revision. */
export const readStoredReference = (database: DatabaseOrTransaction, key: string) =>
  readStoredEntry(database, 'reference', key)

/** Lists all reference content with its kind, except in the trash: pages last, in their order. */
export async function listStoredReference(
  database: DatabaseOrTransaction,
): Promise<{ kind: AnyReferenceKind; row: StoredEntry }[]> {
  const rows = await database
    .selectFrom('entry')
    .selectAll()
    .select(storedParts)
    .where('kind', '=', 'reference')
    .where('status', '!=', 'trashed')
    .orderBy('position')
    .orderBy('id')
    .execute()
  const all = rows.flatMap((row) => {
    const kind = kindOfRow(row)
    return kind?.name === 'reference' ? [{ kind, row }] : []
  })
  const order = new Map(referenceKinds.map(({ key }, index) => [key, index]))
  const indexOf = (kind: AnyReferenceKind) => order.get(kind.key) ?? order.size
  return all.toSorted((one, other) => indexOf(one.kind) - indexOf(other.kind))
}

/** Selects the working revision of a row; `null` for most. */
export const workingSnapshot = (eb: ExpressionBuilder<Tables, 'entry'>) =>
  eb
    .selectFrom('revision')
    .select('snapshot')
    .whereRef('revision.subject', '=', 'entry.kind')
    .where('revision.subject_id', '=', sql<string>`coalesce(entry.key, cast(entry.id as text))`)
    .whereRef('revision.number', '=', 'entry.working_revision')
    .as('working_snapshot')

/** Selects the columns that a {@link StoredEntry} has beside its row. */
export const storedParts = (eb: ExpressionBuilder<Tables, 'entry'>) =>
  [
    workingSnapshot(eb),
    eb
      .selectFrom('entry as above')
      .select('above.data')
      .where('above.kind', '=', 'reference')
      .whereRef('above.key', '=', 'entry.parent')
      .as('parent_data'),
  ] as const

/** Returns the kind of a stored document; `null` when the kind no longer exists. */
export function kindOfRow({
  kind,
  key,
  parent,
  parent_data,
}: Pick<StoredEntry, 'kind' | 'key' | 'parent' | 'parent_data'>): DocumentKind | null {
  if (key === null) return findKind(kind)
  const above = parent !== null && parent_data !== null
  return findReferenceKind(key, above ? { key: parent, data: JSON.parse(parent_data) } : null)
}

const snapshotSchema = z.object({
  // Some reference content is a list.
  data: z.custom<Record<string, unknown>>((data) => typeof data === 'object' && data !== null),
  status: z.enum(entryStatuses),
  publishAt: z.number().nullable(),
  expiresAt: z.number().nullable().default(null),
})

/** Content of a revision: all fields with the body, status and times. */
export type EntrySnapshot = z.output<typeof snapshotSchema>

export const parseSnapshot = (snapshot: string): EntrySnapshot =>
  snapshotSchema.parse(JSON.parse(snapshot))

/** Adds revisions to the history. */
export async function addRevisions(
  database: DatabaseOrTransaction,
  revisions: readonly { subject: string; id: string; number: number; snapshot: string }[],
  { name, now }: Actor,
): Promise<void> {
  const values = revisions.map(({ id, ...revision }) => ({
    ...revision,
    subject_id: id,
    saved_by: name,
    saved_at: now,
  }))
  await database.insertInto('revision').values(values).execute()
}

/** Marks entries for work that follows their change, in the transaction of that change. */
export async function addToBacklog(
  database: DatabaseOrTransaction,
  work: Tables['entry_backlog']['work'],
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await database
    .insertInto('entry_backlog')
    .values(ids.map((id) => ({ work, entry_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Reads a revision, if it exists. */
export async function readEntrySnapshot(
  database: DatabaseOrTransaction,
  kind: string,
  id: StoredId,
  number: number,
): Promise<EntrySnapshot | null> {
  const row = await database
    .selectFrom('revision')
    .select('snapshot')
    .where('subject', '=', kind)
    .where('subject_id', '=', String(id))
    .where('number', '=', number)
    .executeTakeFirst()
  return row ? parseSnapshot(row.snapshot) : null
}

/**
 * Reads the state of an entry before it was trashed, and when that was (UTC in milliseconds);
 * `null` when unknown.
 */
export async function readBeforeTrash(
  database: DatabaseOrTransaction,
  kind: string,
  id: StoredId,
): Promise<{ status: EntryStatus; publishAt: number | null; trashedAt: number } | null> {
  const rows = await database
    .selectFrom('revision')
    .select(['snapshot', 'saved_at'])
    .where('subject', '=', kind)
    .where('subject_id', '=', String(id))
    .orderBy('number', 'desc')
    .limit(2)
    .execute()
  const [trashed, before] = rows
  if (!trashed || !before) return null
  const { status, publishAt } = parseSnapshot(before.snapshot)
  return { status, publishAt, trashedAt: trashed.saved_at }
}

/** Returns all fields in a row, as they were saved. */
export function fieldsOfRow({
  key,
  title,
  data,
  content,
}: Pick<EntryRow, 'key' | 'title' | 'data' | 'content'>): Record<string, unknown> {
  const fields = JSON.parse(data) as Record<string, unknown>
  return key === null ? { title, ...fields, content } : fields
}

/**
 * Validates the fields of an entry: published ones must be complete, others may have gaps.
 *
 * @param stored the stored body: this body is accepted although an earlier version saved it above
 * the limit
 */
export function checkEntryData(
  kind: AnyKind,
  fields: CleanFields,
  status: EntryStatus,
  stored?: string,
): Result<EntryData, { reason: 'invalid'; problems: FieldProblem[] }> {
  const check = status === 'published' ? checkFields : checkDraft
  if (!stored || Reflect.get(fields, 'content') !== stored) return check(kind.schema, fields)
  const checked = check(kind.schema, { ...fields, content: '<p>…</p>' })
  return checked.ok ? succeed({ ...checked.value, content: stored }) : checked
}

/**
 * Parses saved fields into the data of their kind, and adds the fields that the kind gained since.
 *
 * @throws when the saved fields do not fit the kind
 */
export function parseSavedFields(
  kind: DocumentKind,
  id: StoredId,
  fields: Record<string, unknown>,
): EntryData {
  if (kind.name === 'reference')
    return valueOrThrow(id, checkFields(kind.schema, fields)) as EntryData
  const { content = '', ...rest } = fields
  // Leaves the body out: cleaning once made bodies longer than the limit, and such entries must
  // stay editable.
  const data = valueOrThrow(id, checkDraft(kind.schema, { ...rest, content: '' }))
  return { ...data, content: typeof content === 'string' ? content : '' }
}

/** Names a document in a message for the operator. */
export const describeId = (id: StoredId) => (typeof id === 'number' ? `Entry ${id}` : `“${id}”`)

function valueOrThrow<Data>(
  id: StoredId,
  checked: Result<Data, { problems: FieldProblem[] }>,
): Data {
  if (checked.ok) return checked.value
  throw new Error(`${describeId(id)} cannot be read: ${JSON.stringify(checked.failure.problems)}`)
}

/** Parses the fields and times of a row. */
export function parseRow(kind: DocumentKind, row: EntryRow): NewEntry<EntryData> {
  return {
    data: parseSavedFields(kind, row.key ?? row.id, fieldsOfRow(row)),
    status: z.enum(entryStatuses).parse(row.status),
    publishAt: row.publish_at,
    expiresAt: row.expires_at,
    position: row.position,
  }
}
