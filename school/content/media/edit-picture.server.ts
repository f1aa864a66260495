import { randomBytes } from 'node:crypto'
import { changeContent } from '../../../db/change-content.ts'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow } from '../../../db/tables.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { changeVersion, findVersion, nextNumber, versionOf } from './keep-version.server.ts'
import { fileNotFound, fileRefused, type MediaFailure, type MediaFile } from './media.ts'
import { logChange } from './media-log.server.ts'
import {
  changesNothing,
  isWithin,
  joinEdits,
  movePoint,
  type PictureEdit,
  type PictureEditBody,
} from './picture-edit.ts'
import { preparePicture } from './prepare-file.server.ts'
import {
  existing,
  readRow,
  refusalOf,
  showChange,
  type MediaActor,
  type MediaLibrary,
} from './save-media.server.ts'
import { storeFiles } from './store-files.server.ts'

/**
 * Turns and crops a picture: a new version of it in all sizes. Answer, consent and description stay, and
 * the focal point stays on what it marks.
 */
export async function editPicture(
  library: MediaLibrary,
  id: string,
  { version: changed, ...edit }: PictureEditBody,
  actor: MediaActor,
): Promise<Result<MediaFile, MediaFailure>> {
  const { database, store } = library
  const known = await readRow(database, id)
  if (known?.kind !== 'image') return fail(fileNotFound)
  const refusal = await refusalOf(database, id, 'replace', actor)
  if (refusal) return fail(refusal)
  if (known.version !== changed) return fail(changedMeanwhile)
  const problem = problemOf(known, edit)
  if (problem) return fail({ reason: 'invalid', problems: [{ field: 'crop', message: problem }] })
  const source = await findSource(database, known, edit)
  const bytes = await store.read({ id, version: source.version }, 'whole')
  if (!bytes) return fail(fileNotFound)
  const format = source.type === 'image/png' ? 'png' : 'jpeg'
  const prepared = await preparePicture({ bytes, format, edit: source.edit })
  if (!prepared.ok) return fail(fileRefused(prepared.failure))
  const { columns, files } = prepared.value
  const version = randomBytes(6).toString('hex')
  const full = await storeFiles(library, { id, version }, files)
  if (full) return fail(full)
  const edited = await changeContent(database, async (transaction) => {
    const before = await readRow(transaction, id)
    if (before?.version !== changed) return null
    const point = movePoint(known, { x: before.focal_x, y: before.focal_y }, edit)
    const after = {
      ...versionOf({ ...before, ...columns }),
      version,
      number: await nextNumber(transaction, before),
      focal_x: point.x,
      focal_y: point.y,
      made_at: actor.now,
      made_by: actor.staff.name,
      edit_of: source.version,
      edit: JSON.stringify(source.edit),
    }
    const dropped = await changeVersion(transaction, before, after, actor.now)
    await showChange(transaction, id)
    await logChange(transaction, actor, 'crop', before, after)
    return { file: await existing(transaction, id, actor), dropped }
  }).catch(async (error: unknown) => {
    await store.remove(id, version)
    throw error
  })
  if (!edited) {
    await store.remove(id, version)
    return fail(changedMeanwhile)
  }
  for (const each of edited.dropped) await store.remove(id, each)
  return succeed(edited.file)
}

const changedMeanwhile: MediaFailure = {
  reason: 'wrong-state',
  error: 'Another person has changed this picture in the meantime. Close it and open it again.',
}

function problemOf(picture: MediaRow, edit: PictureEdit): string | null {
  if (!isWithin(picture, edit)) return 'This part reaches beyond the picture. Make it smaller.'
  if (changesNothing(picture, edit)) return 'Turn the picture, or choose a part of it.'
  return null
}

/**
 * Finds the version whose pixels an edit uses. That of a picture that was edited before is the version
 * that it was made from, while that is kept: no quality is lost a second time.
 */
async function findSource(
  database: DatabaseOrTransaction,
  { id, version, type, edit_of: from, edit: earlier }: MediaRow,
  edit: PictureEdit,
): Promise<{ version: string; type: string; edit: PictureEdit }> {
  const source = from !== null && earlier !== null ? await findVersion(database, id, from) : null
  if (!source) return { version, type, edit }
  const joined = joinEdits(source, JSON.parse(earlier ?? '') as PictureEdit, edit)
  return { version: source.version, type: source.type, edit: joined }
}
