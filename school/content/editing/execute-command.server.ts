import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { DocumentKind } from '../../kinds/reference-kinds.ts'
import { entryRefusal, partsRefusal, type EntryAction } from '../../staff/accounts/permissions.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import type { LoggedAction } from '../../staff/activity/actions.ts'
import { changedFields, recordActivity } from '../../staff/activity/record-activity.server.ts'
import { cleanFields, storedFields } from '../entries/clean-fields.server.ts'
import {
  readStoredEntry,
  subjectIdOf,
  type StoredEntry,
  type StoredId,
} from '../entries/stored-entry.server.ts'
import {
  discardWorking,
  dropSchedule,
  writeReview,
  writeRow,
  writeWorking,
} from '../entries/write-entry.server.ts'
import { discardAutosave } from './autosaves.server.ts'
import { checkChange } from './check-change.server.ts'
import {
  actorOf,
  conflict,
  invalid,
  missingBase,
  notFound,
  type EditedOf,
  type Editing,
  type EditingConflict,
  type EditingFailure,
} from './editing.ts'
import type { EntryCommand } from './entry-commands.server.ts'
import {
  planEntryChange,
  type CleanCommand,
  type Plan,
  type SavePlan,
} from './plan-entry-change.server.ts'
import { factsOf, liveData, storedIdOf, toEdited } from './read-entries.server.ts'
import { planReviewColumns, mailDecision, type Reviewed } from './reviews.server.ts'

/** Outcome of a command: the document as it is now, or why nothing changed. */
export type CommandResult<Kind extends DocumentKind = DocumentKind> = Result<
  EditedOf<Kind>,
  EditingFailure | EditingConflict<EditedOf<Kind>>
>

/** A command on one document; `actor` is the person, and the time (UTC in milliseconds). */
interface Order<Kind extends DocumentKind, Command> {
  kind: Kind
  id: StoredId
  command: Command
  actor: Editing
  /** the command belongs to a larger change, which has an audit event of its own */
  isPart?: boolean
}

/**
 * Runs one command on an entry or on reference content in one transaction: reads it once, checks
 * the rights, the base revision and the fields, then saves it, its revision and one audit event.
 *
 * @example
 * executeCommand(database, { kind, id: 7, command: { action: 'unpublish' }, actor: editing })
 * executeCommand(database, { kind: alertKind, id: 'alert', command: { action: 'discard' }, actor })
 * @returns the document as it is now
 */
export async function executeCommand<Kind extends DocumentKind>(
  database: Database,
  { command, ...order }: Order<Kind, Exclude<EntryCommand, { action: 'copy' }>>,
): Promise<CommandResult<Kind>> {
  const clean = await cleanCommand(order.kind, command)
  if (!clean.ok) return clean
  return changeContent(database, (transaction) =>
    executeIn(transaction, { ...order, command: clean.value }),
  )
}

/** Cleans typed fields. This takes time, so it happens before the transaction. */
async function cleanCommand(
  kind: DocumentKind,
  command: Exclude<EntryCommand, { action: 'copy' }>,
): Promise<Result<CleanCommand, EditingFailure>> {
  if (command.action !== 'save' && command.action !== 'publish') return succeed(command)
  const { action, data, basedOn } = command
  // Reference content does not end.
  const times = kind.name === 'reference' ? { expiresAt: null } : {}
  if (action === 'publish' && data === undefined) return succeed({ ...command, ...times, data })
  if (basedOn === undefined) return fail(missingBase)
  // Reference content has no body.
  const clean =
    kind.name === 'reference'
      ? succeed(storedFields(data ?? null))
      : await cleanFields(data ?? null)
  if (!clean.ok) return fail(invalid(clean.failure.problems))
  return succeed({ ...command, ...times, basedOn, data: clean.value })
}

/** Runs a command within a transaction, as `executeCommand` does. */
export async function executeIn<Kind extends DocumentKind>(
  transaction: DatabaseOrTransaction,
  { kind, id, command, actor, isPart = false }: Order<Kind, CleanCommand>,
): Promise<CommandResult<Kind>> {
  const stored = await readStoredEntry(transaction, kind.name, id)
  if (!stored) return fail(notFound)
  const before = toEdited<DocumentKind>(kind, stored, actor)
  const refusal = entryRefusal(actor.staff, rightFor(command.action, before), factsOf(kind, before))
  if (refusal) return fail(refusal)
  const planning = { transaction, kind, entry: before, now: actor.now }
  const planned = await planEntryChange(planning, command)
  if (!planned.ok) return planned
  const plan = planned.value
  const basedOn = 'basedOn' in plan ? plan.basedOn : undefined
  if (basedOn !== undefined && basedOn !== before.revision)
    return fail(conflict(toEdited(kind, stored, actor)))
  const written = await carryOut(transaction, kind, { stored, before, plan, actor })
  if (!written.ok) return written
  const after = toEdited(kind, written.value, actor)
  // The larger change records its own event, and leaves the person's autosaves.
  if (isPart) return succeed(after)
  await recordChange(transaction, actor, command.action, before, after)
  if ('endsAutosave' in plan && plan.endsAutosave)
    await discardAutosave(transaction, actor.staff.id, kind.name, subjectIdOf(stored))
  return succeed(after)
}

/** Returns the right that a command needs. A list changes a published entry at once. */
function rightFor(action: CleanCommand['action'], { status }: EditedOf<DocumentKind>): EntryAction {
  if (action === 'save') return 'edit'
  if (action === 'undo-visibility') return 'publish'
  if (action === 'change' || action === 'undo') return status === 'published' ? 'publish' : 'edit'
  return action
}

/** A plan for a document: `stored` in the database, `before` as the person sees it. */
interface Work<AnyPlan extends Plan> {
  stored: StoredEntry
  before: EditedOf<DocumentKind>
  plan: AnyPlan
  actor: Editing
}

/** Carries out a plan, and tells the people of a review by mail. */
async function carryOut(
  transaction: DatabaseOrTransaction,
  kind: DocumentKind,
  { stored, before, plan, actor }: Work<Plan>,
): Promise<Result<StoredEntry, EditingFailure>> {
  const live = kind.name === 'reference' ? liveData(kind, stored) : null
  /** Refuses a working revision that changes parts to which the person has no right. */
  const refusalOfParts = (staff: Staff) =>
    kind.name === 'reference' ? partsRefusal(staff, kind, before.data, live) : null
  const reviewed: Reviewed = {
    subject: kind.name,
    subjectId: subjectIdOf(stored),
    title: before.title,
    mayPublish: (staff) =>
      entryRefusal(staff, 'publish', factsOf(kind, before)) === null &&
      refusalOfParts(staff) === null,
  }
  if (plan.type === 'review') {
    const review = await planReviewColumns(transaction, reviewed, stored, { plan, actor })
    return review.ok ? succeed(await writeReview(transaction, stored, review.value)) : review
  }
  if (plan.type === 'discard') {
    const outside = refusalOfParts(actor.staff)
    if (outside) return fail(outside)
    const after = await discardWorking(transaction, stored, actorOf(actor))
    await mailDecision(transaction, reviewed, { before: stored, after, actor }, 'discarded')
    return succeed(after)
  }
  const saved = await save(transaction, kind, { stored, before, plan, actor })
  if (saved.ok && saved.value.status === 'published')
    await mailDecision(
      transaction,
      reviewed,
      { before: stored, after: saved.value, actor },
      'approved',
    )
  return saved
}

/** Checks the fields of a planned save, and writes the row or the working revision. */
async function save(
  transaction: DatabaseOrTransaction,
  kind: DocumentKind,
  work: Work<SavePlan>,
): Promise<Result<StoredEntry, EditingFailure>> {
  const { stored, before, plan } = work
  const { type, change } = plan
  const actor = actorOf(work.actor)
  const checked = await checkChange(transaction, kind, work)
  if (!checked.ok) return checked
  const status = change.status ?? before.status
  // Published reference content keeps its time, also after a clock was set back.
  const keepsTime =
    kind.name === 'reference' && status === stored.status && before.state === 'published'
  const publishAt =
    change.publishAt === undefined || keepsTime ? stored.publish_at : change.publishAt
  const expiresAt = type === 'visibility' ? stored.expires_at : before.expiresAt
  const entry = {
    data: checked.value,
    status,
    publishAt: status === 'published' ? (publishAt ?? actor.now) : publishAt,
    expiresAt: change.expiresAt === undefined ? expiresAt : change.expiresAt,
    position: change.position === undefined ? stored.position : change.position,
  }
  if (type === 'working' || type === 'due') {
    const dueAt = plan.dueAt ?? null
    return succeed(await writeWorking(transaction, kind, stored, { entry, actor, dueAt }))
  }
  const current = plan.dropsSchedule ? await dropSchedule(transaction, stored) : stored
  const keepsPending = type === 'visibility'
  return succeed(await writeRow(transaction, kind, current, { entry, actor, keepsPending }))
}

/** Adds the audit event of a change. @param before `null` when the document is new */
export async function recordChange(
  transaction: DatabaseOrTransaction,
  { staff, now }: Editing,
  action: LoggedAction,
  before: EditedOf<DocumentKind> | null,
  after: EditedOf<DocumentKind>,
): Promise<void> {
  const subject = { subject: after.kind, subjectId: String(storedIdOf(after)), title: after.title }
  const changed = changedFields(before && loggedFields(before), loggedFields(after))
  await recordActivity(transaction, staff, { action, ...subject, ...changed }, now)
}

/** Selects the fields that the audit event of a document shows. */
const loggedFields = (document: EditedOf<DocumentKind>) => ({
  ...partsOf(document.data),
  status: document.status,
  publishAt: document.publishAt,
  expiresAt: document.expiresAt,
  position: document.position,
  reviewRequestedAt: document.reviewRequestedAt,
  reviewNote: document.reviewNote,
  ...(document.dueAt !== null && { dueAt: document.dueAt }),
})

/** Splits a list into named parts, so that the audit event names the changed parts. */
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
  // Includes the order: a new order alone is a change too.
  return { ...Object.fromEntries(parts), order: [...parts.keys()] }
}
