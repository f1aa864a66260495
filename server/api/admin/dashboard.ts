import { readDashboard } from '../../../school/dashboard/read-dashboard.server.ts'
import { listBrokenLinks } from '../../../school/links/list-broken-links.server.ts'
import { confirmClock } from '../../../school/site-time/seen-at.server.ts'
import { editingOf } from './answers.ts'
import { refuseFields } from './body.ts'
import { listQuery, readQuery } from './list-query.ts'
import type { StaffParts } from './routes.ts'
import type { StaffRoute } from './staff-api.ts'

/** What needs doing on the site and how it is doing (docs/staff-api.md, Running the site). */
export const dashboardRoutes = (parts: StaffParts): StaffRoute[] => [
  {
    method: 'GET',
    path: '/dashboard',
    least: 'author',
    handle: async (context) => {
      await parts.checkLinks()
      return context.json(await readDashboard(parts.database, editingOf(context, parts)))
    },
  },
  {
    method: 'POST',
    path: '/clock',
    least: 'administrator',
    handle: async (context) => {
      await confirmClock(parts.database, parts.now())
      return context.json({})
    },
  },
  {
    method: 'GET',
    path: '/broken-links',
    least: 'editor',
    handle: async (context) => {
      const query = readQuery(context, listQuery)
      if (!query.ok) return refuseFields(context, query.problems)
      await parts.checkLinks()
      return context.json(await listBrokenLinks(parts.database, query.value))
    },
  },
]
