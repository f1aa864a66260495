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
  changeEntryIn,
  checkEntryData,
  createEntryIn,
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
import type { EditedKind } from './entry-kinds.ts'
import { factsOf, readEntry } from './read-entries.server.ts'

export type EntryResult = Result<EditedEntry, EditingFailure | EditingConflict<EditedEntry>>

/**
 * Adds a draft, whose author is the person who asks. When its answer was lost and it is sent again,
 * it is saved, not added.
 * @param autosave under what name it was kept while it was typed; gone from then on
 */
export async function createDraft(
  database: Database,
  edited: EditedKind,
  data: unknown,
  editing: Editing,
  autosave = 'new',
): Promise<EntryResult> {
  const clean = await cleanFields(data)
  if (!clean.ok) return fail(invalid(clean.failure.problems))
  return changeContent(database, async (transaction) => {
    const addition = { kind: edited.name, name: autosave }
    const added = await findAddition(transaction, editing, addition)
    const saved =
      added === null
        ? await createDraftIn(transaction, edited, clean.value, editing, 'create')
        : await stepEntryIn(
            transaction,
            edited,
            added,
            { action: 'edit', basedOn: 1, change: () => ({ data: clean.value }) },
            editing,
          )
    if (!saved.ok) return saved
    if (added === null) await recordAddition(transaction, editing, addition, saved.value.id)
    await discardAutosave(transaction, editing.staff.id, edited.name, autosave)
    return saved
  })
}

/** The same inside a larger change. */
export async function createDraftIn(
  transaction: DatabaseOrTransaction,
  edited: EditedKind,
  data: CleanFields,
  editing: Editing,
  action: 'create' | 'copy' | 'import',
): Promise<EntryResult> {
  const checked = checkDraft(edited.kind.schema, data)
  if (!checked.ok) return fail(invalid(checked.failure.problems))
  const refusal = sectionRefusal(editing.staff, sectionsOfEntry(checked.value))
  if (refusal) return fail(refusal)
  const created = await createEntryIn(transaction, edited.kind, { data }, actorOf(editing))
  if (!created.ok)
    throw new Error(`A checked draft was not added: ${JSON.stringify(created.failure)}`)
  const entry = await mustRead(transaction, edited, created.value.id, editing)
  await record(transaction, editing, action, null, entry)
  return succeed(entry)
}

/** What somebody did to an entry: the action, and what of the entry changes by it. */
export interface EntryStep {
  action: EntryAction
  /** why it cannot be done to the entry as it is; `null` when it can */
  refuse?: (entry: EditedEntry) => EditingFailure | null
  /** the change to what the entry says and when it shows; `null`: none */
  change: (entry: EditedEntry) => Omit<EntryChange<CleanFields>, 'basedOn'> | null
  /** when set, the revision that the change was made from */
  basedOn?: number | undefined
  /**
   * whether the change replaces what the person was typing, so that it need not be kept any longer
   */
  endsAutosave?: boolean
  /** what the author and the editor tell each other */
  review?: { requestedAt: number | null; note: string | null }
}

/**
 * Takes one step with an entry: checks the rights to it, that nobody saved in between and that what
 * is to be saved is valid and still in the sections of the one who asks; then saves it with its
 * revision and a line in the activity log, all in one transaction.
 */
export async function stepEntry(
  database: Database,
  edited: EditedKind,
  id: number,
  step: EntryStep,
  editing: Editing,
): Promise<EntryResult> {
  return changeContent(database, (transaction) =>
    stepEntryIn(transaction, edited, id, step, editing),
  )
}

/** The same inside a larger change. */
export async function stepEntryIn(
  transaction: DatabaseOrTransaction,
  edited: EditedKind,
  id: number,
  { action, refuse, change, basedOn, endsAutosave = false, review }: EntryStep,
  editing: Editing,
): Promise<EntryResult> {
  const before = await readEntry(transaction, edited, id, editing)
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
    const checked = checkEntryData(
      edited.kind,
      changed?.data ?? storedFields(before.data),
      status,
      stored,
    )
    // Without a form to show them at, the sentences themselves say what is missing.
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
    const saved = await changeEntryIn(transaction, edited.kind, id, changed, actorOf(editing))
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
  const after = await mustRead(transaction, edited, id, editing)
  await record(transaction, editing, action === 'edit' ? 'save' : action, before, after)
  if (endsAutosave) await discardAutosave(transaction, editing.staff.id, edited.name, String(id))
  return succeed(after)
}

/** Why something cannot be shown as it is, for a place without its form. */
export const unready = (problems: readonly FieldProblem[]) =>
  `This is not ready for visitors: ${problems.map(({ message }) => message).join(' ')}`

/** Who is named in the entry and its revision. */
export const actorOf = ({ staff, now }: Editing) => ({ id: staff.id, name: staff.name, now })

async function record(
  transaction: DatabaseOrTransaction,
  { staff, now }: Editing,
  action: LoggedAction,
  before: EditedEntry | null,
  after: EditedEntry,
) {
  const subject = { action, subject: after.kind, subjectId: String(after.id), title: after.title }
  const changed = changedFields(before && toldOf(before), toldOf(after))
  await recordActivity(transaction, staff, { ...subject, ...changed }, now)
}

/** What of an entry the activity log tells. */
const toldOf = (entry: EditedEntry) => ({
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
  edited: EditedKind,
  id: number,
  editing: Editing,
) {
  const entry = await readEntry(transaction, edited, id, editing)
  if (!entry) throw new Error(`Entry ${id} is gone within the change that saved it.`)
  return entry
}
