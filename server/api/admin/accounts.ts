import { oneTimeLinkRoutes } from './one-time-links.ts'
import { ownAccountRoutes } from './own-account.ts'
import type { StaffParts } from './routes.ts'
import { sessionRoutes } from './sessions.ts'
import { staffMemberRoutes } from './staff.ts'
import type { StaffRoute } from './staff-api.ts'

/** Accounts of docs/staff-api.md. */
export const accountRoutes = (parts: StaffParts): StaffRoute[] => [
  ...sessionRoutes(parts),
  ...ownAccountRoutes(parts),
  ...staffMemberRoutes(parts),
  ...oneTimeLinkRoutes(parts),
]
