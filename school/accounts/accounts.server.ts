import type { Database } from '../../db/database.ts'
import type { LoggedAction } from '../activity/actions.ts'
import type { Deed } from '../activity/record-activity.server.ts'
import type { Staff } from './staff.ts'

/** What the functions about accounts stand on. */
export interface Accounts {
  database: Database
  /** folder that holds the key of the two-factor secrets */
  dataDir: string
  /** UTC in milliseconds */
  now: () => number
}

/** From where somebody asks. */
export interface Caller {
  /** network address; only its hash is kept, and not for long */
  address: string
  /** browser and system in words */
  device: string
}

/** Whoever acts without having signed in, as the activity log knows them. */
export const nobody = { id: '', name: 'Somebody' }

/** Something that was done to an account. */
export const accountDeed = (
  action: LoggedAction,
  person: Pick<Staff, 'id' | 'name'> | undefined,
  change: Pick<Deed, 'before' | 'after'> = {},
): Deed => ({
  action,
  subject: 'staff',
  subjectId: person?.id ?? '',
  title: person?.name ?? 'an unknown account',
  ...change,
})
