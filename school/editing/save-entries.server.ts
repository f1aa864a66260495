import { changeContent } from '../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import {
  entryRefusal,
  sectionRefusal,
  sectionsOfEntry,
  type EntryAction,
} from '../accounts/permissions.ts'
import type { LoggedAction } from '../activity/actions.ts'
import { recordActivity } from '../activity/record-activity.server.ts'
import { checkDraft, type FieldProblem } from '../check-fields.ts'
import { cleanFields, storedFields, type CleanFields } from '../entries/clean-fields.server.ts'
import {
  updateEntry,
  checkEntryData,
  insertEntry,
  type EntryChange,
} from '../entries/save-entry.server.ts'
import { findUndescribedPictures } from '../media/undescribed-pictures.server.ts'
import { fail, succeed, type Result } from '../result.ts'
import { discardAutosave } from './autosaves.server.ts'
import { changedFields } from './changed-fields.ts'
import {
  conflict,
  invalid,
  notFound,
  type EditedEntry,
  type Editing,
  type EditingConflict,
  type EditingFailure,
} from './editing.ts'
import { findAddition, recordAddition } from './entry-additions.server.ts'
import type { AnyKind } from '../kinds/index.ts'
import { factsOf, readEntry } from './read-entries.server.ts'

export type EntryResult = Result<EditedEntry, EditingFailure | EditingConflict<EditedEntry>>

/**
 * Adds a draft of the person. A submission that is repeated because its answer was lost saves the
 * first draft again.
 *
 * @param autosave id of the autosave, which is then deleted
 */
export async function createDraft(
  database: Database,
  kind: AnyKind,
  data: unknown,
  editing: Editing,
  autosave = 'new',
): Promise<EntryResult> {
  const clean = await cleanFields(data)
  if (!clean.ok) return fail(invalid(clean.failure.problems))
  return changeContent(database, async (transaction) => {
    const addition = { kind: kind.name, name: autosave }
    const added = await findAddition(transaction, editing, addition)
    const saved =
      added === null
        ? await createDraftIn(transaction, kind, clean.value, editing, 'create')
        : await applyEntryCommandIn(
            transaction,
            kind,
            added,
            { action: 'edit', basedOn: 1, change: () => ({ data: clean.value }) },
            editing,
          )
    if (!saved.ok) return saved
    if (added === null) await recordAddition(transaction, editing, addition, saved.value.id)
    await discardAutosave(transaction, editing.staff.id, kind.name, autosave)
    return saved
  })
}

/** Adds a draft as part of a larger change. */
export async function createDraftIn(
  transaction: DatabaseOrTransaction,
  kind: AnyKind,
  data: CleanFields,
  editing: Editing,
  action: 'create' | 'copy' | 'import',
): Promise<EntryResult> {
  const checked = checkDraft(kind.schema, data)
  if (!checked.ok) return fail(invalid(checked.failure.problems))
  const refusal = sectionRefusal(editing.staff, sectionsOfEntry(checked.value))
  if (refusal) return fail(refusal)
  const created = await insertEntry(transaction, kind, { data }, actorOf(editing))
  if (!created.ok)
    throw new Error(`A checked draft was not added: ${JSON.stringify(created.failure)}`)
  const entry = await mustRead(transaction, kind, created.value.id, editing)
  await record(transaction, editing, action, null, entry)
  return succeed(entry)
}

/** A command on an entry: the action, and the change that it makes. */
export interface EntryStep {
  action: EntryAction
  /** returns why the entry's state forbids the command; `null` when it is allowed */
  refuse?: (entry: EditedEntry) => EditingFailure | null
  /** returns the change to fields and visibility; `null` for no change */
  change: (entry: EditedEntry) => Omit<EntryChange<CleanFields>, 'basedOn'> | null
  /** the revision that the change is based on, if any */
  basedOn?: number | undefined
  /** whether the change replaces the person's autosave, which is then deleted */
  endsAutosave?: boolean
  /** the messages between author and editor */
  review?: { requestedAt: number | null; note: string | null }
}

/**
 * Runs one command on an entry in one transaction: checks the rights, the base revision and the
 * fields, then saves the entry, its revision and an audit event.
 */
export async function applyEntryCommand(
  database: Database,
  kind: AnyKind,
  id: number,
  step: EntryStep,
  editing: Editing,
): Promise<EntryResult> {
  return changeContent(database, (transaction) =>
    applyEntryCommandIn(transaction, kind, id, step, editing),
  )
}

/** Runs a command as part of a larger change. */
export async function applyEntryCommandIn(
  transaction: DatabaseOrTransaction,
  kind: AnyKind,
  id: number,
  { action, refuse, change, basedOn, endsAutosave = false, review }: EntryStep,
  editing: Editing,
): Promise<EntryResult> {
  const before = await readEntry(transaction, kind, id, editing)
  if (!before) return fail(notFound)
  const refusal = entryRefusal(editing.staff, action, factsOf(before)) ?? refuse?.(before) ?? null
  if (refusal) return fail(refusal)
  if (basedOn !== undefined && basedOn !== before.revision) return fail(conflict(before))
  const changed = change(before)
  const status = changed?.status ?? before.status
  const willShow = status === 'published'
  if (changed?.data !== undefined || (willShow && before.status !== 'published')) {
    const { content } = before.data
    const stored = typeof content === 'string' ? content : ''
    const checked = checkEntryData(kind, changed?.data ?? storedFields(before.data), status, stored)
    // Without a form to mark fields in, the message itself names what is missing.
    if (!checked.ok)
      return fail(
        invalid(
          checked.failure.problems,
          endsAutosave ? undefined : unready(checked.failure.problems),
        ),
      )
    const outside =
      changed?.data === undefined
        ? null
        : sectionRefusal(editing.staff, sectionsOfEntry(checked.value))
    if (outside) return fail(outside)
  }
  if (changed && willShow && (changed.data !== undefined || changed.status !== undefined)) {
    const shown = { ...before.data, ...changed.data }
    const problems = await findUndescribedPictures(transaction, shown)
    if (problems.length > 0)
      return fail(invalid(problems, problems.map(({ message }) => message).join(' ')))
  }
  if (changed) {
    const saved = await updateEntry(transaction, kind, id, changed, actorOf(editing))
    if (!saved.ok)
      throw new Error(`A checked change was not saved: ${JSON.stringify(saved.failure)}`)
  }
  if (review) {
    await transaction
      .updateTable('entry')
      .set({ review_requested_at: review.requestedAt, review_note: review.note })
      .where('id', '=', id)
      .execute()
  }
  const after = await mustRead(transaction, kind, id, editing)
  await record(transaction, editing, action === 'edit' ? 'save' : action, before, after)
  if (endsAutosave) await discardAutosave(transaction, editing.staff.id, kind.name, String(id))
  return succeed(after)
}

/** Explains why an entry cannot be published, for a place without its form. */
export const unready = (problems: readonly FieldProblem[]) =>
  `This is not ready for visitors: ${problems.map(({ message }) => message).join(' ')}`

/** Returns the author of the revision. */
export const actorOf = ({ staff, now }: Editing) => ({ id: staff.id, name: staff.name, now })

async function record(
  transaction: DatabaseOrTransaction,
  { staff, now }: Editing,
  action: LoggedAction,
  before: EditedEntry | null,
  after: EditedEntry,
) {
  const subject = { action, subject: after.kind, subjectId: String(after.id), title: after.title }
  const changed = changedFields(before && toAuditSnapshot(before), toAuditSnapshot(after))
  await recordActivity(transaction, staff, { ...subject, ...changed }, now)
}

/** Selects the fields of an entry that the audit event shows. */
const toAuditSnapshot = (entry: EditedEntry) => ({
  ...entry.data,
  status: entry.status,
  publishAt: entry.publishAt,
  expiresAt: entry.expiresAt,
  position: entry.position,
  reviewRequestedAt: entry.reviewRequestedAt,
  reviewNote: entry.reviewNote,
})

async function mustRead(
  transaction: DatabaseOrTransaction,
  kind: AnyKind,
  id: number,
  editing: Editing,
) {
  const entry = await readEntry(transaction, kind, id, editing)
  if (!entry) throw new Error(`Entry ${id} is gone within the change that saved it.`)
  return entry
}
