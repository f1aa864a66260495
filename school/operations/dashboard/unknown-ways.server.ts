import { liveReader } from '../../content/reader.ts'
import type { Database } from '../../../db/database.ts'
import { readReference } from '../../content/reference/reference-content.server.ts'
import { campusesKind } from '../../kinds/campuses.ts'
import { contactDirectoryKind } from '../../kinds/contact-directory.ts'
import { siteSettingsKind } from '../../kinds/site-settings.ts'
import { waysToReach, type WayToReach } from './dashboard.ts'

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
