import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { checkDraft, checkFields } from '../../base/check-fields.ts'
import { stampFilipino } from '../../base/filipino.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { AnyReferenceKind } from '../../kinds/reference-kinds.ts'
import { hasRole } from '../../staff/accounts/roles.ts'
import {
  referenceActionRefusal,
  referenceRefusal,
} from '../../staff/accounts/reference-permissions.ts'
import { findHiddenPictures } from '../media/hidden-pictures.server.ts'
import { findUndescribedPictures } from '../media/undescribed-pictures.server.ts'
import { indexReferencePages } from '../reference/list-pages.server.ts'
import {
  readReferenceSnapshot,
  readStoredReference,
  type StoredReference,
} from '../reference/stored-reference.server.ts'
import {
  discardWorking,
  writeReview,
  writeRow,
  writeWorking,
} from '../reference/write-reference.server.ts'
import {
  actorOf,
  invalid,
  invalidPictures,
  missingBase,
  notFound,
  unready,
  type Editing,
  type EditingFailure,
} from './editing.ts'
import type { ReferenceCommand } from './entry-commands.server.ts'
import { executeCommand, type CommandResult, type Subject } from './execute-command.server.ts'
import type { ReviewPlan } from './plan-entry-change.server.ts'
import {
  factsOfReference,
  liveData,
  toEditedReference,
  type EditedReference,
} from './read-reference.server.ts'
import { planReviewColumns, tellOfDecision, type Reviewed } from './reviews.server.ts'

/** A command on reference content; `actor` is the person who gives it, and when. */
interface Order {
  kind: AnyReferenceKind
  command: ReferenceCommand
  actor: Editing
}

/**
 * Runs one command on reference content in one transaction, as `executeEntryCommand` does on an
 * entry. A save is a working revision, which visitors do not see before it is published.
 *
 * @example
 * executeReferenceCommand(database, { kind: countersKind, command: { action: 'discard' }, actor })
 */
export const executeReferenceCommand = (
  database: Database,
  { kind, command, actor }: Order,
): Promise<CommandResult<EditedReference>> =>
  changeContent(database, (transaction) =>
    executeCommand(transaction, referenceSubject(kind, actor), command, actor),
  )

/** Runs a command as part of a larger change, which has an audit event of its own. */
export const executeReferenceIn = (
  transaction: DatabaseOrTransaction,
  { kind, command, actor }: Order,
): Promise<CommandResult<EditedReference>> =>
  executeCommand(transaction, { ...referenceSubject(kind, actor), isPart: true }, command, actor)

/** Returns reference content as a subject of the engine. */
const referenceSubject = (
  kind: AnyReferenceKind,
  actor: Editing,
): Subject<StoredReference, EditedReference, ReferenceCommand, Plan> => ({
  subject: 'reference',
  id: kind.key,
  read: (transaction) => readStoredReference(transaction, kind.key),
  open: (stored) => toEditedReference(kind, stored, actor),
  refusal: (before, { action }) =>
    referenceActionRefusal(
      actor.staff,
      kind.key,
      action === 'save' ? 'edit' : action,
      factsOfReference(before),
    ),
  plan: (transaction, before, command) => planChange(transaction, kind, before, command, actor.now),
  carryOut: (transaction, work) => carryOut(transaction, kind, { ...work, actor }),
  describe: ({ label, data, dueAt }) => ({
    title: label,
    fields: { ...partsOf(data), ...(dueAt !== null && { dueAt }) },
  }),
})

/**
 * Plan of a command. A save replaces what visitors read (`row`), or waits over it: for staff only
 * (`working`), or until it becomes live by itself (`due`). Without data, the newest save is
 * published.
 */
type Plan =
  | {
      place: 'row' | 'working' | 'due'
      data?: unknown
      /** when a `due` change becomes live */
      dueAt?: number
      basedOn?: number | undefined
      endsAutosave: boolean
    }
  | { place: 'discard' }
  | ReviewPlan

async function planChange(
  transaction: DatabaseOrTransaction,
  kind: AnyReferenceKind,
  before: EditedReference,
  command: ReferenceCommand,
  now: number,
): Promise<Result<Plan, EditingFailure>> {
  if (command.action === 'discard') return succeed({ place: 'discard' })
  if (command.action === 'send-back')
    return succeed({ place: 'review', note: command.note, isAsked: false })
  if (command.action === 'request-review') {
    const checked = checkFields(kind.schema, before.data)
    if (!checked.ok)
      return fail(invalid(checked.failure.problems, unready(checked.failure.problems)))
    const { note, asked } = command
    return succeed({ place: 'review', note: note || null, isAsked: true, asked })
  }
  if (command.action === 'revert') {
    const data = await readReferenceSnapshot(transaction, kind.key, command.revision)
    if (data === undefined) return fail(notFound)
    return succeed({ place: 'working', data, endsAutosave: true })
  }
  const { data, basedOn } = command
  if (command.action === 'save') {
    return succeed({ place: 'working', data: data ?? null, basedOn, endsAutosave: true })
  }
  if (data !== undefined && basedOn === undefined) return fail(missingBase)
  const { publishAt } = command
  const both = { ...(data !== undefined && { data }), basedOn, endsAutosave: data !== undefined }
  return succeed(
    (publishAt ?? now) > now
      ? { place: 'due', dueAt: publishAt ?? now, ...both }
      : { place: 'row', ...both },
  )
}

interface Work {
  stored: StoredReference
  before: EditedReference
  plan: Plan
  actor: Editing
}

async function carryOut(
  transaction: DatabaseOrTransaction,
  kind: AnyReferenceKind,
  { stored, before, plan, actor: editing }: Work,
): Promise<Result<StoredReference, EditingFailure>> {
  const actor = actorOf(editing)
  const live = liveData(kind, stored)
  const refusal = (was: unknown, is: unknown) => referenceRefusal(editing.staff, kind.key, was, is)
  const reviewed = reviewedOf(kind, { before: live, after: before.data })
  if (plan.place === 'review') {
    const review = await planReviewColumns(transaction, reviewed, stored, { plan, actor: editing })
    return review.ok ? succeed(await writeReview(transaction, stored, review.value)) : review
  }
  const decide = async (after: StoredReference, about: 'approved' | 'discarded') => {
    await tellOfDecision(transaction, reviewed, { before: stored, after, actor: editing }, about)
    return succeed(after)
  }
  if (plan.place === 'discard') {
    const outside = refusal(before.data, live)
    if (outside) return fail(outside)
    return decide(await discardWorking(transaction, stored, actor), 'discarded')
  }
  const isForVisitors = plan.place !== 'working'
  const check = isForVisitors ? checkFields : checkDraft
  const checked = check(kind.schema, 'data' in plan ? plan.data : before.data)
  if (!checked.ok) {
    const { problems } = checked.failure
    return fail(plan.endsAutosave ? invalid(problems) : invalid(problems, unready(problems)))
  }
  const unfit = kind.changeProblems(live, checked.value)
  if (unfit.length > 0) return fail(invalid(unfit))
  // Stamped here, so that a mark that the form does not know yet is no change by this person.
  const data = stampFilipino(kind.schema, checked.value)
  // What others have saved and not published is published too: it must be this person's to publish.
  const outside = refusal(before.data, data) ?? (isForVisitors ? refusal(live, data) : null)
  if (outside) return fail(outside)
  // An earlier version may come back as a draft; its pictures are checked when it is published.
  const kept = isForVisitors ? null : 'basedOn' in plan ? before.data : data
  const parts = data as object
  const hidden = await findHiddenPictures(transaction, parts, 'website', kept)
  if (hidden.length > 0) return fail(invalidPictures(hidden))
  if (!isForVisitors) {
    return succeed(await writeWorking(transaction, stored, { data, actor, dueAt: null }))
  }
  const undescribed = await findUndescribedPictures(transaction, parts)
  if (undescribed.length > 0) return fail(invalidPictures(undescribed))
  if (plan.dueAt !== undefined) {
    const { dueAt } = plan
    return decide(await writeWorking(transaction, stored, { data, actor, dueAt }), 'approved')
  }
  const after = await writeRow(transaction, stored, { data, actor })
  await indexReferencePages(transaction)
  return decide(after, 'approved')
}

/** Returns reference content as the subject of a review. */
const reviewedOf = (
  kind: AnyReferenceKind,
  { before, after }: { before: unknown; after: unknown },
): Reviewed => ({
  subject: 'reference',
  subjectId: kind.key,
  title: kind.label,
  mayPublish: (staff) =>
    hasRole(staff, 'editor') && referenceRefusal(staff, kind.key, before, after) === null,
})

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
