import { changeContent } from '../db/change-content.ts'
import { bumpContentVersion } from '../db/content-version.ts'
import type { Database, DatabaseOrTransaction } from '../db/database.ts'
import { cleanFields } from '../school/entries/clean-fields.server.ts'
import type { EntryData, ContentKind } from '../school/kinds/define-kind.ts'
import {
  insertEntries,
  type Actor,
  type NewEntry,
} from '../school/entries/insert-entries.server.ts'
import { putReference } from '../school/reference/reference-content.server.ts'
import { findKind } from '../school/kinds/index.ts'
import { starterEntries } from './entries.ts'
import { starterReference } from './reference.ts'

/** Who the first revision of starter content names. */
const seeder = 'Starter content'

/**
 * Puts in the reference content that the database does not hold yet, and the starter entries if it
 * holds no entries. What is there stays as it is.
 * @param now UTC in milliseconds
 * @returns how many entries were put in
 */
export async function seedStarterContent(
  database: DatabaseOrTransaction,
  now: number,
): Promise<number> {
  await seedReference(database, { name: seeder, now })
  if (!(await isEmpty(database))) return 0
  const actor = { name: seeder, now }
  return changeContent(database, async (transaction) => {
    // Asked again: another node may have been first.
    if (!(await isEmpty(transaction))) return 0
    let count = 0
    for (const [name, { load, appears }] of Object.entries(starterEntries)) {
      const kind = findKind(name)
      if (!kind) throw new Error(`There are starter entries of “${name}”, which is no kind.`)
      const publishedOn = appears === 'when put in' ? () => null : undefined
      count += await insertPublished(transaction, kind, await load(), actor, publishedOn)
    }
    await bumpContentVersion(transaction)
    return count
  })
}

/**
 * The reference content of this version of the product that is missing; later versions bring new
 * kinds of it.
 */
async function seedReference(database: DatabaseOrTransaction, actor: Actor) {
  const rows = await database.selectFrom('reference').select('key').execute()
  const present = new Set(rows.map((row) => row.key))
  const missing = starterReference.filter(({ kind }) => !present.has(kind.key))
  if (missing.length === 0) return
  await changeContent(database, async (transaction) => {
    for (const { kind, load } of missing) {
      const saved = await putReference<unknown>(
        transaction,
        kind,
        { data: await load(), basedOn: 0 },
        actor,
      )
      // In a conflict another node was first.
      if (!saved.ok && saved.failure.reason === 'invalid')
        throw new Error(
          `The starter content “${kind.key}” cannot be put in: ${JSON.stringify(saved.failure)}`,
        )
    }
  })
}

/** Whether nobody has put an entry in yet, in whatever state. */
export async function isEmpty(database: DatabaseOrTransaction): Promise<boolean> {
  return (await database.selectFrom('entry').select('id').limit(1).executeTakeFirst()) === undefined
}

/**
 * Whether every entry is one that a seed put in, so that nothing of the school's own would be lost.
 */
export async function holdsOnlySamples(database: Database): Promise<boolean> {
  const own = await database
    .selectFrom('entry')
    .select('id')
    .where('sample', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return own === undefined
}

/**
 * Checks the inputs by the kind's schema and adds them oldest first, so that ids grow with time, as
 * they would have.
 * @param publishedOn the day on which an entry is to have come out, today at the latest; `null`:
 * now. The day that lists
 *   are sorted by, unless said otherwise: an event's lies ahead when it is made known.
 */
export async function insertPublished<Data extends EntryData>(
  database: DatabaseOrTransaction,
  kind: ContentKind<Data>,
  inputs: readonly unknown[],
  actor: Actor,
  publishedOn: (data: Data) => string | null = (data) => kind.sortDate(data),
): Promise<number> {
  const entries: NewEntry<Data>[] = []
  for (const input of inputs) {
    const clean = await cleanFields(input)
    if (!clean.ok)
      throw new Error(`An entry cannot be put in: ${JSON.stringify(clean.failure.problems)}`)
    const data = kind.schema.parse(clean.value)
    const day = publishedOn(data)
    const publishAt = day ? Math.min(Date.parse(`${day}T08:00:00+08:00`), actor.now) : actor.now
    entries.push({ data, status: 'published', publishAt, expiresAt: null })
  }
  await insertEntries(database, kind, entries.toReversed(), actor)
  return entries.length
}
