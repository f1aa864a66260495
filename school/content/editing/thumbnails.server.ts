import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import type { AnyKind } from '../../kinds/index.ts'
import { withPhotos } from '../media/photos.server.ts'
import { pictureUseOf } from '../media/picture-problems.server.ts'
import type { EditedEntry, ListedEntry } from './editing.ts'

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
