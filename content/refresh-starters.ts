import { isDeepStrictEqual } from 'node:util'
import { changeContent } from '../db/change-content.ts'
import { bumpContentVersion } from '../db/content-version.ts'
import type { DatabaseOrTransaction } from '../db/database.ts'
import { checkFields } from '../school/base/check-fields.ts'
import { stampFilipino } from '../school/base/filipino.ts'
import { cleanFields } from '../school/content/entries/clean-fields.server.ts'
import {
  fieldsOfRow,
  parseRow,
  readStoredEntry,
  readStoredReference,
} from '../school/content/entries/stored-entry.server.ts'
import { writeRow } from '../school/content/entries/write-entry.server.ts'
import { indexReferencePages } from '../school/content/search/index-pages.server.ts'
import type { EntryData } from '../school/kinds/define-kind.ts'
import { findKind, type AnyKind } from '../school/kinds/index.ts'
import { readStarterReference, starterEntries } from './starter-content.ts'
import { seeder } from './seed.ts'

/** A starter text of an earlier version that no one has edited. */
export interface OldText {
  /** the kind of an entry, or the label of reference content */
  kind: string
  title: string
  /** replaces it by the text of this version, in a revision that staff can take back */
  refresh: (transaction: DatabaseOrTransaction) => Promise<unknown>
}

/**
 * Finds the starter texts that no one has edited and that this version words differently. Finds
 * entries by their address; leaves out those in the trash.
 *
 * @param now the time of the revisions, UTC in milliseconds
 */
export async function findOldTexts(
  database: DatabaseOrTransaction,
  now: number,
): Promise<OldText[]> {
  const edited = await findEdited(database)
  const actor = { name: seeder, now }
  const old: OldText[] = []
  for (const { kind, data: starter } of await readStarterReference()) {
    const stored = edited.has(`reference/${kind.key}`)
      ? null
      : await readStoredReference(database, kind.key)
    const data = checkFields(kind.schema, starter)
    if (!stored || stored.status !== 'published' || !data.ok) continue
    const present = kind.schema.parse(fieldsOfRow(stored))
    if (isDeepStrictEqual(present, stampFilipino(kind.schema, data.value))) continue
    old.push({
      kind: kind.label,
      title: stored.title,
      refresh: (transaction) =>
        writeRow(transaction, kind, stored, {
          entry: { ...publishedEntry(data.value), position: stored.position },
          actor,
        }),
    })
  }
  for (const [name, { load }] of Object.entries(starterEntries)) {
    const kind = findKind(name)
    for (const input of kind ? await load() : []) {
      const found = kind && (await findEntry(database, kind, input, edited))
      if (!found) continue
      const { stored, entry } = found
      old.push({
        kind: name,
        title: entry.data.title,
        refresh: (transaction) => writeRow(transaction, kind, stored, { entry, actor }),
      })
    }
  }
  return old
}

/**
 * Replaces the texts that {@link findOldTexts} finds by those of this version.
 *
 * @param now the time of the revisions, UTC in milliseconds
 * @returns the texts that were replaced
 */
export const refreshOldTexts = (database: DatabaseOrTransaction, now: number): Promise<OldText[]> =>
  changeContent(database, async (transaction) => {
    // Looks again inside the transaction: staff may have saved one of them.
    const old = await findOldTexts(transaction, now)
    for (const { refresh } of old) await refresh(transaction)
    if (old.length > 0) {
      await indexReferencePages(transaction)
      await bumpContentVersion(transaction)
    }
    return old
  })

/** Makes the entry of reference content, which is always published. */
const publishedEntry = (data: unknown) => ({
  data: data as EntryData,
  status: 'published' as const,
  publishAt: 0,
  expiresAt: null,
})

/** Names the documents that a person has saved, as `subject/id`. */
async function findEdited(database: DatabaseOrTransaction): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('revision')
    .select(['subject', 'subject_id'])
    .distinct()
    .where('saved_by', '!=', seeder)
    .execute()
  return new Set(rows.map(({ subject, subject_id }) => `${subject}/${subject_id}`))
}

/** Finds the entry of a starter text; `null` when it was edited, or has the text of this version. */
async function findEntry(
  database: DatabaseOrTransaction,
  kind: AnyKind,
  input: unknown,
  edited: ReadonlySet<string>,
) {
  const clean = await cleanFields(input)
  if (!clean.ok) return null
  const data = kind.schema.parse(clean.value)
  const owner = await database
    .selectFrom('entry_slug')
    .select('entry_id')
    .where('kind', '=', kind.name)
    .where('slug', '=', kind.slug(data.title))
    .executeTakeFirst()
  if (!owner || edited.has(`${kind.name}/${owner.entry_id}`)) return null
  const stored = await readStoredEntry(database, kind.name, owner.entry_id)
  if (!stored || stored.status === 'trashed') return null
  const present = parseRow(kind, stored)
  return isDeepStrictEqual(present.data, stampFilipino(kind.schema, data))
    ? null
    : { stored, entry: { ...present, data } }
}
