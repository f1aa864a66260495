import type * as z from 'zod'
import { readContentVersion } from '../../../db/content-version.ts'
import type { Database } from '../../../db/database.ts'
import { inLanguage } from '../../base/filipino.ts'
import type { Reader } from '../reader.ts'
import type { WithPhotos } from '../../base/photo.ts'
import { withFiles } from '../media/photos.server.ts'
import { readStoredData } from './stored-data.server.ts'

/** One piece of reference content: its key in the database and its schema. */
export interface ReferenceKind<Data> {
  key: string
  schema: z.ZodType<Data>
}

/** Caches the reference content of each database at one content version. */
const known = new WeakMap<Database, { version: number; byKey: Map<string, unknown> }>()

/**
 * Reads reference content for display, cached while the content version stays; what a preview shows is
 * not. The object is shared: do not change it. Its picture fields hold what is known of their
 * photographs.
 *
 * @throws when it does not exist, which the starter content rules out
 */
export async function readReference<Data>(
  reader: Reader,
  kind: ReferenceKind<Data>,
): Promise<WithPhotos<Data>> {
  const { database, language, preview } = reader
  if (preview && 'key' in preview && preview.key === kind.key)
    return show(reader, kind, preview.data)
  const version = await readContentVersion(database)
  let held = known.get(database)
  if (held?.version !== version) {
    held = { version, byKey: new Map() }
    known.set(database, held)
  }
  const { byKey } = held
  const key = `${language} ${kind.key}`
  if (byKey.has(key)) return byKey.get(key) as WithPhotos<Data>
  const data = await show(reader, kind, await readStored(database, kind.key))
  byKey.set(key, data)
  return data
}

async function show<Data>(
  { database, language }: Reader,
  { schema }: ReferenceKind<Data>,
  stored: unknown,
): Promise<WithPhotos<Data>> {
  return inLanguage(await withFiles(database, schema, schema.parse(stored)), language)
}

async function readStored(database: Database, key: string): Promise<unknown> {
  const stored = await readStoredData(database, key)
  if (stored === null) throw new Error(`The database has no “${key}”. Run: npm run seed`)
  return stored
}
