import * as z from 'zod'
import type { Database } from '../../../db/database.ts'
import type { EntryRow, Tables } from '../../../db/tables.ts'
import { entryRefusal, referenceRefusal, sectionRefusal } from '../../staff/accounts/permissions.ts'
import { sectionsOfEntry } from '../../staff/accounts/roles.ts'
import { hashToken, newToken } from '../../staff/accounts/secret-token.server.ts'
import { checkDraft } from '../../base/check-draft.ts'
import { checkFields } from '../../base/check-fields.ts'
import { controlCharacterMessage, hasControlCharacters } from '../../base/control-characters.ts'
import { stampFilipino } from '../../base/filipino.ts'
import { dayInManila } from '../../base/dates.ts'
import { cleanFields, storedFields } from '../entries/clean-fields.server.ts'
import { entryColumns, firstSaveColumns } from '../entries/insert-entries.server.ts'
import { chooseSlugs } from '../entries/slugs.server.ts'
import { kindOfRow, readStoredEntry, readStoredReference } from '../entries/stored-entry.server.ts'
import { noReview, nothingPending } from '../entries/write-entry.server.ts'
import type { PreviewedContent } from '../reader.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { invalid, notFound, type Editing, type EditingFailure } from './editing.ts'
import { entryAddress } from '../../kinds/define-kind.ts'
import { pageOfChange } from '../../kinds/define-reference-kind.ts'
import { findKind, kindNames, type AnyKind } from '../../kinds/index.ts'
import { findReferenceKind, type AnyReferenceKind } from '../../kinds/reference-kinds.ts'
import { factsOf, liveData, readEditedReference, readEntry } from './read-entries.server.ts'

const dayMs = 24 * 60 * 60_000

/** Lifetimes of a link for others and of a preview beside a form, in milliseconds. */
const linkLifeMs = 7 * dayMs
const livePreviewLifeMs = dayMs / 24

/**
 * The previews that staff pages show beside a form: what is typed, what visitors see now, and the
 * summary of what is typed.
 */
const livePreviews = ['typed', 'published', 'summary'] as const

/** Returns the number of a kind of preview in the database; 0 is a link for others. */
const numberOf = (live: (typeof livePreviews)[number] | null) =>
  live === null ? 0 : livePreviews.indexOf(live) + 1

/** Maximum number of previews per person; the oldest are dropped first. */
const maxPreviewsPerPerson = 200

export const previewSchema = z.object({
  subject: z.enum([...kindNames, 'reference'], 'Choose what the preview shows.'),
  id: z
    .union([
      z
        .number()
        .int()
        .min(1)
        .max(2 ** 31 - 1),
      z
        .string()
        .max(100)
        .refine((text) => !hasControlCharacters(text), controlCharacterMessage),
    ])
    .nullish(),
  data: z.unknown().optional().describe('the fields to show; left out: what is saved'),
  live: z
    .enum(livePreviews)
    .nullable()
    .default(null)
    .describe(
      'for an hour, in place of the last one of the same thing: `typed` follows the form, `published` is what visitors see',
    ),
})

/** Content of a preview: a document as if it were published. */
export interface Preview {
  subject: string
  /** the id of an entry, `new` for an entry that is not saved, or a key of reference content */
  id: string
  data: unknown
  /** UTC in milliseconds */
  expiresAt: number
  /** the preview shows the live content */
  isPublished: boolean
}

/**
 * Makes a link to a page with unpublished content: with the given fields, or with the saved fields.
 * Opening the link needs no account. A live preview replaces the last live preview of the same
 * document by the same person.
 *
 * @returns the token, of which the database keeps only the hash, and the end (UTC in milliseconds)
 */
export async function createPreview(
  database: Database,
  { subject, id, data: typed, live }: z.output<typeof previewSchema>,
  editing: Editing,
): Promise<Result<{ token: string; expiresAt: number }, EditingFailure>> {
  const snapshot =
    subject === 'reference'
      ? await referenceSnapshot(database, String(id ?? ''), typed, editing)
      : await entrySnapshot(database, subject, id ?? null, typed, editing)
  if (!snapshot.ok) return snapshot
  const { staff, now } = editing
  const { id: subjectId, data } = snapshot.value
  const token = newToken()
  const expiresAt = now + (live ? livePreviewLifeMs : linkLifeMs)
  await storePreview(database, {
    token_hash: hashToken(token),
    staff_id: staff.id,
    subject,
    subject_id: subjectId,
    data: JSON.stringify(data),
    live: numberOf(live),
    created_at: now,
    expires_at: expiresAt,
  })
  return succeed({ token, expiresAt })
}

/** Stores a preview, and deletes expired previews, the replaced one and those above the limit. */
async function storePreview(database: Database, row: Tables['preview']): Promise<void> {
  const { staff_id, subject, subject_id, live } = row
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('preview').where('expires_at', '<=', row.created_at).execute()
    if (live !== numberOf(null))
      await transaction
        .deleteFrom('preview')
        .where((eb) => eb.and({ staff_id, subject, subject_id, live }))
        .execute()
    await transaction.insertInto('preview').values(row).execute()
    const kept = transaction
      .selectFrom('preview')
      .select('token_hash')
      .where('staff_id', '=', staff_id)
      .orderBy('created_at', 'desc')
      .limit(maxPreviewsPerPerson)
    await transaction
      .deleteFrom('preview')
      .where('staff_id', '=', staff_id)
      .where('token_hash', 'not in', kept)
      .execute()
  })
}

type Snapshot = Result<{ id: string; data: unknown }, EditingFailure>

/** Returns the fields of an entry to show: the typed fields, or else the saved fields. */
async function entrySnapshot(
  database: Database,
  subject: string,
  id: string | number | null,
  typed: unknown,
  editing: Editing,
): Promise<Snapshot> {
  const kind = findKind(subject)
  if (!kind) return fail(notFound)
  const isNew = id === null || id === 'new'
  const entry = isNew ? null : await readEntry(database, kind, Number(id), editing)
  if (!isNew && !entry) return fail(notFound)
  const refusal = entry && entryRefusal(editing.staff, 'edit', factsOf(kind, entry))
  if (refusal) return fail(refusal)
  const clean =
    (typed ?? null) === null ? succeed(storedFields(entry?.data ?? null)) : await cleanFields(typed)
  if (!clean.ok) return fail(invalid(clean.failure.problems))
  const draft = checkDraft(kind.schema, clean.value)
  if (!draft.ok) return fail(invalid(draft.failure.problems))
  const outside = sectionRefusal(editing.staff, sectionsOfEntry(draft.value))
  if (outside) return fail(outside)
  // Fills the gaps of a draft, so that people see the rest.
  const shown = kind.fillIn(draft.value, dayInManila(new Date(editing.now)))
  const checked = checkFields(kind.schema, shown)
  if (!checked.ok) return fail(invalid(checked.failure.problems))
  const data = stampFilipino(kind.schema, checked.value)
  return succeed({ id: entry ? String(entry.id) : 'new', data })
}

/** Returns the fields of reference content to show, as `entrySnapshot` does. */
async function referenceSnapshot(
  database: Database,
  key: string,
  typed: unknown,
  editing: Editing,
): Promise<Snapshot> {
  const kind = findReferenceKind(key)
  if (!kind) return fail(notFound)
  const refusal = referenceRefusal(editing.staff, kind, 'edit')
  if (refusal) return fail(refusal)
  const shown = typed ?? (await readEditedReference(database, kind, editing))?.data ?? null
  const checked = checkFields(kind.schema, shown)
  if (!checked.ok) return fail(invalid(checked.failure.problems))
  return succeed({ id: key, data: stampFilipino(kind.schema, checked.value) })
}

/** Finds the preview with a token; `null` when the preview does not exist or has expired. */
export async function findPreview(
  database: Database,
  token: string,
  now: number,
): Promise<Preview | null> {
  const row = await database
    .selectFrom('preview')
    .select(['subject', 'subject_id', 'data', 'expires_at', 'live'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return null
  return {
    subject: row.subject,
    id: row.subject_id,
    data: JSON.parse(row.data) as unknown,
    expiresAt: row.expires_at,
    isPublished: row.live === numberOf('published'),
  }
}

/**
 * Returns what a reader needs to see a preview over the live content. Writes nothing.
 *
 * @param now UTC in milliseconds
 * @returns the content for `Reader.preview` and the address of the page; `null` when the preview
 * can no longer be shown
 */
export async function showPreview(
  database: Database,
  preview: Preview,
  now: number,
): Promise<{ preview: PreviewedContent; address: string } | null> {
  const reference = preview.subject === 'reference' ? findReferenceKind(preview.id) : null
  if (reference) return showReference(database, reference, preview)
  const kind = findKind(preview.subject)
  return kind ? showEntry(database, kind, preview, now) : null
}

async function showReference(database: Database, kind: AnyReferenceKind, { data }: Preview) {
  const stored = await readStoredReference(database, kind.key)
  if (!stored || !checkFields(kind.schema, data).ok) return null
  return {
    preview: { key: kind.key, parent: stored.parent, data },
    address: pageOfChange(
      (kindOfRow(stored) as AnyReferenceKind | null) ?? kind,
      liveData(kind, stored),
      data,
    ),
  }
}

/** The id of an entry that is not saved yet: pages accept it in an address, and no entry has it. */
const unsavedId = 999_999_999

async function showEntry(database: Database, kind: AnyKind, { id, data }: Preview, now: number) {
  const stored = id === 'new' ? null : await readStoredEntry(database, kind.name, Number(id))
  const checked = checkFields(kind.schema, data)
  if (!checked.ok || (id !== 'new' && !stored)) return null
  const position = stored?.position ?? null
  const times = { publishAt: now, expiresAt: null }
  const entry: EntryRow = {
    ...(stored ?? unsaved(kind.name, now)),
    ...entryColumns(kind, { data: checked.value, status: 'published', ...times, position }),
  }
  if (entry.title !== stored?.title) {
    const [chosen] = await chooseSlugs(database, kind, [entry])
    entry.slug = chosen?.slug ?? entry.slug
  }
  return { preview: { entry }, address: entryAddress(kind, entry) }
}

/** Returns the columns of an entry that was never saved, except the columns of its fields. */
const unsaved = (kind: string, now: number) => ({
  id: unsavedId,
  kind,
  key: null,
  parent: null,
  ...firstSaveColumns('draft', { name: '', now }),
  ...noReview,
  ...nothingPending,
  code: null,
  old_source: null,
  old_id: null,
  old_losses: null,
  sent_as: null,
})
