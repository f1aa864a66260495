import * as z from 'zod'
import { brokenLinksSchema, dashboardSchema } from '../../../school/dashboard/dashboard.ts'
import { readDashboard } from '../../../school/dashboard/read-dashboard.server.ts'
import { listBrokenLinks } from '../../../school/link-checks/list-broken-links.server.ts'
import { confirmClock } from '../../../school/site-time/seen-at.server.ts'
import { listQuery } from './list-query.ts'
import { route } from './route.ts'

/** What needs doing on the site and how it is doing. */
export const dashboardRoutes = [
  route('GET /dashboard', {
    minimumRole: 'author',
    summary:
      'What needs doing, what is live, recent activity and figures over time. Authors see their own; broken links and failed searches are null for them.',
    answer: dashboardSchema,
    handle: async ({ parts, editing }) => {
      await parts.checkLinks()
      return readDashboard(parts.database, editing)
    },
  }),
  route('POST /clock', {
    minimumRole: 'administrator',
    summary:
      'Confirms that the server’s clock is right, when the dashboard says that it is more than a day ahead of the last stored time.',
    answer: z.object({}),
    handle: async ({ parts }) => {
      await confirmClock(parts.database, parts.now())
      return {}
    },
  }),
  route('GET /broken-links', {
    minimumRole: 'editor',
    summary:
      'Links within the site that lead to no page. They are checked when content changed, in the background when that takes long.',
    query: listQuery,
    answer: brokenLinksSchema,
    handle: async ({ parts, query }) => {
      await parts.checkLinks()
      return listBrokenLinks(parts.database, query)
    },
  }),
] as const
