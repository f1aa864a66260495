import type { Database } from '../../db/database.ts'
import { formatBytes } from '../../school/base/formats.ts'
import { readStoredReference } from '../../school/content/entries/stored-entry.server.ts'
import { idsIn, mediaFolder } from '../../school/content/media/media-folder.server.ts'
import { openMediaStore } from '../../school/content/media/open-store.server.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import type { WayToReach } from '../../school/operations/dashboard/dashboard.ts'
import { readUnknownWays } from '../../school/operations/dashboard/unknown-ways.server.ts'
import type { Environment } from '../../server/environment.ts'
import { findings, type Finding } from './finding.ts'

const media = findings('Media')

/** A library that is fuller than this soon takes no more files. */
const nearlyFull = 0.9

/** Says how full the media library is, and whether files of an earlier version are left on the disk. */
export async function checkMedia(
  database: Database,
  { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, MEDIA_MAX_GB: maxGigabytes }: Environment,
): Promise<Finding[]> {
  const used = await openMediaStore(database, { dataDir, databaseUrl }).countBytes()
  const max = maxGigabytes * 1e9
  const text = `The files take ${formatBytes(used)} of ${formatBytes(max)}.`
  const found = [
    used > max * nearlyFull
      ? media.look(`${text} Raise MEDIA_MAX_GB, or delete files that are not needed.`)
      : media.ok(text),
  ]
  const folder = mediaFolder(dataDir)
  if (databaseUrl && (await idsIn(folder)).length > 0)
    found.push(
      media.look(
        `${folder} is not used with PostgreSQL. Remove it when every node has started with this version.`,
      ),
    )
  return found
}

const contact = findings('Contact')

const names: Record<WayToReach, string> = {
  phone: 'phone number',
  email: 'e-mail address',
  'office-hours': 'office hours',
}

/** Checks that visitors can reach the school; before its first start the site has no content. */
export async function checkContact(opened: Database): Promise<Finding[]> {
  if (!(await readStoredReference(opened, siteSettingsKind.key))) return []
  const unknown = (await readUnknownWays(opened)).map((way) => names[way])
  return [
    unknown.length === 0
      ? contact.ok('Visitors find a phone number, an e-mail address and the office hours.')
      : contact.look(
          `Visitors do not find: ${unknown.join(', ')}. Before the site goes live, staff enter this at /admin/facts?missing=1.`,
        ),
  ]
}
