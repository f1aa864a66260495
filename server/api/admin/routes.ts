import { authenticateSession } from '../../../school/staff/accounts/sessions.server.ts'
import { activityRoutes } from './activity.ts'
import { autosaveRoutes } from './autosaves.ts'
import { calendarRoutes } from './calendar.ts'
import { classStatusRoutes } from './class-status.ts'
import { commentRoutes } from './comments.ts'
import { dashboardRoutes } from './dashboard.ts'
import { entryActionRoutes } from './entry-actions.ts'
import { entryRoutes } from './entries.ts'
import { exchangeRoutes } from './exchange.ts'
import { factRoutes } from './facts.ts'
import { findRoutes } from './find.ts'
import { mediaRoutes } from './media.ts'
import { mediaTagRoutes } from './media-tags.ts'
import { mediaVersionRoutes } from './media-versions.ts'
import { openApiRoute } from './open-api.ts'
import { oneTimeLinkRoutes } from './one-time-links.ts'
import { ownAccountRoutes } from './own-account.ts'
import type { StaffParts } from './parts.ts'
import { postKitRoutes } from './post-kit.ts'
import { previewRoutes } from './previews.ts'
import { printedCodeRoutes } from './printed-codes.ts'
import { questionRoutes } from './questions.ts'
import { reviewerRoutes } from './reviewers.ts'
import { revisionRoutes } from './revisions.ts'
import { savedFilterRoutes } from './saved-filters.ts'
import { schoolYearRoutes } from './school-year.ts'
import { sessionRoutes } from './sessions.ts'
import { staffApi } from './staff-api.ts'
import { staffMemberRoutes } from './staff.ts'

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
  Reviewers: reviewerRoutes,
  Comments: commentRoutes,
  Autosaves: autosaveRoutes,
  'Saved filters': savedFilterRoutes,
  Previews: previewRoutes,
  'Activity log': activityRoutes,
  // The tags come first: `tags` would match as an id.
  Media: [...mediaTagRoutes, ...mediaRoutes, ...mediaVersionRoutes],
  Search: findRoutes,
  Dashboard: dashboardRoutes,
  Calendar: calendarRoutes,
  Facts: factRoutes,
  'School year': schoolYearRoutes,
  Questions: questionRoutes,
  'Printed codes': printedCodeRoutes,
  'Class status': classStatusRoutes,
  'Post kit': postKitRoutes,
} as const

/** Every call of the staff API, and the one that describes the others. */
export const staffRoutes = [...Object.values(staffSubjects).flat(), openApiRoute(staffSubjects)]

/** The staff API, with the guard before it. */
export const createStaffApi = (parts: StaffParts) =>
  staffApi(staffRoutes, parts, (token) => authenticateSession(parts.database, token, parts.now()))
