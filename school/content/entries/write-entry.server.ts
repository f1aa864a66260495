import { bumpContentVersion } from '../../../db/content-version.ts'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { EntryRow } from '../../../db/tables.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { parseStoredFields } from '../../kinds/stored-fields.ts'
import { addRevision } from '../add-revision.server.ts'
import { addMediaUses, replaceMediaUses } from '../media/media-uses.server.ts'
import { addToSearch, extraSearchTexts, removeFromSearch } from '../search/index-entries.server.ts'
import {
  nothingDue,
  nothingPending,
  noReview,
  pendingColumns,
  promotedColumns,
  type ReviewColumns,
} from '../working-revision.ts'
import {
  addToLists,
  entryColumns,
  removeFromLists,
  snapshotOf,
  titleKey,
  topicsOf,
  withStamps,
  type Actor,
  type NewEntry,
} from './insert-entries.server.ts'
import { chooseSlugs, recordSlugs, releaseSlugs, reserveSlugs } from './slugs.server.ts'
import { markForDelivery } from './mark-for-delivery.server.ts'
import { recordStatement } from './statements.server.ts'
import { parseRow, type StoredEntry } from './stored-entry.server.ts'

type Entry = NewEntry<EntryData>

/** No slug is kept free for a scheduled title. */
const noSlugs = { reserved_slugs: '[]' } as const

/** Columns of an entry whose row holds the newest state. */
const onlyRow = { ...nothingPending, ...noSlugs, working_snapshot: null } as const

interface RowChange {
  entry: Entry
  actor: Actor
  /**
   * whether only status, times and position change, so that the working and the scheduled revision
   * stay
   */
  keepsPending?: boolean
}

/**
 * Saves a new state of an entry as a revision and puts it into the row: visitors read it when it is
 * published. Run it inside `changeContent`.
 *
 * @returns the entry as it is stored now
 */
export async function writeRow(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  before: StoredEntry,
  { entry: given, actor, keepsPending = false }: RowChange,
): Promise<StoredEntry> {
  const entry = withStamps(kind, given)
  const revision = before.revision + 1
  if (!keepsPending) await releaseSlugs(database, before)
  const after = await replaceRow(database, kind, before, entry, {
    revision,
    ...signed(actor),
    changed_at: actor.now,
    ...(keepsPending
      ? { title_key: before.title_key }
      : { ...onlyRow, live_revision: entry.status === 'published' ? revision : null }),
    // Publishing or withdrawing closes the author's review request; the trash keeps it.
    ...(!keepsPending && (entry.status === 'published' || entry.status === 'unpublished')
      ? noReview
      : {}),
  })
  await addRevision(database, revisionOf(after, snapshotOf(entry, entry.data.content)), actor)
  if (!keepsPending) await replaceMediaUses(database, mediaUserOf(after))
  await markForStaffSearch(database, after)
  return after
}

/**
 * Saves a revision over a live entry, for staff only; visitors keep reading the live one.
 *
 * @param change `dueAt`: when it becomes live by itself, UTC in milliseconds; `null`: when an editor
 * publishes it. A revision that was scheduled before stays scheduled unless `dueAt` is given.
 */
export async function writeWorking(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  before: StoredEntry,
  { entry: given, actor, dueAt }: { entry: Entry; actor: Actor; dueAt: number | null },
): Promise<StoredEntry> {
  const entry = withStamps(kind, given)
  const revision = before.revision + 1
  const snapshot = snapshotOf(entry, entry.data.content)
  const { title } = entry.data
  const set = {
    revision,
    ...pendingColumns(revision, dueAt),
    ...(dueAt !== null && {
      ...noReview,
      reserved_slugs: await reserve(database, kind, before, title),
    }),
    title_key: titleKey(title),
    ...signed(actor),
  }
  await database.updateTable('entry').set(set).where('id', '=', before.id).execute()
  const after = { ...before, ...set, working_snapshot: snapshot }
  await addRevision(database, revisionOf(after, snapshot), actor)
  await addMediaUses(database, [{ subject: kind.name, id: String(before.id), texts: [snapshot] }])
  await markForStaffSearch(database, after)
  // Tells the content clock of every process when the next change is due.
  if (dueAt !== null) await bumpContentVersion(database)
  return after
}

/** Writes the messages between author and editor; this is no revision. */
export async function writeReview(
  database: DatabaseOrTransaction,
  before: StoredEntry,
  set: ReviewColumns,
): Promise<StoredEntry> {
  await database.updateTable('entry').set(set).where('id', '=', before.id).execute()
  return { ...before, ...set }
}

/** Drops the working and the scheduled revision; the history keeps them. */
export async function discardWorking(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  before: StoredEntry,
  actor: Actor,
): Promise<StoredEntry> {
  const live = parseRow(kind, before)
  const set = {
    ...nothingPending,
    ...noReview,
    ...noSlugs,
    revision: before.revision + 1,
    title_key: titleKey(before.title),
    ...signed(actor),
  }
  await releaseSlugs(database, before)
  await database.updateTable('entry').set(set).where('id', '=', before.id).execute()
  const after = { ...before, ...set, working_snapshot: null }
  await addRevision(database, revisionOf(after, snapshotOf(live, before.content)), actor)
  await replaceMediaUses(database, mediaUserOf(after))
  await markForStaffSearch(database, after)
  return after
}

/** Drops the schedule of a change; its revision stays the working one. */
export async function dropSchedule(
  database: DatabaseOrTransaction,
  before: StoredEntry,
): Promise<StoredEntry> {
  const set = { ...nothingDue, ...noSlugs }
  await releaseSlugs(database, before)
  await database.updateTable('entry').set(set).where('id', '=', before.id).execute()
  return { ...before, ...set }
}

/**
 * Makes a scheduled revision live. It is a revision already, so none is added.
 *
 * @param now UTC in milliseconds
 */
export async function promote(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  before: StoredEntry,
  entry: Entry,
  now: number,
): Promise<void> {
  const isNewest = before.working_revision === before.due_revision
  const after = await replaceRow(database, kind, before, entry, {
    live_revision: before.due_revision,
    ...promotedColumns(before),
    ...noSlugs,
    ...(isNewest && { ...noReview, working_snapshot: null }),
    title_key: isNewest ? titleKey(entry.data.title) : before.title_key,
    updated_at: now,
    changed_at: now,
  })
  await replaceMediaUses(database, mediaUserOf(after))
}

/** Replaces the row of an entry, its slug, and what lists and search know of it. */
async function replaceRow(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  before: StoredEntry,
  entry: Entry,
  set: Partial<StoredEntry>,
): Promise<StoredEntry> {
  const { id } = before
  if (before.status === 'published') {
    const { title, content } = before
    const data = { title, content, ...parseStoredFields<EntryData>(kind, before.data) }
    await removeFromLists(database, before)
    await removeFromSearch(database, [{ ...before, extraTexts: extraSearchTexts(kind, data) }])
  }
  const { working_snapshot = before.working_snapshot, ...stored } = set
  const entryValues = entryColumns(kind, entry)
  const columns = { ...entryValues, ...stored }
  await database.updateTable('entry').set(columns).where('id', '=', id).execute()
  const slug = await moveSlug(database, kind, before, entry.data.title)
  if (entry.status === 'published') {
    const listed = { id, kind: kind.name, ...entryValues, topics: topicsOf(kind, entry.data) }
    await addToLists(database, [listed])
    await addToSearch(database, [
      { id, ...entryValues, extraTexts: extraSearchTexts(kind, entry.data) },
    ])
  }
  const after = { ...before, ...columns, slug, working_snapshot }
  if (before.status === 'published' || entry.status === 'published') {
    await bumpContentVersion(database)
    if (kind.hasSubscribers) await markForDelivery(database, after)
    if (kind.statement) await recordSaid(database, after)
  }
  return after
}

/** Notes that the index of staff lacks a save: the next search of staff adds it. */
async function markForStaffSearch(database: DatabaseOrTransaction, { id }: StoredEntry) {
  await database
    .insertInto('staff_search_backlog')
    .values({ entry_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes what visitors read of an entry from its last change on. */
async function recordSaid(database: DatabaseOrTransaction, after: StoredEntry): Promise<void> {
  const { id, status, publish_at, changed_at, live_revision } = after
  const isSaid = status === 'published'
  const statement = {
    entryId: id,
    at: isSaid ? Math.max(changed_at, publish_at ?? 0) : changed_at,
    revision: isSaid ? live_revision : null,
  }
  await recordStatement(database, statement, changed_at)
}

/** Moves an entry with a new title to a new slug; the old one keeps leading to it. */
async function moveSlug(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  before: EntryRow,
  title: string,
): Promise<string> {
  if (title === before.title) return before.slug
  const chosen = await chooseSlugs(database, kind, [{ id: before.id, title }])
  await recordSlugs(database, kind.name, chosen)
  return chosen[0]?.slug ?? before.slug
}

/** Takes the slug of a scheduled title, so that no other entry gets it first. */
async function reserve(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  before: StoredEntry,
  title: string,
): Promise<string> {
  await releaseSlugs(database, before)
  if (title === before.title) return '[]'
  const chosen = await chooseSlugs(database, kind, [{ id: before.id, title }])
  return JSON.stringify(await reserveSlugs(database, kind.name, chosen))
}

const revisionOf = ({ kind, id, revision }: StoredEntry, snapshot: string) => ({
  subject: kind,
  id: String(id),
  number: revision,
  snapshot,
})

/** Returns the columns for the author and time of the last save. */
const signed = (actor: Actor) => ({
  updated_at: actor.now,
  updated_by: actor.id === undefined ? null : actor.name,
})

const mediaUserOf = ({ kind, id, content, data, working_snapshot }: StoredEntry) => ({
  subject: kind,
  id: String(id),
  texts: [content, data, working_snapshot ?? ''],
})
