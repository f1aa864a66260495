import type * as z from 'zod'
import { bumpContentVersion, readContentVersion } from '../../../db/content-version.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { checkFields, type FieldProblem } from '../../base/check-fields.ts'
import { findPreviewedReference } from '../preview-content.server.ts'
import { replaceMediaUses } from '../media/media-uses.server.ts'
import type { WithPhotos } from '../../base/photo.ts'
import { withFiles } from '../media/photos.server.ts'
import { fail, succeed, type Result } from '../../base/result.ts'

/** One piece of reference content: its key in the database and its schema. */
export interface ReferenceKind<Data> {
  key: string
  schema: z.ZodType<Data>
}

export type ReferenceFailure =
  { reason: 'invalid'; problems: FieldProblem[] } | { reason: 'conflict'; currentRevision: number }

/** Who makes the change, and when (UTC in milliseconds); the id is that of a staff member. */
interface Actor {
  id?: string
  name: string
  now: number
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
  const data = await withFiles(database, kind.schema, kind.schema.parse(stored.data))
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

/**
 * Adds or changes reference content and its revision. Run it inside `changeContent`.
 *
 * @param change `basedOn` is the base revision; 0 for a new one
 * @returns the new revision
 */
export async function putReference<Data>(
  database: DatabaseOrTransaction,
  kind: ReferenceKind<Data>,
  change: { data: unknown; basedOn: number },
  actor: Actor,
): Promise<Result<number, ReferenceFailure>> {
  const parsed = checkFields(kind.schema, change.data)
  if (!parsed.ok) return parsed
  const data = JSON.stringify(parsed.value)
  const revision = change.basedOn + 1
  const by = { updated_at: actor.now, updated_by: actor.id === undefined ? null : actor.name }
  const saved =
    change.basedOn === 0
      ? await database
          .insertInto('reference')
          .values({ key: kind.key, data, revision, ...by })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst()
      : await database
          .updateTable('reference')
          .set({ data, revision, ...by })
          .where('key', '=', kind.key)
          .where('revision', '=', change.basedOn)
          .executeTakeFirst()
  const changedRows =
    'numUpdatedRows' in saved ? saved.numUpdatedRows : (saved.numInsertedOrUpdatedRows ?? 0n)
  if (changedRows === 0n) {
    const current = await database
      .selectFrom('reference')
      .select('revision')
      .where('key', '=', kind.key)
      .executeTakeFirst()
    return fail({ reason: 'conflict', currentRevision: current?.revision ?? 0 })
  }
  await database
    .insertInto('revision')
    .values({
      subject: 'reference',
      subject_id: kind.key,
      number: revision,
      snapshot: data,
      saved_by: actor.name,
      saved_at: actor.now,
    })
    .execute()
  await replaceMediaUses(database, { subject: 'reference', id: kind.key, texts: [data] })
  await bumpContentVersion(database)
  return succeed(revision)
}
