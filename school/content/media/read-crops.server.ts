import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaCropRow } from '../../../db/tables.ts'

/** A part of a picture in its own sizes. */
export type CropRow = Pick<MediaCropRow, 'version' | 'width' | 'height' | 'widths'>

/** Identifies a part of a version of a picture. */
export const cropKey = (id: string, cropOf: string, frame: string) => `${id}/${cropOf}/${frame}`

export const noCrops: ReadonlyMap<string, CropRow> = new Map()

/** Reads the parts of pictures that texts show, by {@link cropKey}. */
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
 * Forgets the parts of versions that are no longer kept.
 *
 * @returns the names of their folders: remove these files after the transaction
 */
export async function dropCrops(
  transaction: DatabaseOrTransaction,
  id: string,
  versions: readonly string[],
): Promise<string[]> {
  if (versions.length === 0) return []
  const rows = await transaction
    .deleteFrom('media_crop')
    .where('media_id', '=', id)
    .where('crop_of', 'in', versions)
    .returning('version')
    .execute()
  return rows.map(({ version }) => version)
}
