import * as z from 'zod'
import { changeContent } from '../../db/change-content.ts'
import { bumpContentVersion } from '../../db/content-version.ts'
import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import type { EntryRow } from '../../db/tables.ts'
import { checkDraft, checkFields, type FieldProblem } from '../check-fields.ts'
import { replaceMediaUses } from '../media/media-uses.server.ts'
import { fail, succeed, type Result } from '../result.ts'
import { addToSearch, alsoSearched, removeFromSearch } from '../search/index-entries.server.ts'
import { cleanFields, storedFields, type CleanFields } from './clean-fields.server.ts'
import type { EntryData, ContentKind } from '../kinds/define-kind.ts'
import { entryStatuses, type EntryStatus } from './entry-kind.ts'
import {
  addToLists,
  entryColumns,
  insertEntries,
  removeFromLists,
  snapshotOf,
  topicsOf,
  type Actor,
  type NewEntry,
} from './insert-entries.server.ts'
import { chooseSlugs, recordSlugs } from './slugs.server.ts'

/** A change to an entry; missing fields stay as they are. Times are UTC in milliseconds. */
export interface EntryChange<Fields = unknown> {
  /** all fields of the kind's schema, unchecked */
  data?: Fields
  status?: EntryStatus
  /** start of visibility; published without a time means now */
  publishAt?: number | null
  expiresAt?: number | null
  /** position from the top where entries are ordered by hand; `null` to sort by date */
  position?: number | null
  /** the revision that the change is based on; the save is refused when it is not the newest */
  basedOn?: number
}

export type SaveFailure =
  | { reason: 'invalid'; problems: FieldProblem[] }
  | { reason: 'not-found' }
  /** another person saved in between; the database keeps their version */
  | { reason: 'conflict'; currentRevision: number }

export interface SavedEntry {
  id: number
  slug: string
  revision: number
}

/** Adds an entry. Without a status it is a draft that no visitor sees. */
export async function createEntry<Data extends EntryData>(
  database: Database,
  kind: ContentKind<Data>,
  change: EntryChange,
  actor: Actor,
): Promise<Result<SavedEntry, SaveFailure>> {
  const data = await cleanFields(change.data)
  if (!data.ok) return data
  const clean = { ...change, data: data.value }
  return changeContent(database, (transaction) => insertEntry(transaction, kind, clean, actor))
}

/** Adds an entry as part of a larger change: run it inside `changeContent`. */
export async function insertEntry<Data extends EntryData>(
  transaction: DatabaseOrTransaction,
  kind: ContentKind<Data>,
  change: EntryChange<CleanFields>,
  actor: Actor,
): Promise<Result<SavedEntry, SaveFailure>> {
  const data = checkEntryData(kind, change.data ?? storedFields({}), change.status ?? 'draft')
  if (!data.ok) return data
  const entry = withTimes(
    { data: data.value, status: 'draft', publishAt: null, expiresAt: null },
    change,
    actor.now,
  )
  const [id] = await insertEntries(transaction, kind, [entry], actor)
  if (entry.status === 'published') await bumpContentVersion(transaction)
  const row = await transaction
    .selectFrom('entry')
    .select(['id', 'slug', 'revision'])
    .where('id', '=', id as number)
    .executeTakeFirstOrThrow()
  return succeed(row)
}

/** Changes an entry and keeps its new state as a revision. */
export async function changeEntry<Data extends EntryData>(
  database: Database,
  kind: ContentKind<Data>,
  id: number,
  change: EntryChange,
  actor: Actor,
): Promise<Result<SavedEntry, SaveFailure>> {
  const { data: input, ...rest } = change
  const data = input === undefined ? undefined : await cleanFields(input)
  if (data && !data.ok) return data
  const clean = data ? { ...rest, data: data.value } : rest
  return changeContent(database, (transaction) => updateEntry(transaction, kind, id, clean, actor))
}

/** Changes an entry as part of a larger change: run it inside `changeContent`. */
export async function updateEntry<Data extends EntryData>(
  transaction: DatabaseOrTransaction,
  kind: ContentKind<Data>,
  id: number,
  change: EntryChange<CleanFields>,
  actor: Actor,
): Promise<Result<SavedEntry, SaveFailure>> {
  const before = await transaction
    .selectFrom('entry')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind.name)
    .executeTakeFirst()
  if (!before) return fail({ reason: 'not-found' })
  if (change.basedOn !== undefined && change.basedOn !== before.revision) {
    return fail({ reason: 'conflict', currentRevision: before.revision })
  }
  const stored = storedEntry(kind, before)
  const status = change.status ?? stored.status
  const isAccepted =
    change.data === undefined && (status !== 'published' || stored.status === 'published')
  const data = isAccepted
    ? succeed(stored.data)
    : checkEntryData(kind, change.data ?? storedFields(stored.data), status, before.content)
  if (!data.ok) return data
  const entry = withTimes({ ...stored, data: data.value }, change, actor.now)
  return succeed(
    await writeChange(transaction, kind, { row: before, data: stored.data }, entry, actor),
  )
}

/**
 * Validates the fields of an entry: published ones must be complete, others may have gaps.
 *
 * @param stored the stored body, which is accepted even when an earlier version saved it above the
 * limit
 */
export function checkEntryData<Data extends EntryData>(
  kind: ContentKind<Data>,
  fields: CleanFields,
  status: EntryStatus,
  stored?: string,
): Result<Data, { reason: 'invalid'; problems: FieldProblem[] }> {
  const check = status === 'published' ? checkFields : checkDraft
  if (!stored || Reflect.get(fields, 'content') !== stored) return check(kind.schema, fields)
  const checked = check(kind.schema, { ...fields, content: '<p>…</p>' })
  return checked.ok ? succeed({ ...checked.value, content: stored }) : checked
}

/** Restores the fields of a revision; visibility stays as it is now. */
export async function revertEntry<Data extends EntryData>(
  database: Database,
  kind: ContentKind<Data>,
  id: number,
  revision: number,
  actor: Actor,
): Promise<Result<SavedEntry, SaveFailure>> {
  const data = await readRevisionData(database, kind.name, id, revision)
  if (data === null) return fail({ reason: 'not-found' })
  return changeEntry(database, kind, id, { data }, actor)
}

/**
 * Reads the state of an entry before it was trashed, and when that was (UTC in milliseconds);
 * `null` when unknown.
 */
export async function readBeforeTrash(
  database: DatabaseOrTransaction,
  kind: string,
  id: number,
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
  return trashed && before
    ? { ...beforeTrash.parse(JSON.parse(before.snapshot)), trashedAt: trashed.saved_at }
    : null
}

const beforeTrash = z.object({ status: z.enum(entryStatuses), publishAt: z.number().nullable() })

/** Reads the fields of a revision; `null` when it does not exist. */
export async function readRevisionData(
  database: DatabaseOrTransaction,
  kind: string,
  id: number,
  revision: number,
): Promise<unknown> {
  const row = await database
    .selectFrom('revision')
    .select('snapshot')
    .where('subject', '=', kind)
    .where('subject_id', '=', String(id))
    .where('number', '=', revision)
    .executeTakeFirst()
  return row ? z.object({ data: z.unknown() }).parse(JSON.parse(row.snapshot)).data : null
}

async function writeChange<Data extends EntryData>(
  database: DatabaseOrTransaction,
  kind: ContentKind<Data>,
  { row: before, data: dataBefore }: { row: EntryRow; data: Data },
  entry: NewEntry<Data>,
  actor: Actor,
): Promise<SavedEntry> {
  const { id } = before
  const columns = entryColumns(kind, entry)
  const revision = before.revision + 1
  if (before.status === 'published') {
    await removeFromLists(database, before)
    await removeFromSearch(database, [{ ...before, also: alsoSearched(kind, dataBefore) }])
  }
  await database
    .updateTable('entry')
    .set({
      ...columns,
      revision,
      updated_at: actor.now,
      updated_by: actor.id === undefined ? null : actor.name,
      // Publishing or withdrawing closes the author's review request; the trash keeps it.
      ...((entry.status === 'published' || entry.status === 'unpublished') && {
        review_requested_at: null,
        review_note: null,
      }),
    })
    .where('id', '=', id)
    .execute()
  const slug = await moveSlug(database, kind, before, entry.data.title)
  await database
    .insertInto('revision')
    .values({
      subject: kind.name,
      subject_id: String(id),
      number: revision,
      snapshot: snapshotOf(entry, columns.content),
      saved_by: actor.name,
      saved_at: actor.now,
    })
    .execute()
  await replaceMediaUses(database, {
    subject: kind.name,
    id: String(id),
    texts: [columns.content, columns.data],
  })
  await addToLists(database, [
    { id, kind: kind.name, ...columns, topics: topicsOf(kind, entry.data) },
  ])
  if (entry.status === 'published') {
    await addToSearch(database, [{ id, ...columns, also: alsoSearched(kind, entry.data) }])
  }
  if (before.status === 'published' || entry.status === 'published')
    await bumpContentVersion(database)
  return { id, slug, revision }
}

/** Moves an entry with a new title to a new slug; the old one keeps leading to it. */
async function moveSlug<Data extends EntryData>(
  database: DatabaseOrTransaction,
  kind: ContentKind<Data>,
  before: EntryRow,
  title: string,
): Promise<string> {
  if (title === before.title) return before.slug
  const chosen = await chooseSlugs(database, kind, [{ id: before.id, title }])
  await recordSlugs(database, kind.name, chosen)
  return chosen[0]?.slug ?? before.slug
}

/** Parses a row into the data of its kind. */
function storedEntry<Data extends EntryData>(
  kind: ContentKind<Data>,
  row: EntryRow,
): NewEntry<Data> {
  const fields = z.record(z.string(), z.unknown()).parse(JSON.parse(row.data))
  // Leaves the body out: cleaning once made bodies longer than the limit, and such entries must
  // stay editable.
  const data = checkDraft(kind.schema, { ...fields, title: row.title, content: '' })
  if (!data.ok)
    throw new Error(`Entry ${row.id} cannot be read: ${JSON.stringify(data.failure.problems)}`)
  return {
    data: { ...data.value, content: row.content },
    status: z.enum(entryStatuses).parse(row.status),
    publishAt: row.publish_at,
    expiresAt: row.expires_at,
    position: row.position,
  }
}

function withTimes<Data>(entry: NewEntry<Data>, change: EntryChange, now: number): NewEntry<Data> {
  const status = change.status ?? entry.status
  const publishAt = change.publishAt === undefined ? entry.publishAt : change.publishAt
  return {
    data: entry.data,
    status,
    publishAt: status === 'published' ? (publishAt ?? now) : publishAt,
    expiresAt: change.expiresAt === undefined ? entry.expiresAt : change.expiresAt,
    position: (change.position === undefined ? entry.position : change.position) ?? null,
  }
}
