import * as z from 'zod'
import {
  brokenLinksSchema,
  dashboardSchema,
} from '../../../school/operations/dashboard/dashboard.ts'
import { dismissSteps } from '../../../school/operations/dashboard/first-steps.server.ts'
import { readDashboard } from '../../../school/operations/dashboard/read-dashboard.server.ts'
import { listBrokenLinks } from '../../../school/operations/link-checks/list-broken-links.server.ts'
import { confirmClock } from '../../../school/operations/dashboard/seen-at.server.ts'
import { listQuery } from './list-query.ts'
import { route } from './route.ts'

/** The dashboard: open tasks and figures. */
export const dashboardRoutes = [
  route('GET /dashboard', {
    minimumRole: 'author',
    summary:
      'Open tasks, live entries, recent audit events and figures over time. Authors see their own; broken links and failed searches are null for them.',
    answer: dashboardSchema,
    handle: async ({ parts, editing }) => {
      await parts.checkLinks()
      return readDashboard(parts.database, editing, { hasMail: parts.sendMail !== null })
    },
  }),
  route('PUT /dashboard/first-steps', {
    minimumRole: 'administrator',
    summary: 'Dismisses the list of first steps for all administrators, or brings it back.',
    body: z.object({ isDismissed: z.boolean() }),
    answer: z.object({}),
    handle: async ({ parts, body, editing }) => {
      await dismissSteps(parts.database, body.isDismissed, editing.now)
      return {}
    },
  }),
  route('POST /clock', {
    minimumRole: 'administrator',
    summary:
      'Confirms that the clock of the server is right, after the dashboard reported that it is more than a day ahead of the last stored time.',
    answer: z.object({}),
    handle: async ({ parts }) => {
      await confirmClock(parts.database, parts.now())
      return {}
    },
  }),
  route('GET /broken-links', {
    minimumRole: 'editor',
    summary:
      'Internal links that lead to no page. They are checked after content has changed, in the background if that takes long.',
    query: listQuery,
    answer: brokenLinksSchema,
    handle: async ({ parts, query }) => {
      await parts.checkLinks()
      return listBrokenLinks(parts.database, query)
    },
  }),
] as const
