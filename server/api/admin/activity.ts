import * as z from 'zod'
import { loggedDeedSchema } from '../../../school/activity/actions.ts'
import {
  listActivity,
  openDeedSchema,
  readActivity,
} from '../../../school/activity/list-activity.server.ts'
import { listOf, listQuery } from './list-query.ts'
import { ofNumber } from './params.ts'
import { refuse } from './refusals.ts'
import { route } from './route.ts'

/** Postgres takes no NUL in a text that it is asked for. */
const name = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .optional()

/** The activity log: authors see only their own actions. */
export const activityRoutes = [
  route('GET /activity', {
    minimumRole: 'author',
    summary:
      'The activity log, newest first. Authors see their own actions, editors all but those about accounts, administrators all.',
    query: listQuery.extend({ staff: name, subject: name, subjectId: name, action: name }),
    answer: listOf(loggedDeedSchema),
    handle: async ({ parts, query, staff }) => {
      const { events, total } = await listActivity(parts.database, query, query, staff)
      return { data: events, total }
    },
  }),
  route('GET /activity/:id', {
    minimumRole: 'author',
    summary: 'One action, with what the thing was before and after it.',
    params: ofNumber,
    answer: openDeedSchema,
    handle: async ({ parts, params, staff }) =>
      (await readActivity(parts.database, params.id, staff)) ?? refuse('not-found'),
  }),
] as const
