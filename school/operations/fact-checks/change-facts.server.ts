import * as z from 'zod'
import { changeContent } from '../../../db/change-content.ts'
import type { Database } from '../../../db/database.ts'
import { recordActivity, changedFields } from '../../staff/activity/record-activity.server.ts'
import { addDays, dayInManila, dayNumber } from '../../base/dates.ts'
import {
  invalid,
  notFound,
  type Editing,
  type EditingFailure,
} from '../../content/editing/editing.ts'
import { day } from '../../base/fields.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import { readFacts, readOwners, type WatchedFact } from './read-facts.server.ts'

/** Days between two checks of a fact. */
const recheckAfterDays = 182

/** New owner or due date of a fact check. */
export const factChangeSchema = z.object({
  owner: z
    .string()
    .max(80)
    .nullable()
    .optional()
    .describe('id of a member of staff; null: no owner'),
  verifyBy: day.optional(),
})

type FactResult = Result<WatchedFact, EditingFailure>

/** Changes the owner or the due date of a fact check. */
export async function assignFact(
  database: Database,
  id: number,
  { owner, verifyBy }: z.output<typeof factChangeSchema>,
  editing: Editing,
): Promise<FactResult> {
  const owners = await readOwners(database, editing.staff)
  if (owner && !owners.some((person) => person.id === owner)) {
    return fail(invalid([{ field: 'owner', message: 'Choose a person from the staff list.' }]))
  }
  const ownerName = owners.find((person) => person.id === owner)?.name ?? null
  return changeFact(database, id, 'assign', editing, {
    row: {
      ...(owner !== undefined && { owner }),
      ...(verifyBy !== undefined && { verify_by: dayNumber(verifyBy) }),
    },
    changes: {
      ...(owner !== undefined && { owner: ownerName }),
      ...(verifyBy !== undefined && { verifyBy }),
    },
  })
}

/** Records that a fact was verified today; the next check is due in half a year. */
export const checkFact = (
  database: Database,
  id: number,
  editing: Editing,
): Promise<FactResult> => {
  const today = dayInManila(new Date(editing.now))
  const verifyBy = addDays(today, recheckAfterDays)
  return changeFact(database, id, 'check', editing, {
    row: {
      verified_at: editing.now,
      verified_by: editing.staff.id,
      verify_by: dayNumber(verifyBy),
    },
    changes: { verifyBy, checked: today },
  })
}

/** A change of a fact check. */
interface FactChange {
  row: { owner?: string | null; verify_by?: number; verified_at?: number; verified_by?: string }
  /** the details of the audit event */
  changes: Record<string, string | null>
}

/** Changes a fact check, and records the change. */
async function changeFact(
  database: Database,
  id: number,
  action: 'check' | 'assign',
  editing: Editing,
  change: FactChange,
): Promise<FactResult> {
  const find = async () => (await readFacts(database, editing)).find((fact) => fact.id === id)
  const before = await find()
  if (!before) return fail(notFound)
  if (action === 'check' && before.value === null) {
    return fail({
      reason: 'wrong-state',
      error: 'This is not entered yet, so there is nothing to check.',
    })
  }
  if (!before.can.includes(action)) {
    return fail({
      reason: 'not-allowed',
      error: 'Ask an editor to change who checks this, and when.',
    })
  }
  if (Object.keys(change.row).length === 0) return succeed(before)
  const old = { owner: before.owner?.name ?? null, verifyBy: before.verifyBy }
  const event = {
    action,
    subject: 'fact',
    subjectId: String(id),
    title: before.label,
    ...changedFields(old, { ...old, ...change.changes, value: before.value }),
  }
  await changeContent(database, async (transaction) => {
    await transaction.updateTable('fact').set(change.row).where('id', '=', id).execute()
    await recordActivity(transaction, editing.staff, event, editing.now)
  })
  return succeed((await find()) ?? before)
}
