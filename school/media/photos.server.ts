import type { DatabaseOrTransaction } from '../../db/database.ts'
import type { MediaRow } from '../../db/tables.ts'
import { cleanForReaders } from '../html-cleaner.server.ts'
import { withPlayers } from '../video-players.ts'
import { mediaIdsIn, parseMediaAddress } from './media-address.ts'

type PhotoRow = Pick<
  MediaRow,
  | 'id'
  | 'file_name'
  | 'version'
  | 'width'
  | 'height'
  | 'widths'
  | 'colour'
  | 'alt'
  | 'focal_x'
  | 'focal_y'
>

/**
 * What is known of a photograph, as the fragment of its address (docs/decisions/0022): version,
 * width, height, the widths in which it lies there, the point in view (`x`, `y`, per cent), the
 * colours of its halves and its description. Servers never see it; whoever shows the picture
 * (site/ui/photo.ts) has everything that it needs.
 */
function photoFacts(row: Omit<PhotoRow, 'id' | 'file_name'>): string {
  const facts = new URLSearchParams({ v: row.version, w: String(row.width), h: String(row.height) })
  facts.set('s', row.widths.replaceAll(',', '-'))
  if (row.focal_x !== 50) facts.set('x', String(row.focal_x))
  if (row.focal_y !== 50) facts.set('y', String(row.focal_y))
  if (row.colour) facts.set('c', row.colour)
  if (row.alt) facts.set('alt', row.alt)
  return facts.toString()
}

/**
 * Content with its photographs described: each text in it that is the address of a picture of the
 * library gets its facts as a fragment, and that of a file that is no longer there becomes '', so
 * that the stand-in is shown. What holds no such address comes back as it is, and costs a look at
 * its texts.
 */
export async function describePhotos<Value>(
  database: DatabaseOrTransaction,
  content: Value,
): Promise<Value> {
  const ids = new Set<string>()
  visitTexts(content, (text) => {
    const id = idOf(text)
    if (id) ids.add(id)
    return text
  })
  if (ids.size === 0) return content
  const facts = await readFacts(database, [...ids])
  return visitTexts(content, (text) => {
    const id = idOf(text)
    return id ? described(text, facts.get(id)) : text
  }) as Value
}

/** The same for a list of which only the field `image` can be a picture. */
export async function describeImages<Item extends { image: string | null }>(
  database: DatabaseOrTransaction,
  items: readonly Item[],
): Promise<Item[]> {
  if (!items.some(({ image }) => image?.startsWith('/media/'))) return [...items]
  const images = await describePhotos(
    database,
    items.map(({ image }) => image),
  )
  return items.map((item, index) => ({ ...item, image: images[index] ?? null }))
}

/**
 * HTML to be shown: cleaned, since what is stored or comes from a host is not trusted to be clean,
 * with players of its videos and with its photographs described as {@link describePhotos} does.
 */
export async function readableHtml(database: DatabaseOrTransaction, html: string): Promise<string> {
  const clean = withPlayers(await cleanForReaders(html))
  const ids = mediaIdsIn(clean)
  if (ids.length === 0) return clean
  const facts = await readFacts(database, ids)
  return clean.replaceAll(
    /(<img [^>]*?src=")(\/media\/[^"#]+)"/g,
    (whole, before: string, address: string) => {
      const id = idOf(address)
      return id ? `${before}${described(address, facts.get(id)).replaceAll('&', '&amp;')}"` : whole
    },
  )
}

/** @param facts '' for a file that is no picture; undefined for one that is not there */
const described = (address: string, facts: string | undefined) =>
  facts === undefined ? '' : facts === '' ? address : `${address}#${facts}`

const idOf = (text: string) =>
  text.startsWith('/media/') ? parseMediaAddress(text)?.id : undefined

/** One query for all files of a page; '' for one that is no picture. */
async function readFacts(
  database: DatabaseOrTransaction,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('media')
    .select([
      'id',
      'kind',
      'version',
      'width',
      'height',
      'widths',
      'colour',
      'alt',
      'focal_x',
      'focal_y',
    ])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.id, row.kind === 'image' ? photoFacts(row) : '']))
}

/** A copy of plain data with each text changed. */
function visitTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => visitTexts(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, visitTexts(each, change)]),
  )
}
