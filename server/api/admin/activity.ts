import * as z from 'zod'
import { listActivity, readActivity } from '../../../school/activity/list-activity.server.ts'
import { notThere, readNumber, type ContentParts } from './answers.ts'
import { refuseFields } from './body.ts'
import { listQuery, readQuery } from './list-query.ts'
import type { StaffRoute } from './staff-api.ts'

/** Postgres takes no NUL in a text that it is asked for. */
const name = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .optional()
const filters = listQuery.extend({ staff: name, subject: name, subjectId: name, action: name })

/** The activity log (docs/staff-api.md, Content): authors see what they did themselves. */
export function activityRoutes({ database }: ContentParts): StaffRoute[] {
  const list: StaffRoute['handle'] = async (context) => {
    const query = readQuery(context, filters)
    if (!query.ok) return refuseFields(context, query.problems)
    const { deeds, total } = await listActivity(
      database,
      query.value,
      query.value,
      context.get('staff'),
    )
    return context.json({ data: deeds, total })
  }
  const one: StaffRoute['handle'] = async (context) => {
    const id = readNumber(context)
    const deed = id === null ? null : await readActivity(database, id, context.get('staff'))
    return deed ? context.json(deed) : notThere(context)
  }
  return [
    { method: 'GET', path: '/activity', least: 'author', handle: list },
    { method: 'GET', path: '/activity/:id', least: 'author', handle: one },
  ]
}
