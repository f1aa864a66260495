import type { Database } from '../../../db/database.ts'
import { listReviewers, stateOf } from '../../staff/accounts/staff-list.server.ts'
import { hasRole } from '../../staff/accounts/roles.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import type { BackupState } from '../backup/backup-state.server.ts'
import {
  firstSteps,
  waysToReach,
  type Dashboard,
  type FirstStep,
  type WayToReach,
} from './dashboard.ts'
import { liveReader } from '../../content/reader.ts'
import { readReference } from '../../content/reference/reference-content.server.ts'
import { campusesKind } from '../../kinds/campuses.ts'
import { contactDirectoryKind } from '../../kinds/contact-directory.ts'
import { siteSettingsKind } from '../../kinds/site-settings.ts'

/** Facts outside the database on which the steps depend. */
export interface SiteSetup {
  /** a mail server is set up */
  hasMail: boolean
}

interface Known extends SiteSetup {
  staff: Staff
  unknownWays: readonly WayToReach[]
  backup: BackupState | null
}

/** Reads the first steps of a new school; `null` once done or dismissed, and for other roles. */
export async function readFirstSteps(
  database: Database,
  { staff, unknownWays, backup, hasMail }: Known,
): Promise<Dashboard['firstSteps']> {
  if (!hasRole(staff, 'administrator') || (await areDismissed(database))) return null
  const people = await database
    .selectFrom('staff')
    .select(['id', 'role', 'disabled', 'password_hash', 'class_status', 'totp_confirmed'])
    .where('erased_at', 'is', null)
    .execute()
  const active = people.filter((row) => stateOf(row) === 'active')
  const isDone: Record<FirstStep, boolean> = {
    'two-factor': active.some(({ id, totp_confirmed }) => id === staff.id && totp_confirmed === 1),
    people: people.length > 1,
    'class-status':
      active.some(({ class_status }) => class_status === 1) ||
      (await listReviewers(database)).filter(({ role }) => role === 'administrator').length > 1,
    phone: !unknownWays.includes('phone'),
    email: !unknownWays.includes('email'),
    'office-hours': !unknownWays.includes('office-hours'),
    article: await hasPublished(database, 0),
    samples: !(await hasPublished(database, 1)),
    mail: hasMail,
    backup: backup !== null && backup.passedAt !== null,
  }
  const steps = firstSteps.map((name) => ({ name, isDone: isDone[name] }))
  return steps.every((step) => step.isDone) ? null : steps
}

/** Tells whether an article by staff, or with `sample` 1 an example of any kind, is published. */
async function hasPublished(database: Database, sample: 0 | 1): Promise<boolean> {
  const row = await database
    .selectFrom('entry')
    .select('id')
    .where('status', '=', 'published')
    .where('sample', '=', sample)
    .$if(sample === 0, (query) =>
      query.where('kind', '=', 'article').where('created_by', 'is not', null),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function areDismissed(database: Database): Promise<boolean> {
  const row = await database
    .selectFrom('site_state')
    .select('value')
    .where('key', '=', 'steps_dismissed_at')
    .executeTakeFirst()
  return row !== undefined
}

/** Dismisses the list for all administrators, or brings it back. @param now UTC in milliseconds */
export async function dismissSteps(
  database: Database,
  isDismissed: boolean,
  now: number,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('site_state').where('key', '=', 'steps_dismissed_at').execute()
    if (!isDismissed) return
    await transaction
      .insertInto('site_state')
      .values({ key: 'steps_dismissed_at', value: now })
      .execute()
  })
}

/** Reads which ways to reach the school the site does not name at all. */
export async function readUnknownWays(database: Database): Promise<WayToReach[]> {
  const [{ contacts, officeHours }, directory, campuses] = await Promise.all([
    readReference(liveReader(database), siteSettingsKind),
    readReference(liveReader(database), contactDirectoryKind),
    readReference(liveReader(database), campusesKind),
  ])
  const offices = [...contacts, ...directory.basicEducation, ...directory.college]
  const isKnown: Record<WayToReach, boolean> = {
    phone: offices.some(({ phone }) => phone) || campuses.some(({ contact }) => contact),
    email: offices.some(({ email }) => email),
    'office-hours': officeHours.length > 0,
  }
  return waysToReach.filter((way) => !isKnown[way])
}
