import { abilities } from '../abilities/server.ts'
import { authenticateSession } from '../school/staff/accounts/sessions.server.ts'
import { activityRoutes } from '../server/api/admin/activity.ts'
import { autosaveRoutes } from '../server/api/admin/autosaves.ts'
import { calendarRoutes } from '../server/api/admin/calendar.ts'
import { commentRoutes } from '../server/api/admin/comments.ts'
import { dashboardRoutes } from '../server/api/admin/dashboard.ts'
import { entryActionRoutes } from '../server/api/admin/entry-actions.ts'
import { entryRoutes } from '../server/api/admin/entries.ts'
import { exchangeRoutes } from '../server/api/admin/exchange.ts'
import { factRoutes } from '../server/api/admin/facts.ts'
import { findRoutes } from '../server/api/admin/find.ts'
import { mediaRoutes } from '../server/api/admin/media.ts'
import { openApiRoute } from '../server/api/admin/open-api.ts'
import { oneTimeLinkRoutes } from '../server/api/admin/one-time-links.ts'
import { ownAccountRoutes } from '../server/api/admin/own-account.ts'
import type { StaffParts } from '../server/api/admin/staff-call.ts'
import { previewRoutes } from '../server/api/admin/previews.ts'
import { revisionRoutes } from '../server/api/admin/revisions.ts'
import { savedFilterRoutes } from '../server/api/admin/saved-filters.ts'
import { sessionRoutes } from '../server/api/admin/sessions.ts'
import { staffApi } from '../server/api/admin/route.ts'
import { staffMemberRoutes } from '../server/api/admin/staff.ts'

/** The calls of the staff API by subject. */
const staffSubjects = {
  Sessions: sessionRoutes,
  'Own account': ownAccountRoutes,
  'One-time links': oneTimeLinkRoutes,
  Staff: staffMemberRoutes,
  // Comes before the entries: `export` would match as an id.
  'Import and export': exchangeRoutes,
  Entries: entryRoutes,
  'Actions on entries': entryActionRoutes,
  Revisions: revisionRoutes,
  Comments: commentRoutes,
  Autosaves: autosaveRoutes,
  'Saved filters': savedFilterRoutes,
  Previews: previewRoutes,
  'Activity log': activityRoutes,
  Media: mediaRoutes,
  Search: findRoutes,
  Dashboard: dashboardRoutes,
  Calendar: calendarRoutes,
  Facts: factRoutes,
} as const

/** The calls of abilities by subject. */
const ofAbilities = Object.fromEntries(
  abilities.map(({ subject, staffRoutes: routes }) => [subject, routes]),
)

/** Every call of the staff API, and the one that describes the others. */
export const staffRoutes = [
  ...Object.values(staffSubjects).flat(),
  ...abilities.flatMap(({ staffRoutes: routes }) => [...routes]),
  openApiRoute({ ...staffSubjects, ...ofAbilities }),
]

/** The staff API, with the guard before it. */
export const createStaffApi = (parts: StaffParts) =>
  staffApi(staffRoutes, parts, (token) => authenticateSession(parts.database, token, parts.now()))
