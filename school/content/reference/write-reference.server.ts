import { bumpContentVersion } from '../../../db/content-version.ts'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { stampFilipino } from '../../base/filipino.ts'
import { findReferenceKind } from '../../kinds/reference-kinds.ts'
import { addRevision } from '../add-revision.server.ts'
import { addMediaUses, replaceMediaUses } from '../media/media-uses.server.ts'
import {
  nothingDue,
  nothingPending,
  noReview,
  pendingColumns,
  promotedColumns,
  type ReviewColumns,
} from '../working-revision.ts'
import type { StoredReference } from './stored-reference.server.ts'

/** Author and time (UTC in milliseconds) of a change; the id is that of a staff member. */
export interface Actor {
  id?: string
  name: string
  now: number
}

/** Data that its kind has accepted. */
interface Change {
  data: unknown
  actor: Actor
}

/** Adds reference content with its first revision. Run it inside `changeContent`. */
export async function addReference(
  database: DatabaseOrTransaction,
  key: string,
  { data, actor }: Change,
): Promise<void> {
  const text = textOf(key, data)
  const row = { key, data: text, revision: 1, live_revision: 1, ...signed(actor) }
  await database.insertInto('reference').values(row).execute()
  await addRevision(database, revisionOf(row, row.data), actor)
  await replaceMediaUses(database, mediaUserOf({ ...row, working_snapshot: null }))
  await bumpContentVersion(database)
}

/**
 * Saves reference content as a revision and puts it into the row: visitors read it at once. Run it
 * inside `changeContent`.
 */
export async function writeRow(
  database: DatabaseOrTransaction,
  before: StoredReference,
  { data, actor }: Change,
): Promise<StoredReference> {
  const revision = before.revision + 1
  const text = textOf(before.key, data)
  const set = {
    data: text,
    revision,
    live_revision: revision,
    ...nothingPending,
    ...noReview,
    ...signed(actor),
  }
  const after = await update(database, { ...before, working_snapshot: null }, set)
  await addRevision(database, revisionOf(after, text), actor)
  await replaceMediaUses(database, mediaUserOf(after))
  await bumpContentVersion(database)
  return after
}

/**
 * Saves a revision over what is live, for staff only.
 *
 * @param change `dueAt`: when it becomes live by itself, UTC in milliseconds; `null`: when an editor
 * publishes it
 */
export async function writeWorking(
  database: DatabaseOrTransaction,
  before: StoredReference,
  { data, actor, dueAt }: Change & { dueAt: number | null },
): Promise<StoredReference> {
  const revision = before.revision + 1
  const snapshot = textOf(before.key, data)
  const set = {
    revision,
    ...pendingColumns(revision, dueAt),
    ...(dueAt !== null && noReview),
    ...signed(actor),
  }
  const after = await update(database, { ...before, working_snapshot: snapshot }, set)
  await addRevision(database, revisionOf(after, snapshot), actor)
  await addMediaUses(database, [mediaUserOf(after)])
  // Tells the content clock of every process when the next change is due.
  if (dueAt !== null) await bumpContentVersion(database)
  return after
}

/** Drops the working and the scheduled revision; the history keeps them. */
export async function discardWorking(
  database: DatabaseOrTransaction,
  before: StoredReference,
  actor: Actor,
): Promise<StoredReference> {
  const set = {
    revision: before.revision + 1,
    ...nothingPending,
    ...noReview,
    ...signed(actor),
  }
  const after = await update(database, { ...before, working_snapshot: null }, set)
  await addRevision(database, revisionOf(after, after.data), actor)
  await replaceMediaUses(database, mediaUserOf(after))
  return after
}

/** Writes the messages between author and editor; this is no revision. */
export const writeReview = (
  database: DatabaseOrTransaction,
  before: StoredReference,
  set: ReviewColumns,
) => update(database, before, set)

/** Drops the schedule of a change; its revision stays the working one. */
export const dropSchedule = (database: DatabaseOrTransaction, before: StoredReference) =>
  update(database, before, nothingDue)

/** Makes a scheduled revision live. It is a revision already, so none is added. */
export async function promote(
  database: DatabaseOrTransaction,
  before: StoredReference,
  data: unknown,
): Promise<void> {
  const isNewest = before.working_revision === before.due_revision
  const set = {
    data: JSON.stringify(data),
    live_revision: before.due_revision ?? before.revision,
    ...promotedColumns(before),
    ...(isNewest && noReview),
  }
  const working_snapshot = isNewest ? null : before.working_snapshot
  const after = await update(database, { ...before, working_snapshot }, set)
  await replaceMediaUses(database, mediaUserOf(after))
  await bumpContentVersion(database)
}

async function update(
  database: DatabaseOrTransaction,
  before: StoredReference,
  set: Partial<Omit<StoredReference, 'working_snapshot'>>,
): Promise<StoredReference> {
  await database.updateTable('reference').set(set).where('key', '=', before.key).execute()
  return { ...before, ...set }
}

/** Writes data as it is stored, with the English that each Filipino text translates. */
function textOf(key: string, data: unknown): string {
  const kind = findReferenceKind(key)
  return JSON.stringify(kind ? stampFilipino(kind.schema, data) : data)
}

/** Returns the columns for the author and time of the last save. */
const signed = (actor: Actor) => ({
  updated_at: actor.now,
  updated_by: actor.id === undefined ? null : actor.name,
})

const revisionOf = ({ key, revision }: { key: string; revision: number }, snapshot: string) => ({
  subject: 'reference',
  id: key,
  number: revision,
  snapshot,
})

type Texts = Pick<StoredReference, 'key' | 'data' | 'working_snapshot'>

const mediaUserOf = ({ key, data, working_snapshot }: Texts) => ({
  subject: 'reference',
  id: key,
  texts: [data, working_snapshot ?? ''],
})
