import type { Logger } from 'pino'
import type { Accounts } from '../../../school/accounts/accounts.server.ts'
import { findSession } from '../../../school/accounts/sessions.server.ts'
import type { SendMail } from '../../mail.ts'
import { accountRoutes } from './accounts.ts'
import type { ContentParts } from './answers.ts'
import { contentRoutes } from './content.ts'
import { dashboardRoutes } from './dashboard.ts'
import { factRoutes } from './facts.ts'
import { mediaRoutes } from './media.ts'
import { staffApi, type StaffRoute } from './staff-api.ts'

/** What the calls of the staff API stand on. */
export interface StaffParts extends Accounts, ContentParts {
  publicOrigin: string
  /** how many proxies stand in front and can be believed (TRUST_PROXY) */
  proxies: number
  /** `null` without a mail server: then administrators hand links over */
  sendMail: SendMail | null
  logger: Logger
  /** brings what is known of broken links up to date, or begins to */
  checkLinks: () => Promise<void>
}

/** The whole staff API (docs/staff-api.md), one line a subject. */
export const staffRoutes = (parts: StaffParts): StaffRoute[] => [
  ...accountRoutes(parts),
  ...contentRoutes(parts),
  ...mediaRoutes(parts),
  ...dashboardRoutes(parts),
  ...factRoutes(parts),
]

/** The staff API, with the guard before it. */
export const createStaffApi = (parts: StaffParts) =>
  staffApi(
    staffRoutes(parts),
    async (token) => (await findSession(parts.database, token, parts.now()))?.staff ?? null,
  )
