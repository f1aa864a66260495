import type { Database } from '../../db/database.ts'
import { readStoredReference } from '../../school/content/entries/stored-entry.server.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import type { WayToReach } from '../../school/operations/dashboard/dashboard.ts'
import { readUnknownWays } from '../../school/operations/dashboard/unknown-ways.server.ts'
import { findings, type Finding } from './finding.ts'

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
