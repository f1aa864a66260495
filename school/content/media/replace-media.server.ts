import { randomBytes } from 'node:crypto'
import { changeContent } from '../../../db/change-content.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { readGivenLearners, type GivenLearners } from './given-learners.server.ts'
import { changeVersion, nextNumber, versionOf } from './keep-version.server.ts'
import { fileNotFound, fileRefused, type MediaFailure, type MediaFile } from './media.ts'
import { remakeCrops } from './make-crop.server.ts'
import { logChange } from './media-log.server.ts'
import { prepareFile, type Upload } from './prepare-file.server.ts'
import {
  existing,
  hashOf,
  readRow,
  refusalOf,
  showChange,
  type MediaActor,
  type MediaLibrary,
} from './save-media.server.ts'
import { storeFiles } from './store-files.server.ts'

/**
 * Replaces a file: address, description and uses stay, and the file that was there is kept as a
 * former version. A picture stays a picture, a PDF a PDF.
 */
export async function replaceMedia(
  library: MediaLibrary,
  id: string,
  upload: Upload,
  given: GivenLearners,
  actor: MediaActor,
): Promise<Result<MediaFile, MediaFailure>> {
  const { database, store } = library
  const known = await readRow(database, id)
  if (!known) return fail(fileNotFound)
  const refusal = await refusalOf(database, id, 'replace', actor)
  if (refusal) return fail(refusal)
  const learners = readGivenLearners(upload, given, actor)
  if (!learners.ok) return learners
  const prepared = await prepareFile(upload)
  if (!prepared.ok) return fail(fileRefused(prepared.failure))
  const { columns, files, madeSmallerFrom } = prepared.value
  if (columns.kind !== known.kind) {
    const message =
      known.kind === 'pdf'
        ? 'Only a PDF can replace a PDF.'
        : 'Only a picture can replace a picture.'
    return fail(fileRefused(message))
  }
  const version = randomBytes(6).toString('hex')
  const full = await storeFiles(library, { id, version }, files)
  if (full) return fail(full)
  const replaced = await changeContent(database, async (transaction) => {
    const before = await readRow(transaction, id)
    if (!before) return null
    const after = {
      ...versionOf({ ...before, ...columns, ...learners.value }),
      version,
      number: await nextNumber(transaction, before),
      upload_hash: hashOf(upload),
      made_at: actor.now,
      made_by: actor.staff.name,
      edit_of: null,
      edit: null,
    }
    const dropped = await changeVersion(transaction, before, after, actor.now)
    await showChange(transaction, id)
    await logChange(transaction, actor, 'replace', before, after)
    return { file: await existing(transaction, id, actor), dropped }
  }).catch(async (error: unknown) => {
    await store.remove(id, version)
    throw error
  })
  if (!replaced) {
    // The row was deleted while the new file was prepared.
    await store.remove(id)
    return fail(fileNotFound)
  }
  for (const each of replaced.dropped) await store.remove(id, each)
  await remakeCrops(library, id, known, actor)
  return succeed({ ...replaced.file, ...(madeSmallerFrom && { madeSmallerFrom }) })
}
