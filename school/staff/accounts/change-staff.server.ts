import type { Transaction } from 'kysely'
import { changeContent } from '../../../db/change-content.ts'
import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { StaffRow, Tables } from '../../../db/tables.ts'
import type { LoggedAction } from '../activity/actions.ts'
import { recordActivity } from '../activity/record-activity.server.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { StaffCommand, StaffFields } from './account-fields.ts'
import { accountEvent, type Accounts } from './accounts.server.ts'
import { createLink } from './one-time-links.server.ts'
import { newId } from './secret-token.server.ts'
import type { Staff } from './staff.ts'
import { findStaffRow, type StaffMember, stateOf, toMember, toStaff } from './staff-list.server.ts'

/** Refusal of a change to a person. */
export type StaffFailure =
  | typeof noSuchPerson
  | { reason: 'invalid'; problems: { field: string; message: string }[] }
  /** the person is the last administrator who can sign in */
  | { reason: 'last-administrator' }
  /** the person's state allows no link of this kind */
  | { reason: 'state' }

/** The person, and the token of the link for choosing a password. */
export interface Invitation {
  person: StaffMember
  token: string
}

/** Adds a person, and makes the link with which they choose their password. */
export function inviteStaff(
  { database, now }: Accounts,
  actor: Staff,
  fields: StaffFields,
): Promise<Result<Invitation, StaffFailure>> {
  // Runs one at a time, like changes to content: what it reads first is still true when it writes.
  return changeContent(database, async (transaction) => {
    if (await isTaken(transaction, fields.email)) return fail(emailTaken)
    const row = await transaction
      .insertInto('staff')
      .values({ id: newId(), ...columnsOf(fields), created_at: now() })
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = rightsOf(row)
    await recordActivity(transaction, actor, accountEvent('invite', row, { after }), now())
    const token = await createLink(transaction, 'invitation', row.id, now())
    return succeed({ person: toMember(row), token })
  })
}

/** Makes a new invitation or reset link. The old password works until the link is used. */
export function renewLink(
  { database, now }: Pick<Accounts, 'database' | 'now'>,
  actor: Pick<Staff, 'id' | 'name'>,
  id: string,
  purpose: 'invitation' | 'reset',
): Promise<Result<Invitation, StaffFailure>> {
  return changeContent(database, async (transaction) => {
    const row = await findStaffRow(transaction, id)
    if (!row) return fail(noSuchPerson)
    if (stateOf(row) !== (purpose === 'invitation' ? 'invited' : 'active'))
      return fail({ reason: 'state' })
    const action = purpose === 'reset' ? 'reset-link' : 'invite'
    await recordActivity(transaction, actor, accountEvent(action, row), now())
    const token = await createLink(transaction, purpose, row.id, now())
    return succeed({ person: toMember(row), token })
  })
}

/**
 * Returns whether a command needs a confirmation, because a stolen session could use it for a lasting
 * takeover: it concerns the actor's own sign-in, or the list of administrators and their sign-in.
 */
export function needsConfirmation(
  actor: Staff,
  person: Pick<StaffMember, 'id' | 'role' | 'email'>,
  command: StaffCommand,
): boolean {
  const { action } = command
  if (action === 'delete' || action === 'erase') return false
  const isPowerful = person.id === actor.id || person.role === 'administrator'
  if (action !== 'change') return isPowerful
  const becomesAdministrator = command.role === 'administrator' && person.role !== 'administrator'
  return becomesAdministrator || (isPowerful && command.email !== person.email)
}

/** Changes name, e-mail address and rights, or the state. Disabling ends all sessions at once. */
export function changeStaff(
  { database, now }: Accounts,
  actor: Staff,
  id: string,
  change: StaffFields | { isDisabled: boolean },
): Promise<Result<StaffMember, StaffFailure>> {
  return changeContent(database, async (transaction) => {
    const row = await findStaffRow(transaction, id)
    if (!row) return fail(noSuchPerson)
    const isStateChange = 'isDisabled' in change
    if (!isStateChange && (await isTaken(transaction, change.email, id))) return fail(emailTaken)
    const changed = isStateChange ? { disabled: Number(change.isDisabled) } : columnsOf(change)
    const planned = { ...row, ...changed }
    const stays = planned.role === 'administrator' && planned.disabled === 0
    if (!stays && (await isLastAdministrator(transaction, row)))
      return fail({ reason: 'last-administrator' })

    const next = await transaction
      .updateTable('staff')
      .set(changed)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (next.disabled === 1) await shutOut(transaction, id)
    // A link belongs to an e-mail address: it ends when the address changes.
    else if (row.email !== next.email)
      await transaction
        .deleteFrom('staff_token')
        .where('purpose', '!=', 'device')
        .where('staff_id', '=', id)
        .execute()
    await recordChanges(transaction, actor, row, next, now())
    return succeed(toMember(next))
  })
}

/** Removes a person. Their name stays in the activity log and in revisions. */
export function deleteStaff(
  { database, now }: Accounts,
  actor: Staff,
  id: string,
): Promise<Result<{ id: string }, StaffFailure>> {
  return changeContent(database, async (transaction) => {
    const row = await findStaffRow(transaction, id)
    if (!row) return fail(noSuchPerson)
    if (await isLastAdministrator(transaction, row)) return fail({ reason: 'last-administrator' })
    await shutOut(transaction, id)
    await deleteUnfinished(transaction, id)
    await transaction.deleteFrom('staff').where('id', '=', id).execute()
    await recordActivity(transaction, actor, accountEvent('delete', row), now())
    return succeed({ id })
  })
}

/** Returns whether a person is the only administrator who can sign in. */
export async function isLastAdministrator(
  database: DatabaseOrTransaction,
  row: StaffRow,
): Promise<boolean> {
  if (row.role !== 'administrator' || stateOf(row) !== 'active') return false
  const other = await database
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'administrator')
    .where('disabled', '=', 0)
    .where('password_hash', 'is not', null)
    .where('id', '!=', row.id)
    .executeTakeFirst()
  return other === undefined
}

/** Deletes all sessions, links, known devices and previews of a person. */
export async function shutOut(database: DatabaseOrTransaction, id: string): Promise<void> {
  for (const table of ['staff_session', 'staff_token', 'preview'] as const)
    await database.deleteFrom(table).where('staff_id', '=', id).execute()
}

/** Deletes the autosaves and saved filters of a person, and the mails that wait for them. */
export async function deleteUnfinished(database: DatabaseOrTransaction, id: string): Promise<void> {
  for (const table of ['autosave', 'staff_mail'] as const)
    await database.deleteFrom(table).where('staff_id', '=', id).execute()
  await database.updateTable('staff').set({ saved_filters: '[]' }).where('id', '=', id).execute()
}

/** The columns of an account that an administrator sets. */
const columnsOf = ({ name, email, role, sections, classStatus }: StaffFields) => ({
  name,
  email,
  role,
  sections: JSON.stringify(sections),
  class_status: Number(classStatus),
})

/** The refusal of a change to a person who was removed. */
export const noSuchPerson = {
  reason: 'not-found',
  error: 'There is no such person. Load the list again.',
} as const

const emailTaken = {
  reason: 'invalid' as const,
  problems: [{ field: 'email', message: 'An account with this e-mail address already exists.' }],
}

async function isTaken(
  database: DatabaseOrTransaction,
  email: string,
  exceptId = '',
): Promise<boolean> {
  const other = await database
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return other !== undefined
}

/** Selects the rights that the activity log names. */
function rightsOf(row: StaffRow) {
  const { role, sections, classStatus } = toStaff(row)
  return { role, sections, ...(classStatus && { classStatus }) }
}

/** Writes an audit event for each change; e-mail addresses are not in it. */
async function recordChanges(
  transaction: Transaction<Tables>,
  actor: Staff,
  before: StaffRow,
  after: StaffRow,
  now: number,
): Promise<void> {
  const note = (action: LoggedAction, change: { before?: unknown; after?: unknown } = {}) =>
    recordActivity(transaction, actor, accountEvent(action, after, change), now)
  const rights = { before: rightsOf(before), after: rightsOf(after) }
  if (JSON.stringify(rights.before) !== JSON.stringify(rights.after))
    await note('role-change', rights)
  if (before.name !== after.name)
    await note('rename', { before: { name: before.name }, after: { name: after.name } })
  if (before.email !== after.email) await note('email-change')
  if (before.disabled !== after.disabled) await note(after.disabled === 1 ? 'disable' : 'enable')
}
