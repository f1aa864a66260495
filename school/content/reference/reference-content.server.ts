import * as z from 'zod'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { currentTime } from '../../base/clock.ts'
import { inLanguage } from '../../base/filipino.ts'
import type { PageKind } from '../../kinds/define-page-kind.ts'
import { nameOfReference } from '../../kinds/define-reference-kind.ts'
import { findReferenceKind } from '../../kinds/reference-kinds.ts'
import { keepByVersion } from '../kept-by-version.server.ts'
import type { Reader } from '../reader.ts'
import type { WithPhotos } from '../../base/photo.ts'
import { isVisible } from '../entries/visible-entries.server.ts'
import { withFiles } from '../media/photos.server.ts'

/** One piece of reference content: its key in the database and its schema. */
export interface ReferenceKind<Data> {
  key: string
  schema: z.ZodType<Data>
}

/** A page as visitors read it, with the key of the document above. */
export interface PageDocument<Data> {
  key: string
  parent: string
  data: WithPhotos<Data>
}

/** Caches the reference content of each database, until the next page appears by itself. */
const cache = keepByVersion<unknown>(nextAppearance)

/**
 * Reads reference content for display. The result is cached while the content version stays, except
 * content of a preview. The object is shared: do not change it. Picture fields hold a `Photo`.
 *
 * @throws when it does not exist, which the starter content rules out
 */
export const readReference = <Data>(
  reader: Reader,
  { key, schema }: ReferenceKind<Data>,
): Promise<WithPhotos<Data>> => {
  const { database, preview } = reader
  const isPreviewed = preview !== null && 'key' in preview && preview.key === key
  return keep(reader, { name: key, isPreviewed }, async () =>
    show(reader, schema, isPreviewed ? preview.data : await readStored(database, key)),
  )
}

/**
 * Reads the pages of a kind that visitors see, in order; cached and shared like `readReference`.
 * The page of a preview replaces the live page, or comes last when it is new.
 */
export const readPages = <Data>(
  reader: Reader,
  kind: Pick<PageKind<Data>, 'name'> & { schema: z.ZodType<Data> },
): Promise<readonly PageDocument<Data>[]> => {
  const { database, preview } = reader
  const previewed =
    preview && 'key' in preview && preview.key.startsWith(`${kind.name}/`) ? preview : null
  return keep(reader, { name: `${kind.name}/`, isPreviewed: previewed !== null }, async () => {
    const rows = await database
      .selectFrom('entry')
      .select(['key', 'parent', 'data'])
      .where('kind', '=', 'reference')
      .where('key', 'like', `${kind.name}/%`)
      .where(isVisible(currentTime()))
      .orderBy('position')
      .orderBy('id')
      .execute()
    const pages = rows.map(({ key, parent, data }) => ({
      key: key ?? '',
      parent: parent ?? '',
      data: JSON.parse(data) as unknown,
    }))
    if (previewed) {
      const index = pages.findIndex(({ key }) => key === previewed.key)
      const page = { ...previewed, parent: previewed.parent ?? '' }
      pages.splice(index < 0 ? pages.length : index, 1, page)
    }
    const stored = pages.map(({ data }) => data)
    const shown = await show(reader, z.array(kind.schema), stored)
    return pages.map((page, index) => ({ ...page, data: shown[index] as WithPhotos<Data> }))
  })
}

/** Returns the cached value of a name, or reads and caches the value. A preview is not cached. */
async function keep<Value>(
  { database, language }: Reader,
  { name, isPreviewed }: { name: string; isPreviewed: boolean },
  read: () => Promise<Value>,
): Promise<Value> {
  if (isPreviewed) return read()
  const byName = await cache(database, currentTime())
  const cacheKey = `${language} ${name}`
  if (byName.has(cacheKey)) return byName.get(cacheKey) as Value
  const value = await read()
  byName.set(cacheKey, value)
  return value
}

/** Returns when the next page appears by itself, UTC in milliseconds. */
async function nextAppearance(database: Database, now: number): Promise<number | null> {
  const row = await database
    .selectFrom('entry')
    .select('publish_at')
    .where('kind', '=', 'reference')
    .where('status', '=', 'published')
    .where('publish_at', '>', now)
    .orderBy('publish_at')
    .limit(1)
    .executeTakeFirst()
  return row?.publish_at ?? null
}

/** Parses stored content, adds its photographs, and chooses the language of the reader. */
const show = async <Data>(
  { database, language }: Reader,
  schema: z.ZodType<Data>,
  stored: unknown,
): Promise<WithPhotos<Data>> =>
  inLanguage(await withFiles(database, schema, schema.parse(stored)), language)

/** Reads live reference content as it was saved; `null` when the database does not have it. */
export async function readStoredData(
  database: DatabaseOrTransaction,
  key: string,
): Promise<unknown> {
  const row = await database
    .selectFrom('entry')
    .select('data')
    .where('kind', '=', 'reference')
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? (JSON.parse(row.data) as unknown) : null
}

async function readStored(database: Database, key: string): Promise<unknown> {
  const stored = await readStoredData(database, key)
  if (stored === null) throw new Error(`The database has no “${key}”. Run: npm run seed`)
  return stored
}

/** Reads the names that staff know reference content by, by key: that of a page is its title. */
export async function readReferenceTitles(
  database: DatabaseOrTransaction,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await database
    .selectFrom('entry')
    .select(['key', 'title'])
    .where('kind', '=', 'reference')
    .where('key', 'in', keys)
    .execute()
  return new Map(
    rows.flatMap(({ key, title }): [string, string][] => {
      const kind = key === null ? null : findReferenceKind(key)
      return kind ? [[kind.key, nameOfReference(kind, title)]] : []
    }),
  )
}
