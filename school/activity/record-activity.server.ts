import type { DatabaseOrTransaction } from '../../db/database.ts'
import type { LoggedAction } from './actions.ts'
import type { Staff } from '../accounts/staff.ts'

/** Something that a member of staff did. */
export interface Deed {
  action: LoggedAction
  /** the kind of thing it was done to, such as `article`, `reference`, `media` or `staff` */
  subject: string
  subjectId: string
  /** what the thing was called then */
  title: string
  /** what it was before and after; leave out what says nothing, and never put a secret in */
  before?: unknown
  after?: unknown
}

/**
 * Adds to the activity log, which nothing takes away from. Call it inside the transaction of the
 * change.
 * @param now milliseconds since 1970, UTC
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
