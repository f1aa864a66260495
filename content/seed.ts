import { changeContent } from '../db/change-content.ts'
import { bumpContentVersion } from '../db/content-version.ts'
import { collegeRegistrationCode } from '../abilities/printed-codes/printed-code.ts'
import { addStarterCode } from '../abilities/printed-codes/printed-codes.server.ts'
import { keepFirstSchoolYear } from '../abilities/school-year/school-years.server.ts'
import type { Database, DatabaseOrTransaction } from '../db/database.ts'
import { checkFields } from '../school/base/check-fields.ts'
import { cleanFields } from '../school/content/entries/clean-fields.server.ts'
import { addReference, insertEntries } from '../school/content/entries/insert-entries.server.ts'
import type { Actor, NewEntry } from '../school/content/entries/stored-entry.server.ts'
import type { ContentKind, EntryData } from '../school/kinds/define-kind.ts'
import { findKind } from '../school/kinds/index.ts'
import { referenceKinds } from '../school/kinds/reference-kinds.ts'
import { readStarterReference, starterEntries } from './starter-content.ts'

/** The author of the first revision of starter content. */
export const seeder = 'Starter content'

const collegeCode = {
  code: collegeRegistrationCode,
  label: 'College page: Scan the QR Code For Registration',
  target: '/admissions/college',
}

/**
 * Adds missing reference content and the printed code of the college, and the starter entries if
 * there are no entries. Existing content stays.
 *
 * @param now UTC in milliseconds
 * @returns how many entries were added
 */
export async function seedStarterContent(
  database: DatabaseOrTransaction,
  now: number,
): Promise<number> {
  const actor = { name: seeder, now }
  await seedReference(database, actor)
  await addStarterCode(database, collegeCode, actor)
  await keepFirstSchoolYear(database, now)
  if (!(await isEmpty(database))) return 0
  return changeContent(database, async (transaction) => {
    // Checks again inside the transaction: another node may have been first.
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

/** Adds missing reference content of this version; later versions add new kinds of it. */
async function seedReference(database: DatabaseOrTransaction, actor: Actor) {
  if ((await findMissingKeys(database)).size === 0) return
  await changeContent(database, async (transaction) => {
    // Looks again inside the transaction: another node may have been first.
    const missing = await findMissingKeys(transaction)
    // Staff add and remove pages: only an empty site gets those of the starter content.
    const isNew = missing.size === referenceKinds.length
    for (const { kind, data, place } of await readStarterReference()) {
      if (place ? !isNew : !missing.has(kind.key)) continue
      const checked = checkFields(kind.schema, data)
      if (!checked.ok)
        throw new Error(
          `The starter content “${kind.key}” cannot be put in: ${JSON.stringify(checked.failure)}`,
        )
      await addReference(transaction, kind, {
        data: checked.value,
        actor,
        ...(place && { place }),
      })
    }
  })
}

/** Finds the keys of the reference content that a database lacks, without those of pages. */
async function findMissingKeys(database: DatabaseOrTransaction): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('entry')
    .select('key')
    .where('kind', '=', 'reference')
    .execute()
  const present = new Set(rows.map((row) => row.key))
  return new Set(referenceKinds.map(({ key }) => key).filter((key) => !present.has(key)))
}

/** Returns whether there is no entry in any state. */
export async function isEmpty(database: DatabaseOrTransaction): Promise<boolean> {
  const entry = await database
    .selectFrom('entry')
    .select('id')
    .where('key', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return entry === undefined
}

/** Returns whether every entry is sample content or unchanged starter content. */
export async function holdsOnlySamples(database: Database): Promise<boolean> {
  const starters = await database
    .selectFrom('revision')
    .select(['subject', 'subject_id'])
    .where('number', '=', 1)
    .where('saved_by', '=', seeder)
    .execute()
  const isStarter = new Set(starters.map(({ subject, subject_id }) => `${subject}/${subject_id}`))
  const real = await database
    .selectFrom('entry')
    .select(['id', 'kind', 'revision'])
    .where('sample', '=', 0)
    .where('key', 'is', null)
    .limit(isStarter.size + 1)
    .execute()
  return real.every(({ id, kind, revision }) => revision === 1 && isStarter.has(`${kind}/${id}`))
}

/**
 * Validates entries by the schema of their kind, and adds them oldest first, so that ids grow with
 * time.
 *
 * @param inputs the fields of the entries, newest first
 * @param publishedOn returns the publication date of an entry, today at the latest; `null` for now.
 * By default its sort date
 * @returns how many were added
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
