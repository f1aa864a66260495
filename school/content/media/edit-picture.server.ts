import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow } from '../../../db/tables.ts'
import { fail } from '../../base/result.ts'
import {
  changeMedia,
  newVersion,
  readRow,
  refusalOf,
  storeVersion,
  type Dropped,
  type MediaActor,
  type MediaLibrary,
} from './change-media.server.ts'
import { encodeStored } from './crops.server.ts'
import { fileNotFound, type MediaFailure } from './media.ts'
import {
  changesNothing,
  isWithin,
  joinEdits,
  movePoint,
  type PictureEdit,
  type PictureEditBody,
} from './picture-edit.ts'
import { changeVersion, findVersion } from './versions.server.ts'

/**
 * Turns and crops a picture: a new version of it in all sizes. Answer, consent and description stay, and
 * the focal point stays on what it marks.
 */
export async function editPicture(
  library: MediaLibrary,
  id: string,
  { version: changed, turn, crop }: PictureEditBody,
  actor: MediaActor,
): Promise<Dropped> {
  const { database } = library
  const edit = { turn, crop }
  const known = await readRow(database, id)
  if (known?.kind !== 'image') return fail(fileNotFound)
  const refusal = await refusalOf(database, id, 'replace', actor)
  if (refusal) return fail(refusal)
  if (known.version !== changed) return fail(changedMeanwhile)
  const problem = problemOf(known, edit)
  if (problem) return fail({ reason: 'invalid', problems: [{ field: 'crop', message: problem }] })
  const source = await findSource(database, known, edit)
  const prepared = await encodeStored(library, id, source, source.edit)
  if (!prepared.ok) return prepared
  const { columns, files } = prepared.value
  const version = newVersion()
  return storeVersion(library, { id, version }, files, () =>
    changeMedia(library, id, null, actor, async (transaction, before): Promise<Dropped> => {
      if (before.version !== changed) return fail(changedMeanwhile)
      const point = movePoint(known, { x: before.focal_x, y: before.focal_y }, edit)
      const after = {
        ...columns,
        version,
        focal_x: point.x,
        focal_y: point.y,
        edit_of: source.version,
        edit: JSON.stringify(source.edit),
      }
      return changeVersion(transaction, before, after, 'crop', actor)
    }),
  )
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
