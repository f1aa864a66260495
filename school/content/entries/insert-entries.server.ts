import type * as z from 'zod'
import { bumpContentVersion } from '../../../db/content-version.ts'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { NewEntryRow } from '../../../db/tables.ts'
import { filipinoOf, stampFilipino } from '../../base/filipino.ts'
import { addMediaUses } from '../media/media-uses.server.ts'
import { shorten, summaryLength, toLead } from '../../base/plain-text.ts'
import { addToSearch, extraSearchTexts } from '../search/index-entries.server.ts'
import { indexForStaff } from '../search/staff-entries.server.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import { inShortChunks } from '../../../db/chunks.ts'
import type { EntryData, ContentKind } from '../../kinds/define-kind.ts'
import { titleOfPage } from '../../kinds/define-page-kind.ts'
import type { AnyReferenceKind, DocumentKind } from '../../kinds/reference-kinds.ts'
import { sortNumberOf, type EntryStatus } from '../../kinds/entry-status.ts'
import { foldAccents } from '../../base/slug.ts'
import { chooseSlugs, recordSlugs } from './slugs.server.ts'
import { addStatements, newEntryCodes } from './statements.server.ts'
import { addRevisions, addToBacklog, type Actor, type NewEntry } from './stored-entry.server.ts'
import { addToLists } from './tally.server.ts'

/** Maximum number of characters of the bodies in a batch. */
const chunkLength = 200_000

/** Computes the columns of an entry that depend on its data and times. */
export function entryColumns<Data extends EntryData>(
  kind: ContentKind<Data>,
  entry: NewEntry<Data>,
) {
  const { title, content, ...fields } = entry.data
  return {
    title,
    title_key: titleKey(title),
    content,
    summary: shorten(toLead(content), summaryLength),
    data: JSON.stringify(fields),
    category: kind.category(entry.data),
    sort_day: sortNumberOf(entry.position ?? null, kind.sortDate(entry.data)),
    position: entry.position ?? null,
    status: entry.status,
    publish_at: entry.publishAt,
    expires_at: entry.expiresAt,
    sample: entry.data.sample ? 1 : 0,
    filipino: filipinoOf(entry.data),
  } satisfies Partial<NewEntryRow>
}

/** Computes the columns of a document of any kind that depend on its data and times. */
export const columnsOf = (
  kind: DocumentKind,
  entry: NewEntry<EntryData>,
): ReturnType<typeof entryColumns> =>
  kind.name === 'reference' ? referenceColumns(kind, entry) : entryColumns(kind, entry)

/** Computes the columns of reference content: lists and search of entries do not have it. */
const referenceColumns = (
  { pageKind }: AnyReferenceKind,
  { data, status, publishAt, expiresAt, position }: NewEntry<unknown>,
) => ({
  title: pageKind ? titleOfPage(pageKind, data) : '',
  title_key: '',
  content: '',
  summary: '',
  data: JSON.stringify(data),
  category: '',
  sort_day: 0,
  position: position ?? null,
  status,
  publish_at: publishAt,
  expires_at: expiresAt,
  sample: 0,
  filipino: 'none' as const,
})

/** Adds the English that each Filipino text translates, before a save. */
export const withStamps = <Data, Entry extends NewEntry<Data>>(
  kind: { schema: z.ZodType },
  entry: Entry,
): Entry => ({ ...entry, data: stampFilipino(kind.schema, entry.data) })

/** Folds a title for searching by staff: lower case, without accents. */
export const titleKey = (title: string) => foldAccents(title).toLowerCase()

/** Returns an entry's topics as lists look them up. */
export const topicsOf = <Data extends EntryData>(kind: ContentKind<Data>, data: Data) => [
  ...new Set(kind.topics(data).map((topic) => topic.toLowerCase())),
]

/**
 * Adds new entries of one kind with their first revision, slugs, topics, tallies and search words.
 * Run it inside `changeContent` and bump the content version there.
 *
 * @returns the ids, in the order of `entries`
 */
export async function insertEntries<Data extends EntryData>(
  database: DatabaseOrTransaction,
  kind: ContentKind<Data>,
  entries: readonly NewEntry<Data>[],
  actor: Actor,
): Promise<number[]> {
  const ids: number[] = []
  const chunks = inShortChunks(entries, {
    columns: 25,
    maxLength: chunkLength,
    lengthOf: ({ data }) => data.content.length,
  })
  for (const chunk of chunks) {
    ids.push(...(await insertChunk(database, kind, chunk, actor)))
    await yieldToEventLoop()
  }
  return ids
}

async function insertChunk<Data extends EntryData>(
  database: DatabaseOrTransaction,
  kind: ContentKind<Data>,
  given: readonly NewEntry<Data>[],
  actor: Actor,
): Promise<number[]> {
  const entries = given.map((entry) => withStamps(kind, entry))
  const saved = await insertRows(database, kind, entries, actor)
  const titled = saved.map(({ id, entry }) => ({ id, title: entry.data.title }))
  await recordSlugs(database, kind.name, await chooseSlugs(database, kind, titled))
  const subjectOf = (id: number) => ({ subject: kind.name, id: String(id) })
  await addRevisions(
    database,
    saved.map(({ id, entry }) => ({ ...subjectOf(id), number: 1, snapshot: snapshotOf(entry) })),
    actor,
  )
  const published = saved.filter(({ entry }) => entry.status === 'published')
  if (kind.statement)
    await addStatements(
      database,
      published.map(({ id, entry }) => ({
        entryId: id,
        at: entry.publishAt ?? actor.now,
        revision: 1,
      })),
    )
  await addMediaUses(
    database,
    saved.map(({ id, row }) => ({ ...subjectOf(id), texts: [row.content, row.data] })),
  )
  await addToLists(
    database,
    published.map(({ id, entry, row }) => ({ id, ...row, topics: topicsOf(kind, entry.data) })),
  )
  await addToSearch(
    database,
    published.map(({ id, entry, row }) => ({
      id,
      ...row,
      extraTexts: extraSearchTexts(kind, entry.data),
    })),
  )
  await addToBacklog(
    database,
    'link-check',
    published.map(({ id }) => id),
  )
  await indexForStaff(
    database,
    saved.map(({ id, row }) => ({ id, ...row, working_snapshot: null })),
  )
  return saved.map(({ id }) => id)
}

/** Inserts the rows of new entries, without slugs. Returns each entry with its id and row. */
async function insertRows<Data extends EntryData>(
  database: DatabaseOrTransaction,
  kind: ContentKind<Data>,
  entries: readonly NewEntry<Data>[],
  actor: Actor,
) {
  const codes = kind.statement ? await newEntryCodes(database, entries.length) : []
  const rows = entries.map((entry, index) => ({
    ...entryColumns(kind, entry),
    ...firstSaveColumns(entry.status, actor),
    kind: kind.name,
    code: codes[index] ?? null,
  }))
  const inserted = await database.insertInto('entry').values(rows).returning('id').execute()
  // Ids grow in the order of the values, but the database may return them in another order.
  const ids = inserted.map(({ id }) => id).sort((a, b) => a - b)
  return entries.map((entry, index) => ({
    entry,
    id: ids[index] as number,
    row: rows[index] as (typeof rows)[0],
  }))
}

/** Returns the columns of a first save that depend on its status and author. */
export const firstSaveColumns = (status: EntryStatus, { id, name, now }: Actor) => ({
  slug: '',
  revision: 1,
  live_revision: status === 'published' ? 1 : null,
  created_at: now,
  updated_at: now,
  changed_at: now,
  created_by: id ?? null,
  created_by_name: id === undefined ? null : name,
  updated_by: id === undefined ? null : name,
})

/** Reference content before it is stored. */
interface NewReference {
  /** accepted by the schema of the kind */
  data: unknown
  actor: Actor
  /** for a page: the key of the document above, and the position below it */
  place?: { parent: string; position: number }
  /** visitors do not see the content before it is published */
  isDraft?: boolean
}

/** Adds reference content with its first revision. Run it inside `changeContent`. */
export async function addReference(
  database: DatabaseOrTransaction,
  kind: AnyReferenceKind,
  { data, actor, place, isDraft = false }: NewReference,
): Promise<void> {
  const times = isDraft
    ? ({ status: 'draft', publishAt: null, expiresAt: null } as const)
    : ({ status: 'published', publishAt: 0, expiresAt: null } as const)
  const entry = withStamps(kind, { ...times, data, position: place?.position ?? null })
  const columns = referenceColumns(kind, entry)
  await database
    .insertInto('entry')
    .values({
      ...columns,
      ...firstSaveColumns(times.status, actor),
      kind: kind.name,
      key: kind.key,
      parent: place?.parent ?? null,
    })
    .execute()
  const subject = { subject: kind.name, id: kind.key }
  await addRevisions(database, [{ ...subject, number: 1, snapshot: snapshotOf(entry) }], actor)
  await addMediaUses(database, [{ ...subject, texts: [columns.data] }])
  await bumpContentVersion(database)
}

/** Builds the snapshot in a revision: everything needed to restore it. */
export const snapshotOf = (entry: NewEntry<unknown>) => JSON.stringify(entry)
