import type { Database } from '../../../db/database.ts'
import type { LoggedAction } from '../activity/actions.ts'
import type { AuditEvent } from '../activity/record-activity.server.ts'
import type { Staff } from './staff.ts'

/** Database, data folder and clock for the functions about accounts. */
export interface Accounts {
  database: Database
  /** folder that holds the key of the two-factor secrets */
  dataDir: string
  /** the clock itself, UTC in milliseconds: sessions and codes follow it, content does not */
  now: () => number
}

/** Origin of a request: network address and device. */
export interface Caller {
  /** network address; only its hash is stored, for a short time */
  address: string
  device: string
}

/** The actor in the activity log when no person has signed in. */
export const unknownPerson = { id: '', name: 'Unknown person' }

/** Builds the audit event of a change to an account. */
export const accountEvent = (
  action: LoggedAction,
  person: Pick<Staff, 'id' | 'name'> | undefined,
  change: Pick<AuditEvent, 'before' | 'after'> = {},
): AuditEvent => ({
  action,
  subject: 'staff',
  subjectId: person?.id ?? '',
  title: person?.name ?? 'an unknown account',
  ...change,
})
