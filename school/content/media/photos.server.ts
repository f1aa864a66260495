import * as z from 'zod'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { cleanForReaders } from '../../base/html-cleaner.server.ts'
import {
  addressOfPicture,
  type Photo,
  type ShownPicture,
  type PictureAddress,
  type WithPhotos,
} from '../../base/photo.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { markLanguages } from '../../base/other-languages.ts'
import { finishHtml, type FoundFiles } from '../../base/readable-html.server.ts'
import { cropKey, readCrops, type CropRow } from './crops.server.ts'
import { whyHidden, type PictureUse, learnersColumns } from './learners.ts'
import { parseMediaAddress, widthsIn } from './media-address.ts'
import { mediaIdsIn } from './media-uses.server.ts'

/**
 * Adds sizes, focal point and description to the photographs of a list (docs/decisions/0022). A
 * drawing stays an address. A missing file, and a picture that must not be seen in this place,
 * become '', so that the fallback image is shown.
 */
export async function withPhotos(
  database: DatabaseOrTransaction,
  pictures: readonly PictureAddress[],
  use: PictureUse,
): Promise<ShownPicture[]> {
  const pictureAt = await readPhotos(database, pictures.join(' '), use)
  return pictures.map((picture) => pictureAt(picture))
}

/** Returns one picture as `withPhotos` does. */
export async function withPhoto(
  database: DatabaseOrTransaction,
  picture: PictureAddress | null,
  use: PictureUse,
): Promise<ShownPicture | null> {
  return picture === null ? null : (await readPhotos(database, picture, use))(picture)
}

/** Returns items with the field `image` as `withPhotos` does; '' becomes `null`. */
export async function withImages<Item extends { image: PictureAddress | null }>(
  database: DatabaseOrTransaction,
  items: readonly Item[],
  use: PictureUse,
): Promise<(Omit<Item, 'image'> & { image: ShownPicture | null })[]> {
  const images = await withPhotos(
    database,
    items.map(({ image }) => image ?? ''),
    use,
  )
  return items.map((item, index) => ({ ...item, image: images[index] || null }))
}

/**
 * Returns content with every picture field of its schema as `withPhotos` does. The address of a
 * missing PDF becomes '' too.
 */
export async function withFiles<Content>(
  database: DatabaseOrTransaction,
  schema: z.ZodType<Content>,
  content: Content,
): Promise<WithPhotos<Content>> {
  const text = JSON.stringify(content)
  const pictureAt = await readPhotos(database, text, 'website')
  return (
    mediaIdsIn(text).length === 0
      ? content
      : changeFiles(z.toJSONSchema(schema, { unrepresentable: 'any' }), content, pictureAt)
  ) as WithPhotos<Content>
}

/** Returns the address of a PDF, or `null` when the file is missing. */
export async function withFile(database: DatabaseOrTransaction, address: string | null) {
  if (address === null) return null
  return addressOfPicture((await readPhotos(database, address, 'website'))(address)) || null
}

/**
 * Prepares HTML for display: cleans it, since neither stored HTML nor the HTML of a host is
 * trusted, adds players for videos, shows photographs in the size that they take, leads links to
 * pages in the reader's language, and marks words of other languages.
 *
 * @param use the place that shows the HTML
 */
export async function readableHtml(
  { database, ...added }: Pick<ContentSource, 'database' | 'linkTo' | 'player' | 'onPhoto'>,
  html: string,
  use: PictureUse,
): Promise<string> {
  const clean = await cleanForReaders(html)
  return markLanguages(finishHtml(clean, await readFiles(database, clean, use), added))
}

const idOf = (address: string) => parseMediaAddress(address)?.id

const readPhotos = async (...of: Parameters<typeof readFiles>) => (await readFiles(...of)).pictureAt

/**
 * Reads every file that a text mentions, in one query; in none when the text mentions no file.
 *
 * @returns functions that find the picture, or the size of the PDF, at an address
 */
async function readFiles(
  database: DatabaseOrTransaction,
  text: string,
  use: PictureUse,
): Promise<FoundFiles> {
  const ids = mediaIdsIn(text)
  if (ids.length === 0) return { pictureAt: (address) => address, bytesAt: () => null }
  const rows = await database
    .selectFrom('media')
    .select([
      'id',
      ...learnersColumns,
      'version',
      'bytes',
      'width',
      'height',
      'widths',
      'alt',
      'focal_x as focalX',
      'focal_y as focalY',
    ])
    .where('id', 'in', ids)
    .execute()
  const known = new Map(rows.map((row) => [row.id, row]))
  const crops = text.includes(cropMark) ? await readCrops(database, ids) : null
  const bytesAt = (address: string) => {
    const row = known.get(idOf(address) ?? '')
    return row?.kind === 'pdf' ? row.bytes : null
  }
  const pictureAt = (address: string, crop?: string): ShownPicture => {
    const id = idOf(address)
    if (id === undefined) return address
    const row = known.get(id)
    if (!row || whyHidden(row, use)) return ''
    if (row.kind !== 'image') return address
    const { version, width, height, alt, focalX, focalY } = row
    const part = crop && crops?.get(cropKey(id, version, crop))
    if (part) return { ...sizesOfPart(id, part), alt, focalX: 50, focalY: 50 } satisfies Photo
    const folder = folderOf(id, version)
    const widths = widthsIn(row.widths)
    return { address, width, height, folder, widths, alt, focalX, focalY } satisfies Photo
  }
  return { pictureAt, bytesAt }
}

/** Start of the attribute that marks a cropped picture in a text. */
const cropMark = 'data-crop="'

/** Returns the address of the folder with the sizes of a version. */
const folderOf = (id: string, version: string) => `/media/${id}/${version}/`

/** Returns address and sizes of a part of a picture. */
function sizesOfPart(id: string, { version, width, height, widths }: CropRow) {
  const folder = folderOf(id, version)
  const all = widthsIn(widths)
  return { address: `${folder}${all.at(-1)}.webp`, width, height, folder, widths: all }
}

type JsonSchema = z.core.JSONSchema._JSONSchema

/** Copies content, and changes each field that is a picture or a PDF in its schema. */
function changeFiles(
  schema: JsonSchema | readonly JsonSchema[] | undefined,
  value: unknown,
  change: (address: string) => ShownPicture,
): unknown {
  // No schema of content is a boolean or a list of schemas.
  if (typeof schema !== 'object' || 'length' in schema) return value
  if (typeof value === 'string') {
    if (schema.widget === 'picture') return change(value)
    return schema.widget === 'pdf' ? addressOfPicture(change(value)) : value
  }
  if (schema.anyOf)
    return schema.anyOf.reduce((each, option) => changeFiles(option, each, change), value)
  if (Array.isArray(value)) return value.map((item) => changeFiles(schema.items, item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      changeFiles(schema.properties?.[name], field, change),
    ]),
  )
}
