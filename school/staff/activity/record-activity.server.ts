import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { isSame } from '../../base/is-same.ts'
import type { LoggedAction } from './actions.ts'
import type { Staff } from '../accounts/staff.ts'

/** An audit event: something that a person did. */
export interface AuditEvent {
  action: LoggedAction
  /** the kind of its subject, such as `article`, `reference`, `media` or `staff` */
  subject: string
  subjectId: string
  /** the name of the subject at that time */
  title: string
  /** the subject before and after the change; never include a secret */
  before?: unknown
  after?: unknown
}

/** Adds an audit event, inside the transaction of the change. @param now UTC in milliseconds */
export async function recordActivity(
  database: DatabaseOrTransaction,
  staff: Pick<Staff, 'id' | 'name'>,
  event: AuditEvent,
  now: number,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  await database
    .insertInto('activity')
    .values({
      at: now,
      staff_id: staff.id,
      staff_name: staff.name,
      action: event.action,
      subject: event.subject,
      subject_id: event.subjectId,
      title: event.title,
      before: json(event.before),
      after: json(event.after),
    })
    .execute()
}

type Fields = Record<string, unknown>

/**
 * Lists the fields that differ between two states, for the activity log.
 *
 * @param before `null` when the subject is new
 */
export function changedFields(
  before: Fields | null,
  after: Fields,
): { before?: Fields; after: Fields } {
  if (!before) return { after }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  )
  const only = (fields: Fields) =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { before: only(before), after: only(after) }
}
