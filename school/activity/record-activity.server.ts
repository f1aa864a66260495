import type { DatabaseOrTransaction } from '../../db/database.ts'
import type { LoggedAction } from './actions.ts'
import type { Staff } from '../accounts/staff.ts'

/** An audit event: something that a person did. */
export interface Deed {
  action: LoggedAction
  /** the kind of its subject, such as `article`, `reference`, `media` or `staff` */
  subject: string
  subjectId: string
  /** the name of the subject at that time */
  title: string
  /** the subject before and after; leave out what says nothing, and never include a secret */
  before?: unknown
  after?: unknown
}

/**
 * Adds an audit event; the log is append-only. Call it inside the transaction of the change.
 *
 * @param now UTC in milliseconds
 */
export async function recordActivity(
  database: DatabaseOrTransaction,
  staff: Pick<Staff, 'id' | 'name'>,
  deed: Deed,
  now: number,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  await database
    .insertInto('activity')
    .values({
      at: now,
      staff_id: staff.id,
      staff_name: staff.name,
      action: deed.action,
      subject: deed.subject,
      subject_id: deed.subjectId,
      title: deed.title,
      before: json(deed.before),
      after: json(deed.after),
    })
    .execute()
}
