import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { checkDraft, type FieldProblem } from '../../base/check-fields.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import type { AnyKind } from '../../kinds/index.ts'
import {
  entryRefusal,
  ownRightRefusal,
  sectionRefusal,
  sectionsOfEntry,
  type EntryAction,
} from '../../staff/accounts/permissions.ts'
import { cleanFields, storedFields, type CleanFields } from '../entries/clean-fields.server.ts'
import { insertEntries } from '../entries/insert-entries.server.ts'
import {
  checkEntryData,
  fieldsOfRow,
  parseSavedFields,
  readStoredEntry,
  type StoredEntry,
} from '../entries/stored-entry.server.ts'
import {
  discardWorking,
  dropSchedule,
  writeReview,
  writeRow,
  writeWorking,
} from '../entries/write-entry.server.ts'
import { findPictureProblems } from '../media/picture-problems.server.ts'
import { discardAutosave } from './autosaves.server.ts'
import { describeEntry } from './describe-entry.ts'
import {
  actorOf,
  invalid,
  invalidPictures,
  missingBase,
  notFound,
  unready,
  type EditedEntry,
  type Editing,
  type EditingFailure,
} from './editing.ts'
import { findAddition, recordAddition } from './entry-additions.server.ts'
import type { EntryCommand } from './entry-commands.server.ts'
import {
  executeCommand,
  recordChange,
  type CommandResult,
  type Subject,
} from './execute-command.server.ts'
import { planReviewColumns, tellOfDecision, type Reviewed } from './reviews.server.ts'
import { planEntryChange, type CleanCommand, type Plan } from './plan-entry-change.server.ts'
import { factsOf, toEditedEntry } from './read-entries.server.ts'
import { findTypedProblems } from './typed-problems.server.ts'

export type EntryResult = CommandResult<EditedEntry>

/** A command on one entry; `actor` is the person who gives it, and when (UTC in milliseconds). */
interface Order<Command> {
  kind: AnyKind
  id: number
  command: Command
  actor: Editing
  /** whether a larger change has an audit event of its own */
  isPart?: boolean
}

/**
 * Runs one command on an entry in one transaction: reads it once, checks the rights, the base
 * revision and the fields, then saves the entry, its revision and one audit event.
 *
 * @example
 * executeEntryCommand(database, { kind, id: 7, command: { action: 'unpublish' }, actor: editing })
 * @returns the entry as it is now; a copy returns the new draft
 */
export async function executeEntryCommand(
  database: Database,
  { kind, id, command, actor }: Order<EntryCommand>,
): Promise<EntryResult> {
  if (command.action === 'copy') return copyEntry(database, { kind, id, command, actor })
  const clean = await cleanCommand(command)
  if (!clean.ok) return clean
  return changeContent(database, (transaction) =>
    executeIn(transaction, { kind, id, command: clean.value, actor }),
  )
}

/** Cleans typed fields. This takes time, so it happens before the transaction. */
async function cleanCommand(
  command: Exclude<EntryCommand, { action: 'copy' }>,
): Promise<Result<CleanCommand, EditingFailure>> {
  if (command.action !== 'save' && command.action !== 'publish') return succeed(command)
  const { action, data, basedOn } = command
  if (action === 'publish' && data === undefined) return succeed({ ...command, data })
  if (basedOn === undefined) return fail(missingBase)
  const clean = await cleanFields(data ?? null)
  if (!clean.ok) return fail(invalid(clean.failure.problems))
  return succeed({ ...command, basedOn, data: clean.value })
}

/** Runs a command as part of a larger change. */
export const executeIn = (
  transaction: DatabaseOrTransaction,
  { kind, id, command, actor, isPart = false }: Order<CleanCommand>,
): Promise<EntryResult> =>
  executeCommand(transaction, { ...entrySubject(kind, id, actor), isPart }, command, actor)

/** Returns an entry as a subject of the engine. */
const entrySubject = (
  kind: AnyKind,
  id: number,
  actor: Editing,
): Subject<StoredEntry, EditedEntry, CleanCommand, Plan> => ({
  subject: kind.name,
  id: String(id),
  read: (transaction) => readStoredEntry(transaction, kind.name, id),
  open: (stored) => toEditedEntry(kind, stored, actor),
  refusal: (before, { action }) =>
    entryRefusal(actor.staff, rightFor(action, before), factsOf(before)),
  plan: (transaction, before, command) =>
    planEntryChange(transaction, kind, before, command, actor.now),
  carryOut: (transaction, work) => carryOut(transaction, kind, { ...work, actor }),
  describe: describeEntry,
})

/** The right that a command takes. A change from a list shows at once when the entry is published. */
function rightFor(action: CleanCommand['action'], { status }: EditedEntry): EntryAction {
  if (action === 'save') return 'edit'
  if (action === 'undo-visibility') return 'publish'
  if (action === 'change' || action === 'undo') return status === 'published' ? 'publish' : 'edit'
  return action
}

interface Work {
  stored: StoredEntry
  before: EditedEntry
  plan: Plan
  actor: Editing
}

async function carryOut(
  transaction: DatabaseOrTransaction,
  kind: AnyKind,
  { stored, before, plan, actor: editing }: Work,
): Promise<Result<StoredEntry, EditingFailure>> {
  const actor = actorOf(editing)
  const reviewed = reviewedOf(before)
  if (plan.place === 'review') {
    const review = await planReviewColumns(transaction, reviewed, stored, { plan, actor: editing })
    return review.ok ? succeed(await writeReview(transaction, stored, review.value)) : review
  }
  const decide = async (after: StoredEntry, about: 'approved' | 'discarded') => {
    await tellOfDecision(transaction, reviewed, { before: stored, after, actor: editing }, about)
    return succeed(after)
  }
  if (plan.place === 'discard')
    return decide(await discardWorking(transaction, kind, stored, actor), 'discarded')
  const { place, change } = plan
  const checked = await checkChange(transaction, kind, { stored, before, plan, actor: editing })
  if (!checked.ok) return checked
  const status = change.status ?? before.status
  const publishAt = change.publishAt === undefined ? stored.publish_at : change.publishAt
  const isRow = place === 'row' || place === 'visibility'
  const expiresAt = place === 'visibility' ? stored.expires_at : before.expiresAt
  const entry = {
    data: checked.value,
    status,
    publishAt: status === 'published' ? (publishAt ?? editing.now) : publishAt,
    expiresAt: change.expiresAt === undefined ? expiresAt : change.expiresAt,
    position: change.position === undefined ? stored.position : change.position,
  }
  if (!isRow) {
    const dueAt = plan.dueAt ?? null
    return decide(
      await writeWorking(transaction, kind, stored, { entry, actor, dueAt }),
      'approved',
    )
  }
  const current = plan.dropsSchedule ? await dropSchedule(transaction, stored) : stored
  const keepsPending = place === 'visibility'
  const after = await writeRow(transaction, kind, current, { entry, actor, keepsPending })
  return status === 'published' ? decide(after, 'approved') : succeed(after)
}

/** Returns an entry as the subject of a review. */
const reviewedOf = (entry: EditedEntry): Reviewed => ({
  subject: entry.kind,
  subjectId: String(entry.id),
  title: entry.title,
  mayPublish: (staff) => entryRefusal(staff, 'publish', factsOf(entry)) === null,
})

/** Parses the fields that a plan saves, and checks those that are new or newly shown. */
async function checkChange(
  transaction: DatabaseOrTransaction,
  kind: AnyKind,
  { stored, before, plan, actor }: Work & { plan: Extract<Plan, { change: object }> },
): Promise<Result<EntryData, EditingFailure>> {
  const { place, change } = plan
  const fields = place === 'visibility' ? fieldsOfRow(stored) : before.data
  const willShow = place !== 'working' && (change.status ?? before.status) === 'published'
  const isNewlyShown =
    willShow &&
    (before.status !== 'published' || (place !== 'visibility' && before.workingRevision !== null))
  const isKept = change.data === undefined && !isNewlyShown
  const saved = () => succeed(parseSavedFields(kind, stored.id, fields))
  if (isKept && change.status === undefined) return saved()
  const data = isKept
    ? saved()
    : checkEntryData(
        kind,
        change.data ?? storedFields(fields),
        willShow ? 'published' : 'draft',
        bodyOf(fields),
      )
  if (!data.ok) return fail(refusalOf(data.failure.problems, plan.endsAutosave))
  if (change.data !== undefined) {
    const outside = sectionRefusal(actor.staff, sectionsOfEntry(data.value))
    if (outside) return fail(outside)
  }
  const problems = await findPictureProblems(transaction, kind.name, {
    fields: { ...fields, ...change.data },
    before: fields,
    willShow,
    isTyped: plan.basedOn !== undefined,
  })
  if (problems.length > 0) return fail(invalidPictures(problems))
  // Undo and the trash return what was there, unasked.
  const isPublished = willShow && plan.endsAutosave !== undefined
  if (!isPublished && plan.basedOn === undefined) return data
  const typed = await findTypedProblems(transaction, kind, {
    data: data.value,
    shown: before.status === 'published' ? fieldsOfRow(stored) : null,
    now: actor.now,
    shownFrom: isPublished ? Math.max(actor.now, plan.dueAt ?? change.publishAt ?? 0) : null,
  })
  return typed.length > 0 ? fail(refusalOf(typed, plan.endsAutosave)) : data
}

const bodyOf = ({ content }: Record<string, unknown>) =>
  typeof content === 'string' ? content : undefined

/** Without a form to mark fields in, the message itself names what is missing. */
const refusalOf = (problems: FieldProblem[], hasForm = false) =>
  invalid(problems, hasForm ? undefined : unready(problems))

/**
 * Adds a draft of the person. A submission that is repeated because its answer was lost saves the
 * first draft again.
 *
 * @param addition `autosave`: id of the autosave, which is then deleted
 */
export async function addEntry(
  database: Database,
  {
    kind,
    data,
    autosave = 'new',
    actor,
  }: { kind: AnyKind; data: unknown; autosave?: string; actor: Editing },
): Promise<EntryResult> {
  const clean = await cleanFields(data)
  if (!clean.ok) return fail(invalid(clean.failure.problems))
  return changeContent(database, async (transaction) => {
    const addition = { kind: kind.name, name: autosave }
    const added = await findAddition(transaction, actor, addition)
    const saved =
      added === null
        ? await addIn(transaction, kind, { data: clean.value, actor, action: 'create' })
        : await executeIn(transaction, {
            kind,
            id: added,
            command: { action: 'save', data: clean.value, basedOn: 1 },
            actor,
          })
    if (!saved.ok) return saved
    if (added === null) await recordAddition(transaction, actor, addition, saved.value.id)
    await discardAutosave(transaction, actor.staff.id, kind.name, autosave)
    return saved
  })
}

/** Copies an entry as a new draft of the person; sent twice with one submission id, once. */
async function copyEntry(
  database: Database,
  { kind, id, command, actor }: Order<Extract<EntryCommand, { action: 'copy' }>>,
): Promise<EntryResult> {
  return changeContent(database, async (transaction) => {
    const addition = { kind: kind.name, name: command.autosave }
    const added = await findAddition(transaction, actor, addition)
    const made = added === null ? null : await readStoredEntry(transaction, kind.name, added)
    if (made) return succeed(toEditedEntry(kind, made, actor))
    const stored = await readStoredEntry(transaction, kind.name, id)
    if (!stored) return fail(notFound)
    const entry = toEditedEntry(kind, stored, actor)
    const refusal = entryRefusal(actor.staff, 'copy', factsOf(entry))
    if (refusal) return fail(refusal)
    const title = entry.title && `Copy of ${entry.title}`.slice(0, 200)
    const data = storedFields({ ...entry.data, title })
    const copy = await addIn(transaction, kind, { data, actor, action: 'copy' })
    if (copy.ok) await recordAddition(transaction, actor, addition, copy.value.id)
    return copy
  })
}

/** Adds a draft as part of a larger change. */
export async function addIn(
  transaction: DatabaseOrTransaction,
  kind: AnyKind,
  {
    data,
    actor,
    action,
    isPart = false,
  }: {
    data: CleanFields
    actor: Editing
    action: 'create' | 'copy' | 'import'
    /** whether a larger change has an audit event of its own */
    isPart?: boolean
  },
): Promise<EntryResult> {
  const missingRight = ownRightRefusal(actor.staff, kind.right)
  if (missingRight) return fail(missingRight)
  const checked = checkDraft(kind.schema, data)
  if (!checked.ok) return fail(invalid(checked.failure.problems))
  const refusal = sectionRefusal(actor.staff, sectionsOfEntry(checked.value))
  if (refusal) return fail(refusal)
  const problems = await findPictureProblems(transaction, kind.name, {
    fields: checked.value,
    isTyped: action !== 'copy',
  })
  if (problems.length > 0) return fail(invalidPictures(problems))
  const now = { now: actor.now, shownFrom: null }
  const typed =
    action === 'copy'
      ? []
      : await findTypedProblems(transaction, kind, { data: checked.value, ...now })
  if (typed.length > 0) return fail(invalid(typed))
  const draft = { data: checked.value, status: 'draft', publishAt: null, expiresAt: null } as const
  const [id = 0] = await insertEntries(transaction, kind, [draft], actorOf(actor))
  const stored = await readStoredEntry(transaction, kind.name, id)
  if (!stored) throw new Error(`Entry ${id} disappeared during the transaction that added it.`)
  const entry = toEditedEntry(kind, stored, actor)
  if (!isPart) {
    await recordChange(transaction, actor, {
      action,
      subject: kind.name,
      id: String(id),
      before: null,
      after: describeEntry(entry),
    })
  }
  return succeed(entry)
}
