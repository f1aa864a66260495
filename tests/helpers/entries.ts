import { changeContent } from '../../db/change-content.ts'
import { bumpContentVersion } from '../../db/content-version.ts'
import type { Database } from '../../db/database.ts'
import { checkDraft } from '../../school/base/check-draft.ts'
import { checkFields } from '../../school/base/check-fields.ts'
import type { Result } from '../../school/base/result.ts'
import type { EditedEntry, Editing } from '../../school/content/editing/editing.ts'
import type { EntryCommand } from '../../school/content/editing/entry-commands.server.ts'
import {
  executeEntryCommand,
  type EntryResult,
} from '../../school/content/editing/execute-entry-command.server.ts'
import { cleanFields } from '../../school/content/entries/clean-fields.server.ts'
import { insertEntries } from '../../school/content/entries/insert-entries.server.ts'
import { type Actor } from '../../school/content/entries/stored-entry.server.ts'
import type { AnnouncementInput } from '../../school/kinds/announcement.ts'
import { type ArticleInput, articleKind } from '../../school/kinds/article.ts'
import type { ContentKind, EntryData } from '../../school/kinds/define-kind.ts'
import type { EntryStatus } from '../../school/kinds/entry-status.ts'
import type { AnyKind } from '../../school/kinds/index.ts'

/** 20 November 2026, noon in Manila: the present of tests that need one. */
export const noon = Date.UTC(2026, 10, 20, 4)

/** The person and time of a change in tests. */
export const editorAt = (now: number) => ({ name: 'Ana Reyes', now })

/** Makes a valid article; pass only what the test is about. */
export const article = (fields: Partial<ArticleInput> = {}): ArticleInput => ({
  title: 'Robotics team comes home',
  content: '<p>The team came home on Sunday.</p>',
  publishedOn: '2026-11-05',
  category: 'Campus News',
  topics: ['robotics'],
  ...fields,
})

/** Makes a valid announcement; pass only what the test is about. */
export const announcement = (fields: Partial<AnnouncementInput> = {}): AnnouncementInput => ({
  title: 'No classes on Friday',
  date: '2026-11-05',
  category: 'Advisory',
  ...fields,
})

/** Returns the value of a result, or fails the test. */
export function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value
  throw new Error(`This should have worked: ${JSON.stringify(result.failure)}`)
}

/** State of an entry in a test, beside its fields; missing parts are as for a new published one. */
export interface EntryState {
  status?: EntryStatus
  /** start of visibility, UTC in milliseconds; published without a time means now */
  publishAt?: number | null
  expiresAt?: number | null
}

/** The address of an entry that a test has added or changed, and its newest save. */
export interface SavedEntry {
  id: number
  slug: string
  revision: number
}

/** Adds an entry as the starter content does: published, unless the state says otherwise. */
export async function putEntry<Data extends EntryData>(
  database: Database,
  kind: ContentKind<Data>,
  data: unknown,
  { status = 'published', publishAt = null, expiresAt = null }: EntryState = {},
  actor: Actor = editorAt(noon),
): Promise<SavedEntry> {
  const clean = valueOf(await cleanFields(data))
  const isPublished = status === 'published'
  const checked = valueOf((isPublished ? checkFields : checkDraft)(kind.schema, clean))
  const startsAt = isPublished ? (publishAt ?? actor.now) : publishAt
  const entry = { data: checked, status, publishAt: startsAt, expiresAt }
  return changeContent(database, async (transaction) => {
    const [id = 0] = await insertEntries(transaction, kind, [entry], actor)
    if (isPublished) await bumpContentVersion(transaction)
    return transaction
      .selectFrom('entry')
      .select(['id', 'slug', 'revision'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  })
}

/** A change by an editor: fields and times of a published entry are published at once. */
export interface EntryChange {
  /** all fields */
  data?: unknown
  status?: 'published' | 'unpublished' | 'trashed'
  publishAt?: number
  expiresAt?: number | null
  basedOn?: number
}

/** The editor of tests; each change may have its own time. */
export const editingAt = (now: number): Editing => ({
  staff: {
    id: 'reyes',
    name: editorAt(now).name,
    email: 'reyes@example.org',
    role: 'editor',
    sections: [],
    classStatus: false,
  },
  now,
})

/** Changes an entry as an editor does with one button of the staff pages. */
export async function changeEntry(
  database: Database,
  kind: AnyKind,
  id: number,
  { data, status, basedOn, publishAt, expiresAt }: EntryChange,
  now = noon,
): Promise<EntryResult> {
  const give = (command: EntryCommand) =>
    executeEntryCommand(database, { kind, id, command, actor: editingAt(now) })
  if (status === 'unpublished') return give({ action: 'unpublish' })
  if (status === 'trashed') return give({ action: 'trash' })
  const row = await database
    .selectFrom('entry')
    .select(['status', 'publish_at', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()
  const fields = data === undefined ? {} : { data, basedOn: basedOn ?? row?.revision ?? 1 }
  const until = expiresAt === undefined ? {} : { expiresAt }
  const startsAt = publishAt ?? (row?.status === 'published' ? row.publish_at : null)
  return status === 'published' || row?.status === 'published'
    ? give({ action: 'publish', ...fields, ...until, publishAt: startsAt })
    : give({ action: 'save', data, basedOn: basedOn ?? row?.revision ?? 1, ...until })
}

/** Gives one command on an article, as the staff API does; fails the test when it is refused. */
export const giveArticle = async (
  database: Database,
  id: number,
  command: EntryCommand,
  now = noon,
): Promise<EditedEntry> =>
  valueOf(
    await executeEntryCommand(database, { kind: articleKind, id, command, actor: editingAt(now) }),
  )

/** Saves an article, published unless the state says otherwise. */
export const putArticle = (
  database: Database,
  fields: Partial<ArticleInput> = {},
  state: EntryState = {},
): Promise<SavedEntry> => putEntry(database, articleKind, article(fields), state)

/** Changes an article; fails the test when that is refused. */
export const changeArticle = async (
  database: Database,
  id: number,
  change: EntryChange,
  now = noon,
) => valueOf(await changeEntry(database, articleKind, id, change, now))
