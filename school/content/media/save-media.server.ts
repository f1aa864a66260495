import { hash, randomBytes } from 'node:crypto'
import { changeContent } from '../../../db/change-content.ts'
import { bumpContentVersion } from '../../../db/content-version.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow } from '../../../db/tables.ts'
import { mediaRefusal, type MediaAction } from '../../staff/accounts/media-permissions.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { recordOldAddress } from '../old-addresses.server.ts'
import { fileNameOf } from './media-address.ts'
import { writeTags } from './media-tags.server.ts'
import { mediaWords } from './media-words.server.ts'
import { readTags } from './read-tags.server.ts'
import { readMediaPlaces } from './media-places.server.ts'
import type { MediaStore } from './media-store.ts'
import { isMediaUsed } from './media-uses.server.ts'
import { storeFiles } from './store-files.server.ts'
import {
  fileNotFound,
  fileRefused,
  mediaDescription,
  type MediaDescription,
  type MediaFailure,
  type MediaFile,
} from './media.ts'
import { readGivenLearners, type GivenLearners } from './given-learners.server.ts'
import { log, logChange, logged } from './media-log.server.ts'
import { prepareFile, type Upload } from './prepare-file.server.ts'
import { listMediaUses } from './list-media-uses.server.ts'
import { findMedia } from './read-media.server.ts'

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

/** The description that came with an upload; its texts are unchecked. */
export interface GivenDescription extends GivenLearners {
  name?: string | undefined
  alt?: string | undefined
  decorative?: boolean | undefined
  /** a file whose bytes are in the library already is refused */
  refusesDuplicates?: boolean | undefined
}

/**
 * Adds a file to the library. Its files are stored before the row exists.
 *
 * @param given without a name, the file's name is used
 */
export async function addMedia(
  library: MediaLibrary,
  upload: Upload,
  given: GivenDescription,
  actor: MediaActor,
): Promise<Result<MediaFile, MediaFailure>> {
  const description = mediaDescription.safeParse({
    ...given,
    name: given.name ?? shownName(upload.name),
  })
  if (!description.success) return invalid(description.error.issues)
  const learners = readGivenLearners(upload, given, actor)
  if (!learners.ok) return learners
  const upload_hash = hashOf(upload)
  if (given.refusesDuplicates) {
    const known = await findUploaded(library.database, upload_hash, actor)
    if (known) return fail({ reason: 'duplicate', existing: known })
  }
  const prepared = await prepareFile(upload)
  if (!prepared.ok) return fail(fileRefused(prepared.failure))
  const { columns, files, ending, madeSmallerFrom } = prepared.value
  const place = { id: randomBytes(10).toString('hex'), version: randomBytes(6).toString('hex') }
  const full = await storeFiles(library, place, files)
  if (full) return fail(full)
  const { alt, decorative, name } = description.data
  const row: MediaRow = {
    ...place,
    ...columns,
    ...learners.value,
    upload_hash,
    name,
    file_name: fileNameOf(name, ending),
    alt,
    decorative: decorative ? 1 : 0,
    focal_x: 50,
    focal_y: 50,
    created_at: actor.now,
    created_by: actor.staff.name,
    updated_at: actor.now,
    number: 1,
    made_at: actor.now,
    made_by: actor.staff.name,
    edit_of: null,
    edit: null,
    words: '',
  }
  row.words = mediaWords(row)
  try {
    return await changeContent(library.database, async (transaction) => {
      await transaction.insertInto('media').values(row).execute()
      if (given.movedFrom)
        await recordOldAddress(transaction, given.movedFrom, { to: 'media', target: place.id })
      await log(transaction, actor, 'upload', row, undefined, logged(row))
      const added = await existing(transaction, place.id, actor)
      return succeed({ ...added, ...(madeSmallerFrom && { madeSmallerFrom }) })
    })
  } catch (error) {
    await library.store.remove(place.id)
    throw error
  }
}

/** Changes name, alt text or decorative, focal point and tags of a file. */
export async function updateMediaDetails(
  { database }: MediaLibrary,
  id: string,
  description: MediaDescription,
  actor: MediaActor,
): Promise<Result<MediaFile, MediaFailure>> {
  const { name, alt, decorative, focalX, focalY, tags } = description
  return changeContent(database, async (transaction) => {
    const before = await readRow(transaction, id)
    if (!before) return fail(fileNotFound)
    const refusal = await refusalOf(transaction, id, 'describe', actor)
    if (refusal) return fail(refusal)
    if (before.kind === 'image' && !alt && !decorative) {
      const message = 'Describe what the picture shows, or mark it as decorative.'
      return fail({ reason: 'invalid', problems: [{ field: 'alt', message }] })
    }
    const columns = {
      name,
      alt,
      decorative: decorative ? 1 : 0,
      updated_at: actor.now,
      focal_x: Math.round(focalX * 100),
      focal_y: Math.round(focalY * 100),
    }
    const known = (await readTags(transaction, [id])).get(id)
    const words = mediaWords({ ...before, ...columns }, known)
    await transaction
      .updateTable('media')
      .set({ ...columns, words })
      .where('id', '=', id)
      .execute()
    await showChange(transaction, id)
    await logChange(transaction, actor, 'describe', before, columns)
    if (tags) await writeTags(transaction, { ...before, ...columns }, tags, actor)
    return succeed(await existing(transaction, id, actor))
  })
}

/**
 * Deletes a file from the library, with its bytes and its former versions.
 *
 * @param force whether to delete even when content uses it, which then shows the fallback image
 */
export async function deleteMedia(
  { database, store }: MediaLibrary,
  id: string,
  force: boolean,
  actor: MediaActor,
): Promise<Result<true, MediaFailure>> {
  const deleted = await changeContent(database, async (transaction) => {
    const before = await readRow(transaction, id)
    if (!before) return fail<MediaFailure>(fileNotFound)
    const refusal = await refusalOf(transaction, id, 'delete', actor)
    if (refusal) return fail<MediaFailure>(refusal)
    const usedIn = await listMediaUses(transaction, id, actor.now)
    if (usedIn.length > 0 && !force) return fail<MediaFailure>({ reason: 'used', usedIn })
    await showChange(transaction, id)
    // Keeps the uses: the content still names the file.
    await transaction.deleteFrom('media').where('id', '=', id).execute()
    await transaction.deleteFrom('media_tag').where('media_id', '=', id).execute()
    await transaction.deleteFrom('media_version').where('media_id', '=', id).execute()
    await transaction.deleteFrom('media_crop').where('media_id', '=', id).execute()
    await log(transaction, actor, 'delete', before, { ...logged(before), usedIn }, undefined)
    return succeed(true as const)
  })
  if (deleted.ok) await store.remove(id)
  return deleted
}

/** Returns by which bytes a file came. */
export const hashOf = ({ bytes }: Upload) => hash('sha256', bytes, 'hex')

/** Finds the file that came as these bytes; of several, the oldest. */
async function findUploaded(
  database: DatabaseOrTransaction,
  upload_hash: string,
  { staff }: MediaActor,
): Promise<MediaFile | null> {
  const row = await database
    .selectFrom('media')
    .select('id')
    .where('upload_hash', '=', upload_hash)
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  return row ? findMedia(database, row.id, staff) : null
}

/** Returns why this person may not do this to a file; `null` when they may. */
export async function refusalOf(
  database: DatabaseOrTransaction,
  id: string,
  action: MediaAction,
  { staff }: MediaActor,
): Promise<ReturnType<typeof mediaRefusal>> {
  const places = (await readMediaPlaces(database, [id])).get(id) ?? []
  return mediaRefusal(staff, action, places)
}

export const readRow = (
  database: DatabaseOrTransaction,
  id: string,
): Promise<MediaRow | undefined> =>
  database.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()

export async function existing(
  database: DatabaseOrTransaction,
  id: string,
  { staff }: MediaActor,
): Promise<MediaFile> {
  const file = await findMedia(database, id, staff)
  if (!file) throw new Error(`The file ${id} was not stored.`)
  return file
}

/** Expires the caches when content shows the file; otherwise they stay. */
export async function showChange(database: DatabaseOrTransaction, id: string): Promise<void> {
  if (await isMediaUsed(database, id)) await bumpContentVersion(database)
}

function invalid(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const problems = issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return fail({ reason: 'invalid' as const, problems })
}

/** Returns the name of a file until staff change it: without folders and extension. */
const shownName = (name: string) =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 120) || 'File'
