import { hash, randomBytes } from 'node:crypto'
import { changeContent } from '../../../db/change-content.ts'
import type { Database } from '../../../db/database.ts'
import type { MediaRow } from '../../../db/tables.ts'
import { dayInManila } from '../../base/dates.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { mediaRefusal } from '../../staff/accounts/media-permissions.ts'
import type { Asking } from '../../staff/accounts/permissions.ts'
import { recordOldAddress, type OldAddress } from '../old-addresses.server.ts'
import {
  changeMedia,
  log,
  loggedFacts,
  newVersion,
  readRow,
  refusalOf,
  storeVersion,
  type MediaActor,
  type MediaChange,
  type MediaLibrary,
} from './change-media.server.ts'
import { remakeCrops } from './crops.server.ts'
import { detectFileFormat } from './detect-file-format.server.ts'
import {
  checkLearners,
  learnersQuestion,
  learnersRow,
  type Consent,
  type LearnersAnswer,
} from './learners.ts'
import { fileNameOf } from './media-address.ts'
import {
  fileNotFound,
  fileRefused,
  mediaDescription,
  type MediaFailure,
  type OpenedFile,
} from './media.ts'
import { prepareFile, type PreparedFile, type Upload } from './prepare-file.server.ts'
import { findMedia } from './read-media.server.ts'
import { mediaWords } from './tags.server.ts'
import { changeVersion } from './versions.server.ts'

/** The answer about learners that came with an upload. */
export interface GivenLearners {
  showsLearners?: LearnersAnswer | undefined
  consent?: Consent | undefined
  /** the old address of a file that is taken over: no person answered for it */
  movedFrom?: OldAddress
}

/** The description that came with an upload, unchecked. */
export interface GivenDescription extends GivenLearners {
  name?: string | undefined
  alt?: string | undefined
  decorative?: boolean | undefined
  /** refuses a file whose bytes are in the library already */
  refusesDuplicates?: boolean | undefined
}

/**
 * Adds a file to the library: checks the description, encodes a picture in all sizes, and stores
 * the files before the row.
 *
 * @param given without `name`, the name of the uploaded file is used
 */
export async function addMedia(
  library: MediaLibrary,
  upload: Upload,
  given: GivenDescription,
  actor: MediaActor,
): Promise<Result<OpenedFile, MediaFailure>> {
  const { database } = library
  const description = mediaDescription.safeParse({
    ...given,
    name: given.name ?? shownName(upload.name),
  })
  if (!description.success) {
    const problems = description.error.issues.map(({ path, message }) => ({
      field: path.join('.'),
      message,
    }))
    return fail({ reason: 'invalid', problems })
  }
  const learners = readGivenLearners(upload, given, actor)
  if (!learners.ok) return learners
  const existing = given.refusesDuplicates ? await findDuplicate(database, upload, actor) : null
  if (existing) return fail({ reason: 'duplicate', existing })
  const prepared = await prepareFile(upload)
  if (!prepared.ok) return fail(fileRefused(prepared.failure))
  const { columns, files, ending } = prepared.value
  const place = { id: randomBytes(10).toString('hex'), version: newVersion() }
  const { alt, decorative, name } = description.data
  const row: MediaRow = {
    ...place,
    ...columns,
    ...learners.value,
    upload_hash: hashOf(upload),
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
    tags: '',
    words: '',
  }
  row.words = mediaWords(row)
  const added = await storeVersion(library, place, files, () =>
    changeContent(database, async (transaction) => {
      await transaction.insertInto('media').values(row).execute()
      if (given.movedFrom)
        await recordOldAddress(transaction, given.movedFrom, { to: 'media', target: place.id })
      await log(transaction, actor, 'upload', row, undefined, loggedFacts(row))
      return succeed(place)
    }),
  )
  return readUploaded({ library, id: place.id, actor }, added, prepared.value)
}

/**
 * Replaces a file: address, description and uses stay, and the replaced file is kept as a former
 * version. Only a picture can replace a picture, and only a PDF a PDF.
 */
export async function replaceMedia(
  change: MediaChange,
  upload: Upload,
  given: GivenLearners,
): Promise<Result<OpenedFile, MediaFailure>> {
  const { library, id, actor } = change
  const known = await readRow(library.database, id)
  if (!known) return fail(fileNotFound)
  const refusal = await refusalOf(library.database, change, 'replace')
  if (refusal) return fail(refusal)
  const learners = readGivenLearners(upload, given, actor)
  if (!learners.ok) return learners
  const prepared = await prepareFile(upload)
  if (!prepared.ok) return fail(fileRefused(prepared.failure))
  const { columns, files } = prepared.value
  if (columns.kind !== known.kind)
    return fail(
      fileRefused(
        known.kind === 'pdf'
          ? 'Only a PDF can replace a PDF.'
          : 'Only a picture can replace a picture.',
      ),
    )
  const version = newVersion()
  const uploaded = { version, upload_hash: hashOf(upload), edit_of: null, edit: null }
  const after = { ...columns, ...learners.value, ...uploaded }
  const replaced = await storeVersion(library, { id, version }, files, () =>
    changeMedia(change, null, (transaction, before) =>
      changeVersion(transaction, before, after, 'replace', actor),
    ),
  )
  if (replaced.ok) await remakeCrops(change, known)
  return readUploaded(change, replaced, prepared.value)
}

/** Reads a file after its upload. */
async function readUploaded(
  { library, id, actor }: MediaChange,
  saved: Result<unknown, MediaFailure>,
  { madeSmallerFrom }: PreparedFile,
): Promise<Result<OpenedFile, MediaFailure>> {
  if (!saved.ok) return saved
  const file = await findMedia(library.database, id, actor)
  return file
    ? succeed({ ...file, ...(madeSmallerFrom && { madeSmallerFrom }) })
    : fail(fileNotFound)
}

/**
 * Checks the answer about learners that came with an upload. Every picture needs an answer, except
 * pictures that are taken over; a PDF needs none.
 *
 * @returns the columns of the answer
 */
export function readGivenLearners(
  { bytes }: Upload,
  { showsLearners, consent, movedFrom }: GivenLearners,
  { staff, now }: { staff: Asking; now: number },
): Result<ReturnType<typeof learnersRow>, MediaFailure> {
  const format = detectFileFormat(bytes)
  // A file that is neither a picture nor a PDF is refused later, with a sentence of its own.
  if (!format.ok || format.value === 'pdf' || movedFrom)
    return succeed(learnersRow('unanswered', undefined))
  if (!showsLearners) {
    const problems = [{ field: 'showsLearners', message: learnersQuestion }]
    return fail({ reason: 'invalid', problems })
  }
  const refusal = consent ? mediaRefusal(staff, 'consent', []) : null
  if (refusal) return fail(refusal)
  const problems = checkLearners({ showsLearners, consent }, dayInManila(new Date(now)))
  return problems.length > 0
    ? fail({ reason: 'invalid', problems })
    : succeed(learnersRow(showsLearners, consent))
}

/** Returns the hash by which uploads of the same bytes are found. */
const hashOf = ({ bytes }: Upload) => hash('sha256', bytes, 'hex')

/** Finds the file that was uploaded with the same bytes; of several, the oldest. */
async function findDuplicate(database: Database, upload: Upload, actor: MediaActor) {
  const row = await database
    .selectFrom('media')
    .select('id')
    .where('upload_hash', '=', hashOf(upload))
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst()
  return row ? findMedia(database, row.id, actor) : null
}

/** Returns the name of a file until staff change it: without folders and extension. */
const shownName = (name: string) =>
  (name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 120) || 'File'
