import type * as z from 'zod'
import { readContentVersion } from '../../../db/content-version.ts'
import type { Database } from '../../../db/database.ts'
import { inLanguage } from '../../base/filipino.ts'
import { viewLanguage } from '../language-view.server.ts'
import { findPreviewedReference } from '../preview-content.server.ts'
import type { WithPhotos } from '../../base/photo.ts'
import { withFiles } from '../media/photos.server.ts'

/** One piece of reference content: its key in the database and its schema. */
export interface ReferenceKind<Data> {
  key: string
  schema: z.ZodType<Data>
}

/** Caches the reference content of each database at one content version. */
const known = new WeakMap<Database, { version: number; byKey: Map<string, unknown> }>()

/**
 * Reads reference content for display, cached while the content version stays. The object is
 * shared: do not change it. Its picture fields hold what is known of their photographs.
 *
 * @throws when it does not exist, which the starter content rules out
 */
export async function readReference<Data>(
  database: Database,
  kind: ReferenceKind<Data>,
): Promise<WithPhotos<Data>> {
  const version = await readContentVersion(database)
  let held = known.get(database)
  if (held?.version !== version) {
    held = { version, byKey: new Map() }
    known.set(database, held)
  }
  if (held.byKey.has(kind.key)) return held.byKey.get(kind.key) as WithPhotos<Data>
  const stored =
    findPreviewedReference(database, kind.key) ?? (await readStored(database, kind.key))
  const whole = await withFiles(database, kind.schema, kind.schema.parse(stored.data))
  const data = inLanguage(whole, viewLanguage(database))
  held.byKey.set(kind.key, data)
  return data
}

async function readStored(database: Database, key: string): Promise<{ data: unknown }> {
  const row = await database
    .selectFrom('reference')
    .select('data')
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) throw new Error(`The database has no “${key}”. Run: npm run seed`)
  return { data: JSON.parse(row.data) as unknown }
}
