import * as z from 'zod'
import { action, noSuchCommand } from '../../../school/base/commands.ts'
import {
  brokenLinksSchema,
  dashboardSchema,
} from '../../../school/operations/dashboard/dashboard.ts'
import { dismissSteps } from '../../../school/operations/dashboard/first-steps.server.ts'
import { readDashboard } from '../../../school/operations/dashboard/read-dashboard.server.ts'
import { listBrokenLinks } from '../../../school/operations/link-checks/list-broken-links.server.ts'
import { confirmClock } from '../../../school/operations/dashboard/seen-at.server.ts'
import { listQuery } from './params.ts'
import { route } from './route.ts'

const dashboardCommand = z.discriminatedUnion(
  'action',
  [
    z.object(
      action(
        'confirm-clock',
        'Confirms that the clock of the server is right, after the dashboard reported that it is more than a day ahead of the last stored time.',
      ),
    ),
    z.object({
      ...action(
        'dismiss-first-steps',
        'Dismisses the list of first steps for all administrators, or brings it back.',
      ),
      isDismissed: z.boolean(),
    }),
  ],
  noSuchCommand,
)

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
  route('POST /dashboard/commands', {
    minimumRole: 'administrator',
    summary: 'Dismisses a note of the dashboard for all administrators.',
    body: dashboardCommand,
    answer: z.object({}),
    handle: async ({ parts: { database, now }, body, editing }) => {
      if (body.action === 'confirm-clock') await confirmClock(database, now())
      else await dismissSteps(database, body.isDismissed, editing.now)
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
