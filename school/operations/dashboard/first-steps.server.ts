import type { Database } from '../../../db/database.ts'
import { stateOf } from '../../staff/accounts/staff-list.server.ts'
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
import { articleKind } from '../../kinds/article.ts'
import { campusesKind } from '../../kinds/campuses.ts'
import { contactDirectoryKind } from '../../kinds/contact-directory.ts'
import { siteSettingsKind } from '../../kinds/site-settings.ts'

/** The setup of the site outside its database. */
export interface SiteSetup {
  /** a mail server is set up */
  hasMail: boolean
}

/** The facts on which the steps depend. */
interface StepFacts extends SiteSetup {
  staff: Staff
  unknownWays: readonly WayToReach[]
  backup: BackupState | null
}

/** Reads the first steps of a new school; `null` once done or dismissed, and for other roles. */
export async function readFirstSteps(
  database: Database,
  { staff, unknownWays, backup, hasMail }: StepFacts,
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
      active.filter(({ role }) => role === 'administrator').length > 1,
    phone: !unknownWays.includes('phone'),
    email: !unknownWays.includes('email'),
    'office-hours': !unknownWays.includes('office-hours'),
    article: await hasOwnArticle(database),
    samples: !(await showsSamples(database)),
    mail: hasMail,
    backup: backup !== null && backup.passedAt !== null,
  }
  const steps = firstSteps.map((name) => ({ name, isDone: isDone[name] }))
  return steps.every((step) => step.isDone) ? null : steps
}

/** Returns whether staff have published an article of their own. */
async function hasOwnArticle(database: Database): Promise<boolean> {
  const article = await firstPublished(database)
    .where('sample', '=', 0)
    .where('kind', '=', articleKind.name)
    .where('created_by', 'is not', null)
    .executeTakeFirst()
  return article !== undefined
}

/** Returns whether visitors see sample content. */
async function showsSamples(database: Database): Promise<boolean> {
  const sample = await firstPublished(database).where('sample', '=', 1).executeTakeFirst()
  return sample !== undefined
}

const firstPublished = (database: Database) =>
  database.selectFrom('entry').select('id').where('status', '=', 'published').limit(1)

/** Returns whether an administrator has dismissed the list. */
async function areDismissed(database: Database): Promise<boolean> {
  const row = await database
    .selectFrom('site_state')
    .select('value')
    .where('key', '=', dismissedKey)
    .executeTakeFirst()
  return row !== undefined
}

/** The row of `site_state` with the time at which an administrator dismissed the list. */
const dismissedKey = 'steps_dismissed_at'

/** Dismisses the list for all administrators, or brings it back. @param now UTC in milliseconds */
export async function dismissSteps(
  database: Database,
  isDismissed: boolean,
  now: number,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('site_state').where('key', '=', dismissedKey).execute()
    if (!isDismissed) return
    await transaction.insertInto('site_state').values({ key: dismissedKey, value: now }).execute()
  })
}

/** Lists the ways to reach the school that no office on the site names. */
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
