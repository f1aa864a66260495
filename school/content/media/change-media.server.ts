import { randomBytes } from 'node:crypto'
import { bumpContentVersion } from '../../../db/content-version.ts'
import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow } from '../../../db/tables.ts'
import { formatBytes } from '../../base/formats.ts'
import { fail, type Result } from '../../base/result.ts'
import { mediaRefusal, type MediaAction } from '../../staff/accounts/media-permissions.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import type { LoggedAction } from '../../staff/activity/actions.ts'
import { recordActivity } from '../../staff/activity/record-activity.server.ts'
import { readMediaPlaces } from './list-media-uses.server.ts'
import { sizeOf, type MediaStore } from './media-store.ts'
import { isMediaUsed } from './media-uses.server.ts'
import { fileNotFound, type MediaFailure } from './media.ts'

/** The media library: its rows and its files. */
export interface MediaLibrary {
  database: Database
  store: MediaStore
  /** limit of all files together, in bytes */
  maxBytes: number
}

/** Staff member who makes a change, and its time: UTC in milliseconds. */
export interface MediaActor {
  staff: Omit<Staff, 'email'>
  now: number
}

/** Author and time of an audit event; the time is UTC in milliseconds. */
export type LogActor = { staff: Pick<Staff, 'id' | 'name'>; now: number }

/** A file of the library that a member of staff changes. */
export interface MediaChange {
  library: MediaLibrary
  id: string
  actor: MediaActor
}

/** Result of a change: the versions whose files are to be removed. */
export type Dropped = Result<readonly string[], MediaFailure>

/** Draws the name of a new version. */
export const newVersion = () => randomBytes(6).toString('hex')

/** Reads the row of a file, if it exists. */
export const readRow = (
  database: DatabaseOrTransaction,
  id: string,
): Promise<MediaRow | undefined> =>
  database.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()

/** Returns why the person may not do an action on the file; `null` when they may. */
export async function refusalOf(
  database: DatabaseOrTransaction,
  { id, actor }: MediaChange,
  action: MediaAction,
): Promise<ReturnType<typeof mediaRefusal>> {
  const places = (await readMediaPlaces(database, [id])).get(id) ?? []
  return mediaRefusal(actor.staff, action, places)
}

/**
 * Changes a file in one transaction, and then removes the versions that the change dropped.
 *
 * @param right the right that the change needs; `null` when the right was checked before
 */
export async function changeMedia(
  change: MediaChange,
  right: MediaAction | null,
  write: (transaction: DatabaseOrTransaction, before: MediaRow) => Promise<Dropped>,
): Promise<Dropped> {
  const { library, id } = change
  const dropped = await changeContent(library.database, async (transaction): Promise<Dropped> => {
    const before = await readRow(transaction, id)
    if (!before) return fail(fileNotFound)
    const refusal = right && (await refusalOf(transaction, change, right))
    return refusal ? fail(refusal) : write(transaction, before)
  })
  if (dropped.ok) for (const version of dropped.value) await library.store.remove(id, version)
  return dropped
}

/**
 * Stores the files of a new version, then saves the row of the version. When the save fails, the
 * files are removed; when the media file was deleted meanwhile, the files of all its versions.
 *
 * @param save saves the row
 */
export async function storeVersion<Saved>(
  { store, maxBytes }: MediaLibrary,
  { id, version }: { id: string; version: string },
  files: ReadonlyMap<string, Buffer>,
  save: () => Promise<Result<Saved, MediaFailure>>,
): Promise<Result<Saved, MediaFailure>> {
  const used = await store.countBytes()
  if (used + sizeOf(files) > maxBytes) {
    const error = `The media library is full: ${formatBytes(used)} of ${formatBytes(maxBytes)} are used. Delete files that are no longer needed, or ask for a higher limit (MEDIA_MAX_GB).`
    return fail({ reason: 'full', error })
  }
  await store.put({ id, version }, files)
  let isSaved = false
  try {
    const saved = await save()
    isSaved = saved.ok
    if (!saved.ok && saved.failure.reason === 'not-found') await store.remove(id)
    return saved
  } finally {
    if (!isSaved) await store.remove(id, version)
  }
}

/** Writes columns of a file, expires the caches when content uses the file, and logs the change. */
export async function writeRow(
  transaction: DatabaseOrTransaction,
  before: MediaRow,
  changed: Partial<MediaRow>,
  action: LoggedAction,
  actor: LogActor,
): Promise<void> {
  const columns = { ...changed, updated_at: actor.now }
  await transaction.updateTable('media').set(columns).where('id', '=', before.id).execute()
  await showChange(transaction, before.id)
  await logChange(transaction, actor, action, before, columns)
}

/** Expires the caches when content uses the file. */
export async function showChange(database: DatabaseOrTransaction, id: string): Promise<void> {
  if (await isMediaUsed(database, id)) await bumpContentVersion(database)
}

/** Logs a change of a file, with the facts before and after. */
export const logChange = (
  database: DatabaseOrTransaction,
  actor: LogActor,
  action: LoggedAction,
  before: MediaRow,
  changed: Partial<MediaRow>,
) =>
  log(database, actor, action, before, loggedFacts(before), loggedFacts({ ...before, ...changed }))

/** Adds an audit event about a file. */
export const log = (
  database: DatabaseOrTransaction,
  { staff, now }: LogActor,
  action: LoggedAction,
  { id, name }: MediaRow,
  before: unknown,
  after: unknown,
) =>
  recordActivity(
    database,
    staff,
    { action, subject: 'media', subjectId: id, title: name, before, after },
    now,
  )

/** Selects the facts about a file that the activity log keeps. */
export const loggedFacts = (row: MediaRow) => ({
  name: row.name,
  type: row.type,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  alt: row.alt,
  version: row.version,
  decorative: row.decorative === 1,
  focalX: row.focal_x / 100,
  focalY: row.focal_y / 100,
  ...(row.kind === 'image' && {
    showsLearners: row.shows_learners,
    // Not the reference: more people read the log than may see it.
    consentUntil: row.consent_until,
    consentUses: row.consent_uses,
    consentEndedAt: row.consent_ended_at,
  }),
})
