import { bumpContentVersion } from '../../../db/content-version.ts'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import type { AnyKind } from '../../kinds/index.ts'
import type { DocumentKind } from '../../kinds/reference-kinds.ts'
import { parseStoredFields } from '../../kinds/stored-fields.ts'
import { addMediaUses, replaceMediaUses } from '../media/media-uses.server.ts'
import { addToSearch, extraSearchTexts, removeFromSearch } from '../search/index-entries.server.ts'
import { columnsOf, snapshotOf, titleKey, topicsOf, withStamps } from './insert-entries.server.ts'
import { indexReferencePages } from '../search/index-pages.server.ts'
import { moveSlug, releaseSlugs, reserveSlug } from './slugs.server.ts'
import { recordStatement } from './statements.server.ts'
import {
  addRevisions,
  addToBacklog,
  fieldsOfRow,
  subjectIdOf,
  type StoredEntry,
  type Actor,
  type NewEntry,
} from './stored-entry.server.ts'
import { addToLists, removeFromLists } from './tally.server.ts'

type Entry = NewEntry<EntryData>

/** The columns of a row without a review request. */
export const noReview = {
  review_requested_at: null,
  review_note: null,
  review_requested_by: null,
  review_asked: null,
} as const

/** The columns of a row without a scheduled revision: no slug is reserved for its title. */
const noSchedule = { due_revision: null, due_at: null, reserved_slugs: '[]' } as const

/** The columns of a document whose row holds the newest revision. */
export const nothingPending = {
  working_revision: null,
  ...noSchedule,
  working_snapshot: null,
} as const

/**
 * Saves a document as a new revision and puts the revision into the row: visitors read the row when
 * it is published. Run this inside `changeContent`.
 *
 * @param change `keepsPending`: only status, times and position change; the working and the
 * scheduled revision stay
 * @returns the entry as it is stored now
 */
export async function writeRow(
  database: DatabaseOrTransaction,
  kind: DocumentKind,
  before: StoredEntry,
  change: { entry: Entry; actor: Actor; keepsPending?: boolean },
): Promise<StoredEntry> {
  const { actor, keepsPending = false } = change
  const entry = withStamps(kind, change.entry)
  const revision = before.revision + 1
  if (!keepsPending) await releaseSlugs(database, before)
  const after = await replaceRow(database, kind, before, entry, {
    revision,
    ...authorColumns(actor),
    changed_at: actor.now,
    ...(keepsPending
      ? { title_key: before.title_key }
      : { ...nothingPending, live_revision: entry.status === 'published' ? revision : null }),
    // Publishing or withdrawing closes the author's review request; the trash keeps it.
    ...(!keepsPending && (entry.status === 'published' || entry.status === 'unpublished')
      ? noReview
      : {}),
  })
  await keepRevision(database, after, snapshotOf(entry), actor)
  if (!keepsPending) await replaceMediaUses(database, mediaUserOf(after))
  await markForStaffSearch(database, after)
  return after
}

/**
 * Saves a working revision over a live document, for staff only; visitors keep reading the live
 * revision.
 *
 * @param change `dueAt`: when the revision becomes live by itself, UTC in milliseconds; `null`:
 * when an editor publishes it. An earlier scheduled revision stays scheduled unless `dueAt` is
 * given.
 */
export async function writeWorking(
  database: DatabaseOrTransaction,
  kind: DocumentKind,
  before: StoredEntry,
  { entry: given, actor, dueAt }: { entry: Entry; actor: Actor; dueAt: number | null },
): Promise<StoredEntry> {
  const entry = withStamps(kind, given)
  const revision = before.revision + 1
  const snapshot = snapshotOf(entry)
  const set = {
    revision,
    working_revision: revision,
    ...(dueAt !== null && {
      due_revision: revision,
      due_at: dueAt,
      ...noReview,
      reserved_slugs: await reserveSlug(database, kind, before, entry.data.title),
    }),
    title_key: columnsOf(kind, entry).title_key,
    ...authorColumns(actor),
  }
  await database.updateTable('entry').set(set).where('id', '=', before.id).execute()
  const after = { ...before, ...set, working_snapshot: snapshot }
  await keepRevision(database, after, snapshot, actor)
  await addMediaUses(database, [{ ...mediaUserOf(after), texts: [snapshot] }])
  await markForStaffSearch(database, after)
  // Tells the content clock of every process when the next change is due.
  if (dueAt !== null) await bumpContentVersion(database)
  return after
}

/** Writes the review columns of a row, which is no revision. */
export async function writeReview(
  database: DatabaseOrTransaction,
  before: StoredEntry,
  set: Pick<StoredEntry, keyof typeof noReview>,
): Promise<StoredEntry> {
  await database.updateTable('entry').set(set).where('id', '=', before.id).execute()
  return { ...before, ...set }
}

/** Drops the working and the scheduled revision; the history keeps them. */
export async function discardWorking(
  database: DatabaseOrTransaction,
  before: StoredEntry,
  actor: Actor,
): Promise<StoredEntry> {
  const { working_snapshot, ...pending } = nothingPending
  const set = {
    ...pending,
    ...noReview,
    revision: before.revision + 1,
    title_key: titleKey(before.title),
    ...authorColumns(actor),
  }
  await releaseSlugs(database, before)
  await database.updateTable('entry').set(set).where('id', '=', before.id).execute()
  const after = { ...before, ...set, working_snapshot }
  const { status, publish_at: publishAt, expires_at: expiresAt, position } = before
  const live = { data: fieldsOfRow(before), status, publishAt, expiresAt, position }
  await keepRevision(database, after, JSON.stringify(live), actor)
  await replaceMediaUses(database, mediaUserOf(after))
  await markForStaffSearch(database, after)
  return after
}

/** Drops the schedule of a change; its revision stays the working one. */
export async function dropSchedule(
  database: DatabaseOrTransaction,
  before: StoredEntry,
): Promise<StoredEntry> {
  await releaseSlugs(database, before)
  await database.updateTable('entry').set(noSchedule).where('id', '=', before.id).execute()
  return { ...before, ...noSchedule }
}

/**
 * Makes a scheduled revision live. No revision is added.
 *
 * @param now UTC in milliseconds
 */
export async function promote(
  database: DatabaseOrTransaction,
  kind: DocumentKind,
  before: StoredEntry,
  entry: Entry,
  now: number,
): Promise<void> {
  const isNewest = before.working_revision === before.due_revision
  const after = await replaceRow(database, kind, before, entry, {
    live_revision: before.due_revision,
    ...noSchedule,
    // A revision that was saved after the scheduled one stays the working revision.
    ...(isNewest && { ...nothingPending, ...noReview }),
    title_key: isNewest ? columnsOf(kind, entry).title_key : before.title_key,
    updated_at: now,
    changed_at: now,
  })
  await replaceMediaUses(database, mediaUserOf(after))
}

/** Replaces a row, and updates the lists and the search that show the row. */
async function replaceRow(
  database: DatabaseOrTransaction,
  kind: DocumentKind,
  before: StoredEntry,
  entry: Entry,
  set: Partial<StoredEntry>,
): Promise<StoredEntry> {
  const { working_snapshot = before.working_snapshot, ...stored } = set
  const columns = { ...columnsOf(kind, entry), ...stored }
  if (kind.name !== 'reference') await removeFromPublished(database, kind, before)
  await database.updateTable('entry').set(columns).where('id', '=', before.id).execute()
  const after = { ...before, ...columns, working_snapshot }
  if (kind.name === 'reference') {
    await bumpContentVersion(database)
    await indexReferencePages(database)
    return after
  }
  after.slug = await moveSlug(database, kind, before, entry.data.title)
  await addToPublished(database, kind, after, entry)
  if (before.status === 'published' || entry.status === 'published') {
    await bumpContentVersion(database)
    await addToBacklog(database, 'link-check', [after.id])
    if (kind.hasSubscribers) await markForDelivery(database, after)
    if (kind.statement) {
      const revision = after.status === 'published' ? after.live_revision : null
      const statement = { entryId: after.id, at: visibleFrom(after), revision }
      await recordStatement(database, statement, after.changed_at)
    }
  }
  return after
}

/** Removes a published entry, as it was stored, from lists and search. */
async function removeFromPublished(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  before: StoredEntry,
) {
  if (before.status !== 'published') return
  const { title, content } = before
  const data = { title, content, ...parseStoredFields<EntryData>(kind, before.data) }
  await removeFromLists(database, before)
  await removeFromSearch(database, [{ ...before, extraTexts: extraSearchTexts(kind, data) }])
}

/** Adds an entry to lists and search when it is published. */
async function addToPublished(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  after: StoredEntry,
  { data }: Entry,
) {
  if (after.status !== 'published') return
  await addToLists(database, [{ ...after, topics: topicsOf(kind, data) }])
  await addToSearch(database, [{ ...after, extraTexts: extraSearchTexts(kind, data) }])
}

/** Marks a save for the search index of staff: the next search of staff adds the save. */
async function markForStaffSearch(database: DatabaseOrTransaction, { id, key }: StoredEntry) {
  if (key === null) await addToBacklog(database, 'staff-search', [id])
}

/** Returns from when on visitors see the last change of an entry, UTC in milliseconds. */
const visibleFrom = ({ status, publish_at, changed_at }: StoredEntry) =>
  status === 'published' ? Math.max(changed_at, publish_at ?? 0) : changed_at

/**
 * Marks a published or withdrawn entry for delivery, in the transaction of its change. As soon as
 * visitors see the change, the delivery compares it with what subscribers were told (decision
 * 0084).
 */
async function markForDelivery(database: DatabaseOrTransaction, after: StoredEntry): Promise<void> {
  const due = { due_at: visibleFrom(after) }
  await database
    .insertInto('notice_delivery')
    .values({ notice_id: after.id, ...due, told: null, spread_after: null })
    .onConflict((conflict) => conflict.column('notice_id').doUpdateSet(due))
    .execute()
}

/** Adds the newest save of a row to the history. */
const keepRevision = (
  database: DatabaseOrTransaction,
  row: StoredEntry,
  snapshot: string,
  actor: Actor,
) => {
  const subject = { subject: row.kind, id: subjectIdOf(row) }
  return addRevisions(database, [{ ...subject, number: row.revision, snapshot }], actor)
}

/** Returns the columns for the author and time of the last save. */
const authorColumns = (actor: Actor) => ({
  updated_at: actor.now,
  updated_by: actor.id === undefined ? null : actor.name,
})

/** Returns a document with all its texts that can name media files. */
const mediaUserOf = (row: StoredEntry) => ({
  subject: row.kind,
  id: subjectIdOf(row),
  texts: [row.content, row.data, row.working_snapshot ?? ''],
})
