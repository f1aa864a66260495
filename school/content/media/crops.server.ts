import * as z from 'zod'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaCropRow, MediaRow } from '../../../db/tables.ts'
import { cropInPixels, readCrop } from '../../base/picture-crop.ts'
import { fail, succeed } from '../../base/result.ts'
import {
  changeMedia,
  newVersion,
  readRow,
  showChange,
  storeVersion,
  type Dropped,
  type MediaChange,
  type MediaLibrary,
} from './change-media.server.ts'
import { hiddenSentences, whyHidden } from './learners.ts'
import { fileNotFound, fileRefused } from './media.ts'
import type { PictureEdit } from './picture-edit.ts'
import { minSide } from './picture-limits.ts'
import { preparePicture } from './prepare-file.server.ts'

/** Maximum number of parts of one version of a picture: each is a folder of files. */
const maxCrops = 100

export const cropFrame = z
  .string()
  .refine((text) => readCrop(text) !== null, 'Choose a part of the picture.')
  .describe(
    'left, top, width and height in ten-thousandths of the picture, such as 1250 0 7500 10000',
  )

/**
 * Makes the sizes of a part of a picture, for texts that show only this part. The picture and its
 * other uses stay as they are. An existing part is not made again.
 *
 * @param frame see {@link cropFrame}
 */
export async function makeCrop(change: MediaChange, frame: string): Promise<Dropped> {
  const { library, id, actor } = change
  const picture = await readRow(library.database, id)
  const crop = readCrop(frame)
  if (picture?.kind !== 'image' || !crop) return fail(fileNotFound)
  const reason = whyHidden(picture)
  if (reason) return fail(fileRefused(hiddenSentences[reason](picture.name)))
  const known = await framesOf(library, picture)
  if (known.includes(frame)) return succeed([])
  if (known.length >= maxCrops) {
    const error = `This picture has ${maxCrops} parts already. Choose one of the usual shapes.`
    return fail({ reason: 'wrong-state', error })
  }
  const part = cropInPixels(crop, picture)
  if (part.width < minSide || part.height < minSide) return fail(tooSmall)
  const prepared = await encodeStored(change, picture, { turn: 0, crop: part })
  if (!prepared.ok) return prepared
  const { files, columns } = prepared.value
  const { width, height, widths } = columns
  const version = newVersion()
  const size = { width, height, widths }
  const row = {
    media_id: id,
    version,
    crop_of: picture.version,
    frame,
    ...size,
    made_at: actor.now,
  }
  const made = await storeVersion(library, { id, version }, files, () => insertCrop(change, row))
  return made.ok || made.failure !== notAdded ? made : succeed([])
}

/** Saves the row of a part, unless the picture was replaced or has the same part now. */
const insertCrop = (change: MediaChange, row: MediaCropRow): Promise<Dropped> =>
  changeMedia(change, null, async (transaction, picture): Promise<Dropped> => {
    if (picture.version !== row.crop_of) return fail(notAdded)
    const added = await transaction
      .insertInto('media_crop')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .execute()
    if (added.length === 0) return fail(notAdded)
    await showChange(transaction, change.id)
    return succeed([])
  })

const tooSmall = fileRefused(
  `This part is too small to be seen. Make it at least ${minSide} pixels wide and high.`,
)

/** Failure of a part whose picture was replaced, or got the same part, while the part was made. */
const notAdded = fileRefused('')

/** Encodes a stored version of a picture again, turned and cropped. */
export async function encodeStored(
  { library: { store }, id }: MediaChange,
  { version, type }: Pick<MediaRow, 'version' | 'type'>,
  edit: PictureEdit,
) {
  const bytes = await store.read({ id, version }, 'whole')
  if (!bytes) return fail(fileNotFound)
  const format = type === 'image/png' ? 'png' : 'jpeg'
  const prepared = await preparePicture({ bytes, format, edit })
  return prepared.ok ? prepared : fail(fileRefused(prepared.failure))
}

/** Lists the frames of the parts of a version of a picture. */
async function framesOf(
  { database }: MediaLibrary,
  { id, version }: Pick<MediaRow, 'id' | 'version'>,
): Promise<string[]> {
  const rows = await database
    .selectFrom('media_crop')
    .select('frame')
    .where('media_id', '=', id)
    .where('crop_of', '=', version)
    .execute()
  return rows.map(({ frame }) => frame)
}

/**
 * Makes the parts of a former version again for the current version, if both have the same
 * proportions; otherwise texts show the whole picture.
 *
 * @param former the version that was current before
 */
export async function remakeCrops(change: MediaChange, former: MediaRow): Promise<void> {
  const { library, id } = change
  const current = await readRow(library.database, id)
  if (!current || current.version === former.version) return
  const ratio = (former.width * current.height) / (former.height * current.width)
  if (!(Math.abs(ratio - 1) < 0.01)) return
  for (const frame of await framesOf(library, former)) await makeCrop(change, frame)
}

/** The stored sizes of a part of a picture. */
export type CropRow = Pick<MediaCropRow, 'version' | 'width' | 'height' | 'widths'>

/** Identifies a part of a version of a picture. */
export const cropKey = (id: string, cropOf: string, frame: string) => `${id}/${cropOf}/${frame}`

/** Reads the parts of pictures, by {@link cropKey}. */
export async function readCrops(
  database: DatabaseOrTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CropRow>> {
  const rows = await database
    .selectFrom('media_crop')
    .selectAll()
    .where('media_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [cropKey(row.media_id, row.crop_of, row.frame), row]))
}

/**
 * Deletes the parts of versions that are no longer kept.
 *
 * @returns the versions (folders) of these parts, to be removed from the store
 */
export async function dropCrops(
  transaction: DatabaseOrTransaction,
  id: string,
  versions: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .deleteFrom('media_crop')
    .where('media_id', '=', id)
    .where('crop_of', 'in', versions)
    .returning('version')
    .execute()
  return rows.map(({ version }) => version)
}
