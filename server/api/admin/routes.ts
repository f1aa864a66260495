import type { Logger } from 'pino'
import type { Accounts } from '../../../school/accounts/accounts.server.ts'
import { findSession } from '../../../school/accounts/sessions.server.ts'
import { accountRoutes } from './accounts.ts'
import { contentRoutes } from './content.ts'
import { staffApi, type StaffRoute } from './staff-api.ts'

/** What the calls of the staff API stand on. */
export interface StaffParts extends Accounts {
  publicOrigin: string
  /** how many proxies stand in front and can be believed (TRUST_PROXY) */
  proxies: number
  logger: Logger
  /** called after a change to content, so that it shows at once */
  contentChanged: () => Promise<void>
}

/** The whole staff API (docs/staff-api.md), one line a subject. */
export const staffRoutes = (parts: StaffParts): StaffRoute[] => [...accountRoutes(parts), ...contentRoutes(parts)]

/** The staff API, with the guard before it. */
export const createStaffApi = (parts: StaffParts) =>
  staffApi(staffRoutes(parts), async (token) => (await findSession(parts.database, token, parts.now()))?.staff ?? null)
