import * as z from 'zod'
import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { referenceKeyRefusal, referenceRefusal } from '../../staff/accounts/permissions.ts'
import { recordActivity } from '../../staff/activity/record-activity.server.ts'
import { checkFields } from '../../base/check-fields.ts'
import { findUndescribedPictures } from '../media/undescribed-pictures.server.ts'
import { indexReferencePages } from '../reference/list-pages.server.ts'
import { putReference } from '../reference/reference-content.server.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { discardAutosave } from './autosaves.server.ts'
import { changedFields } from './changed-fields.ts'
import {
  actorOf,
  conflict,
  invalid,
  notFound,
  revisionNumber,
  type Editing,
  type EditingConflict,
  type EditingFailure,
} from './editing.ts'
import { editedReference, type EditedReference } from './reference-kinds.ts'

/** Reference content in the list of all. */
export const listedReferenceSchema = z.object({
  key: z.string(),
  label: z.string(),
  section: z.string().describe('the group in the menu of the staff pages'),
  revision: z.number(),
  updatedAt: z.number().describe('0: never'),
  updatedBy: z.string().nullable().describe('null for starter content'),
  can: z.array(z.enum(['edit'])).describe('what the caller may do to it'),
})
export type ListedReference = z.output<typeof listedReferenceSchema>

/** Reference content with all its fields. */
export const openReferenceSchema = listedReferenceSchema.extend({
  data: z.unknown(),
  address: z.string().describe('the page that shows it'),
})
export type OpenReference = z.output<typeof openReferenceSchema>

export type ReferenceResult = Result<OpenReference, EditingFailure | EditingConflict<OpenReference>>

/** Lists all reference content, in order. */
export async function listReference(
  database: Database,
  { staff }: Editing,
): Promise<ListedReference[]> {
  const rows = await database
    .selectFrom('reference')
    .select(['key', 'revision', 'updated_at', 'updated_by'])
    .execute()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return editedReference.map(({ kind: { key }, label, section }) => {
    const row = byKey.get(key)
    return {
      key,
      label,
      section,
      revision: row?.revision ?? 0,
      updatedAt: row?.updated_at ?? 0,
      updatedBy: row?.updated_by ?? null,
      can: referenceKeyRefusal(staff, key) ? [] : ['edit'],
    }
  })
}

/** Reads reference content for editing; `null` when the database does not have it. */
export async function readEditedReference(
  database: DatabaseOrTransaction,
  { kind, label, section, shownAt }: EditedReference,
  { staff }: Editing,
): Promise<OpenReference | null> {
  const row = await database
    .selectFrom('reference')
    .selectAll()
    .where('key', '=', kind.key)
    .executeTakeFirst()
  if (!row) return null
  const stored = JSON.parse(row.data) as unknown
  // Adds fields that the schema gained since: a database of an earlier version lacks them.
  const data = kind.schema.safeParse(stored).data ?? stored
  return {
    key: kind.key,
    label,
    section,
    revision: row.revision,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
    can: referenceKeyRefusal(staff, kind.key) ? [] : ['edit'],
    data,
    address: shownAt(data, data),
  }
}

/** The body of a save. */
export const referenceSaveSchema = z.object({
  data: z.unknown(),
  basedOn: revisionNumber.describe('the revision that the change was made from'),
})

/** The body of a revert. */
export const revertSchema = z.object({ revision: revisionNumber })

/** Saves reference content, its revision, its search pages and an audit event. */
export async function saveEditedReference(
  database: Database,
  edited: EditedReference,
  change: z.output<typeof referenceSaveSchema>,
  editing: Editing,
): Promise<ReferenceResult> {
  return changeContent(database, (transaction) =>
    saveIn(transaction, edited, 'save', change, editing),
  )
}

/** Restores an earlier revision of reference content. */
export async function revertReference(
  database: Database,
  edited: EditedReference,
  { revision }: z.output<typeof revertSchema>,
  editing: Editing,
): Promise<ReferenceResult> {
  return changeContent(database, async (transaction) => {
    const before = await readEditedReference(transaction, edited, editing)
    const kept = await transaction
      .selectFrom('revision')
      .select('snapshot')
      .where('subject', '=', 'reference')
      .where('subject_id', '=', edited.kind.key)
      .where('number', '=', revision)
      .executeTakeFirst()
    if (!before || !kept) return fail(notFound)
    const change = { data: JSON.parse(kept.snapshot) as unknown, basedOn: before.revision }
    return saveIn(transaction, edited, 'revert', change, editing)
  })
}

async function saveIn(
  transaction: DatabaseOrTransaction,
  edited: EditedReference,
  action: 'save' | 'revert',
  change: { data?: unknown; basedOn: number },
  editing: Editing,
): Promise<ReferenceResult> {
  const { kind } = edited
  const before = await readEditedReference(transaction, edited, editing)
  if (!before) return fail(notFound)
  const refusal = referenceKeyRefusal(editing.staff, kind.key)
  if (refusal) return fail(refusal)
  const checked = checkFields(kind.schema, change.data ?? null)
  if (!checked.ok) return fail(invalid(checked.failure.problems))
  // Parses by the current schema: fields that it gained are not a change of this person.
  const was = kind.schema.safeParse(before.data).data ?? before.data
  const outside = referenceRefusal(editing.staff, kind.key, was, checked.value)
  if (outside) return fail(outside)
  if (change.basedOn !== before.revision) return fail(conflict(before))
  const problems = await findUndescribedPictures(
    transaction,
    checked.value as Record<string, unknown>,
  )
  if (problems.length > 0)
    return fail(invalid(problems, problems.map(({ message }) => message).join(' ')))
  const saved = await putReference(
    transaction,
    kind,
    { data: checked.value, basedOn: change.basedOn },
    actorOf(editing),
  )
  if (!saved.ok) throw new Error(`A checked change was not saved: ${JSON.stringify(saved.failure)}`)
  await indexReferencePages(transaction)
  const subject = { action, subject: 'reference', subjectId: kind.key, title: edited.label }
  await recordActivity(
    transaction,
    editing.staff,
    { ...subject, ...changedFields(partsOf(was), partsOf(checked.value)) },
    editing.now,
  )
  await discardAutosave(transaction, editing.staff.id, 'reference', kind.key)
  const after = await readEditedReference(transaction, edited, editing)
  if (!after) throw new Error(`“${kind.key}” disappeared during the transaction that saved it.`)
  return succeed({ ...after, address: edited.shownAt(was, checked.value) })
}

/** Splits data into named parts, so that the audit event names the changed ones. */
function partsOf(data: unknown): Record<string, unknown> {
  if (!Array.isArray(data)) return data as Record<string, unknown>
  const nameOf = (part: unknown, index: number) => {
    const { tag, acronym, title, label } = part as Record<string, unknown>
    const name = [tag, acronym, title, label].find((each) => typeof each === 'string')
    return name ?? String(index + 1)
  }
  const parts = new Map<string, unknown>()
  for (const [index, part] of data.entries()) {
    const name = nameOf(part, index)
    parts.set(parts.has(name) ? `${name} (${index + 1})` : name, part)
  }
  // A new order alone is a change too.
  return { ...Object.fromEntries(parts), order: [...parts.keys()] }
}
