import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { changeContent } from '../../../db/change-content.ts'
import type { MediaRow } from '../../../db/tables.ts'
import { cropInPixels, readCrop } from '../../base/picture-crop.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { hiddenSentences, whyHidden } from './learners.ts'
import { fileNotFound, fileRefused, type MediaFailure } from './media.ts'
import { minSide } from './picture-edit.ts'
import { preparePicture } from './prepare-file.server.ts'
import { readRow, showChange, type MediaActor, type MediaLibrary } from './save-media.server.ts'
import { storeFiles } from './store-files.server.ts'

/** Maximum number of parts of one version of a picture: each is a folder of files. */
const mostCrops = 100

export const cropBody = z.object({
  frame: z
    .string()
    .refine((text) => readCrop(text) !== null, 'Choose a part of the picture.')
    .describe(
      'left, top, width and height in ten-thousandths of the picture, such as 1250 0 7500 10000',
    ),
})

/**
 * Makes the sizes of a part of a picture, for texts that show only this part. The picture itself, and
 * where else it is used, stay as they are. A part that is there already is not made again.
 */
export async function makeCrop(
  library: MediaLibrary,
  id: string,
  { frame }: z.output<typeof cropBody>,
  { now }: Pick<MediaActor, 'now'>,
): Promise<Result<{ frame: string }, MediaFailure>> {
  const { database, store } = library
  const picture = await readRow(database, id)
  const crop = readCrop(frame)
  if (picture?.kind !== 'image' || !crop) return fail(fileNotFound)
  const reason = whyHidden(picture)
  if (reason) return fail(fileRefused(hiddenSentences[reason](picture.name)))
  const known = await countCrops(library, picture)
  if (known.some((each) => each.frame === frame)) return succeed({ frame })
  if (known.length >= mostCrops) return fail(tooMany)
  const part = cropInPixels(crop, picture)
  if (part.width < minSide || part.height < minSide) return fail(tooSmall)
  const bytes = await store.read({ id, version: picture.version }, 'whole')
  if (!bytes) return fail(fileNotFound)
  const format = picture.type === 'image/png' ? 'png' : 'jpeg'
  const prepared = await preparePicture({ bytes, format, edit: { turn: 0, crop: part } })
  if (!prepared.ok) return fail(fileRefused(prepared.failure))
  const { columns, files } = prepared.value
  const version = randomBytes(6).toString('hex')
  const full = await storeFiles(library, { id, version }, files)
  if (full) return fail(full)
  const { width, height, widths } = columns
  const isAdded = await changeContent(database, async (transaction) => {
    // Replaced, deleted or cropped in the same way meanwhile.
    if ((await readRow(transaction, id))?.version !== picture.version) return false
    const added = await transaction
      .insertInto('media_crop')
      .values({
        media_id: id,
        version,
        crop_of: picture.version,
        frame,
        width,
        height,
        widths,
        made_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .execute()
    if (added.length > 0) await showChange(transaction, id)
    return added.length > 0
  }).catch(async (error: unknown) => {
    await store.remove(id, version)
    throw error
  })
  if (!isAdded) await store.remove(id, version)
  return succeed({ frame })
}

const countCrops = ({ database }: MediaLibrary, { id, version }: MediaRow) =>
  database
    .selectFrom('media_crop')
    .select('frame')
    .where('media_id', '=', id)
    .where('crop_of', '=', version)
    .execute()

const tooMany: MediaFailure = {
  reason: 'wrong-state',
  error: `This picture has ${mostCrops} parts already. Choose one of the usual shapes.`,
}

const tooSmall = fileRefused(
  `This part is too small to be seen. Make it at least ${minSide} pixels wide and high.`,
)

/**
 * Makes the parts of a former version again for the version that took its place, if that has the same
 * proportions; texts show the whole picture otherwise.
 *
 * @param former the version that was current before
 */
export async function remakeCrops(
  library: MediaLibrary,
  id: string,
  former: Pick<MediaRow, 'version' | 'width' | 'height'>,
  actor: Pick<MediaActor, 'now'>,
): Promise<void> {
  const current = await readRow(library.database, id)
  if (!current || current.version === former.version) return
  const ratio = (former.width * current.height) / (former.height * current.width)
  if (!(Math.abs(ratio - 1) < 0.01)) return
  const frames = await library.database
    .selectFrom('media_crop')
    .select('frame')
    .where('media_id', '=', id)
    .where('crop_of', '=', former.version)
    .execute()
  for (const { frame } of frames) await makeCrop(library, id, { frame }, actor)
}
