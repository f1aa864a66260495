import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { Refusal } from '../../staff/accounts/permissions.ts'
import type { LoggedAction } from '../../staff/activity/actions.ts'
import { recordActivity } from '../../staff/activity/record-activity.server.ts'
import { discardAutosave } from './autosaves.server.ts'
import { changedFields } from './changed-fields.ts'
import {
  conflict,
  notFound,
  type Editing,
  type EditingConflict,
  type EditingFailure,
} from './editing.ts'

export type CommandResult<Edited> = Result<Edited, EditingFailure | EditingConflict<Edited>>

/** Properties that every plan may have besides its change. */
interface PlanFacts {
  place: string
  /** the revision that the change is based on, if any */
  basedOn?: number | undefined
  /** whether the change replaces the person's autosave, which is then deleted */
  endsAutosave?: boolean
}

/** One thing that staff edit: an entry or reference content, and how the engine handles it. */
export interface Subject<Stored, Edited, Command, Plan> {
  /** as revisions, autosaves and audit events name it */
  subject: string
  id: string
  /** whether it is part of a larger change, which has an audit event of its own */
  isPart?: boolean
  read(transaction: DatabaseOrTransaction): Promise<Stored | null>
  /** Turns what is stored into what staff see. */
  open(stored: Stored): Edited
  /** Decides whether the person may give this command. */
  refusal(before: Edited, command: Command): Refusal | null
  /** Decides what the command changes. */
  plan(
    transaction: DatabaseOrTransaction,
    before: Edited,
    command: Command,
  ): Promise<Result<Plan, EditingFailure>>
  /** Checks and saves what is planned. */
  carryOut(
    transaction: DatabaseOrTransaction,
    work: { stored: Stored; before: Edited; plan: Plan },
  ): Promise<Result<Stored, EditingFailure>>
  /** Selects title and fields for the audit event. */
  describe(edited: Edited): Described
}

interface Described {
  title: string
  fields: Record<string, unknown>
}

/**
 * Runs one command on one thing: reads it once, checks the rights and the base revision, then saves
 * it, its revision and one audit event. Run it inside `changeContent`.
 *
 * @returns the thing as it is now
 */
export async function executeCommand<
  Stored,
  Edited extends { revision: number },
  Command extends { action: LoggedAction },
  Plan extends PlanFacts,
>(
  transaction: DatabaseOrTransaction,
  thing: Subject<Stored, Edited, Command, Plan>,
  command: Command,
  actor: Editing,
): Promise<CommandResult<Edited>> {
  const stored = await thing.read(transaction)
  if (!stored) return fail(notFound)
  const before = thing.open(stored)
  const refusal = thing.refusal(before, command)
  if (refusal) return fail(refusal)
  const planned = await thing.plan(transaction, before, command)
  if (!planned.ok) return planned
  const plan = planned.value
  if (plan.basedOn !== undefined && plan.basedOn !== before.revision) return fail(conflict(before))
  const written = await thing.carryOut(transaction, { stored, before, plan })
  if (!written.ok) return written
  const after = thing.open(written.value)
  if (!thing.isPart) {
    const states = { before: thing.describe(before), after: thing.describe(after) }
    await recordChange(transaction, actor, { ...thing, action: command.action, ...states })
  }
  if (plan.endsAutosave) await discardAutosave(transaction, actor.staff.id, thing.subject, thing.id)
  return succeed(after)
}

interface Change {
  action: LoggedAction
  subject: string
  id: string
  /** `null` when it is new */
  before: Described | null
  after: Described
}

/** Adds the audit event of a change. */
export async function recordChange(
  transaction: DatabaseOrTransaction,
  { staff, now }: Editing,
  { action, subject, id, before, after }: Change,
): Promise<void> {
  const changed = changedFields(before && before.fields, after.fields)
  const event = { action, subject, subjectId: id, title: after.title, ...changed }
  await recordActivity(transaction, staff, event, now)
}
