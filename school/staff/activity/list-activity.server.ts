import * as z from 'zod'
import type { Database } from '../../../db/database.ts'
import type { ActivityRow } from '../../../db/tables.ts'
import { auditEventSchema } from './actions.ts'
import { hasRole } from '../accounts/roles.ts'
import type { Staff } from '../accounts/staff.ts'

type LoggedEvent = z.output<typeof auditEventSchema>

/** An audit event with the fields before and after it. */
export const openAuditEventSchema = auditEventSchema.extend({
  before: z.unknown(),
  after: z.unknown(),
})

export interface ActivityFilter {
  /** id of the person */
  staff?: string | undefined
  subject?: string | undefined
  subjectId?: string | undefined
  action?: string | undefined
}

/**
 * Lists one page of the log, newest first. Authors see their own events; only administrators see
 * all events about accounts.
 */
export async function listActivity(
  database: Database,
  filter: ActivityFilter,
  { page, perPage }: { page: number; perPage: number },
  asking: Staff,
): Promise<{ events: LoggedEvent[]; total: number }> {
  const chosen = logOf(database, asking)
    .$if(filter.staff !== undefined, (query) => query.where('staff_id', '=', filter.staff ?? ''))
    .$if(filter.subject !== undefined, (query) => query.where('subject', '=', filter.subject ?? ''))
    .$if(filter.subjectId !== undefined, (query) =>
      query.where('subject_id', '=', filter.subjectId ?? ''),
    )
    .$if(filter.action !== undefined, (query) => query.where('action', '=', filter.action ?? ''))
  const [rows, { total }] = await Promise.all([
    chosen
      .select(listed)
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    chosen.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { events: rows.map(toLoggedEvent), total }
}

/**
 * Reads an audit event with its subject before and after; `null` when the person may not see it.
 */
export async function readActivity(
  database: Database,
  id: number,
  asking: Staff,
): Promise<z.output<typeof openAuditEventSchema> | null> {
  const row = await logOf(database, asking)
    .select([...listed, 'before', 'after'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const parsed = (text: string | null) => (text === null ? null : (JSON.parse(text) as unknown))
  return { ...toLoggedEvent(row), before: parsed(row.before), after: parsed(row.after) }
}

const listed = [
  'id',
  'at',
  'staff_id',
  'staff_name',
  'action',
  'subject',
  'subject_id',
  'title',
] as const

/** Selects the events that a person may see. */
const logOf = (database: Database, asking: Staff) =>
  database
    .selectFrom('activity')
    .$if(!hasRole(asking, 'editor'), (query) => query.where('staff_id', '=', asking.id))
    .$if(!hasRole(asking, 'administrator'), (query) =>
      query.where((eb) => eb.or([eb('subject', '!=', 'staff'), eb('staff_id', '=', asking.id)])),
    )

const toLoggedEvent = (row: Pick<ActivityRow, (typeof listed)[number]>): LoggedEvent => ({
  id: row.id,
  at: row.at,
  action: row.action,
  subject: row.subject,
  title: row.title,
  staffId: row.staff_id,
  staffName: row.staff_name,
  subjectId: row.subject_id,
})
