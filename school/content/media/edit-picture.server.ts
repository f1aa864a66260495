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
  type MediaChange,
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
 * Turns and crops a picture, which gets a new version in all sizes. Answer, consent and description
 * stay, and the focal point stays on the same spot of the picture.
 */
export async function editPicture(
  change: MediaChange,
  { version: changed, turn, crop }: PictureEditBody,
): Promise<Dropped> {
  const { library, id, actor } = change
  const { database } = library
  const edit = { turn, crop }
  const known = await readRow(database, id)
  if (known?.kind !== 'image') return fail(fileNotFound)
  const refusal = await refusalOf(database, change, 'replace')
  if (refusal) return fail(refusal)
  if (known.version !== changed) return fail(changedMeanwhile)
  const message = problemOf(known, edit)
  if (message) return fail({ reason: 'invalid', problems: [{ field: 'crop', message }] })
  const source = await findSource(database, known, edit)
  const prepared = await encodeStored(change, source, source.edit)
  if (!prepared.ok) return prepared
  const { columns, files } = prepared.value
  const version = newVersion()
  return storeVersion(library, { id, version }, files, () =>
    changeMedia(change, null, async (transaction, before): Promise<Dropped> => {
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

/** Returns what is wrong with an edit; `null` for a possible edit. */
function problemOf(picture: MediaRow, edit: PictureEdit): string | null {
  if (!isWithin(picture, edit)) return 'This part reaches beyond the picture. Make it smaller.'
  return changesNothing(picture, edit) ? 'Turn the picture, or choose a part of it.' : null
}

const changedMeanwhile: MediaFailure = {
  reason: 'wrong-state',
  error: 'Another person has changed this picture in the meantime. Close it and open it again.',
}

/**
 * Finds the version whose pixels an edit uses. For a picture that was edited before, that is the
 * original version while it is kept, so that no quality is lost a second time.
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
