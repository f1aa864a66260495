import * as z from 'zod'
import { auditEventSchema } from '../../../school/staff/activity/audit-event.ts'
import {
  listActivity,
  openAuditEventSchema,
  readActivity,
} from '../../../school/staff/activity/list-activity.server.ts'
import { listOf, listQuery, ofNumber } from './params.ts'
import { refuse } from './refusals.ts'
import { route } from './route.ts'

/** A text to filter by, without control characters: PostgreSQL accepts no NUL in a query. */
const filterText = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .optional()

/** The activity log: authors see only their own actions. */
export const activityRoutes = [
  route('GET /activity', {
    minimumRole: 'author',
    summary:
      'Audit events, newest first. Authors see their own, editors all except those about accounts, administrators all.',
    query: listQuery.extend({
      staff: filterText,
      subject: filterText,
      subjectId: filterText,
      action: filterText,
    }),
    answer: listOf(auditEventSchema),
    handle: ({ parts, query, staff }) => listActivity(parts.database, query, query, staff),
  }),
  route('GET /activity/:id', {
    minimumRole: 'author',
    summary: 'An audit event, with its subject before and after.',
    params: ofNumber,
    answer: openAuditEventSchema,
    handle: async ({ parts, params, staff }) =>
      (await readActivity(parts.database, params.id, staff)) ?? refuse('not-found'),
  }),
] as const
