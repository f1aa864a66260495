import * as z from 'zod'
import { isMonth } from '../../../school/content/events/months.ts'
import { calendarSchema } from '../../../school/operations/calendar/calendar.ts'
import { readCalendar } from '../../../school/operations/calendar/read-calendar.server.ts'
import { route } from './route.ts'

const calendarQuery = z.object({
  month: z.string().refine(isMonth, 'Enter a month such as 2026-12.').describe('YYYY-MM'),
})

/** The calendar: everything with a day in a month. */
export const calendarRoutes = [
  route('GET /calendar', {
    minimumRole: 'author',
    summary:
      'What has a day in a month: each day of events and class notices, what appears, changes and ends by itself, facts due for a check, and consents that end. Facts and consents as far as the caller may see them; without the trash and what was taken down.',
    query: calendarQuery,
    answer: calendarSchema,
    handle: async ({ parts, query, editing }) => ({
      month: query.month,
      items: await readCalendar(parts.database, query.month, editing),
    }),
  }),
] as const
