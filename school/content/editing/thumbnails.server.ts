import * as z from 'zod'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { withPhotos } from '../media/photos.server.ts'
import { pictureUseOf } from '../media/learners.ts'
import { editedEntrySchema, type EditedEntry } from './editing.ts'

/** An entry in a list of staff, with its picture in a small size. */
export const listedEntrySchema = editedEntrySchema.extend({
  thumbnail: z
    .object({
      address: z.string(),
      focalX: z.number().describe('in percent, like focalY'),
      focalY: z.number(),
    })
    .nullable()
    .describe('its picture in a small size; null without one that may be seen'),
  occurrence: z
    .object({ startsAt: z.string(), endsAt: z.string() })
    .nullable()
    .describe('of an event the current or next one, later the last; otherwise null'),
})
export type ListedEntry = z.output<typeof listedEntrySchema>

/** The least width of a thumbnail in pixels, for screens with two pixels per point. */
const thumbnailWidth = 160

/** Adds the pictures of a list, in one query. */
export async function withThumbnails<Entry extends EditedEntry>(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  entries: readonly Entry[],
): Promise<(Entry & Pick<ListedEntry, 'thumbnail'>)[]> {
  const addresses = entries.map(({ data }) => kind.picture?.(data as unknown as EntryData) ?? '')
  const pictures = await withPhotos(database, addresses, pictureUseOf(kind.name))
  return entries.map((entry, index) => ({ ...entry, thumbnail: thumbnailOf(pictures[index]) }))
}

function thumbnailOf(
  picture: Awaited<ReturnType<typeof withPhotos>>[number] | undefined,
): ListedEntry['thumbnail'] {
  if (!picture) return null
  if (typeof picture === 'string') return { address: picture, focalX: 50, focalY: 50 }
  const { folder, widths, address, focalX, focalY } = picture
  const width = widths.find((each) => each >= thumbnailWidth) ?? widths.at(-1)
  return { address: width === undefined ? address : `${folder}${width}.webp`, focalX, focalY }
}
