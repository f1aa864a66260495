import * as z from 'zod'
import type { Database } from '../../../db/database.ts'
import { hasRole } from '../accounts/roles.ts'
import type { Staff } from '../accounts/staff.ts'
import { auditEventSchema } from './audit-event.ts'

/** An audit event with the fields before and after it. */
export const openAuditEventSchema = auditEventSchema.extend({
  before: z.unknown(),
  after: z.unknown(),
})

/** The columns that each field of a filter chooses by. */
const filterColumns = {
  staff: 'staff_id',
  subject: 'subject',
  subjectId: 'subject_id',
  action: 'action',
} as const
const filterFields = Object.keys(filterColumns) as (keyof typeof filterColumns)[]

/**
 * Lists one page of the log, newest first. Authors see their own events; only administrators see
 * all events about accounts.
 */
export async function listActivity(
  database: Database,
  filter: Partial<Record<keyof typeof filterColumns, string | undefined>>,
  { page, perPage }: { page: number; perPage: number },
  staff: Staff,
): Promise<{ data: z.output<typeof auditEventSchema>[]; total: number }> {
  let chosen = logOf(database, staff)
  for (const field of filterFields) {
    const value = filter[field]
    if (value !== undefined) chosen = chosen.where(filterColumns[field], '=', value)
  }
  const [data, { total }] = await Promise.all([
    chosen
      .select(listed)
      .orderBy('id', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    chosen.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { data, total }
}

/** Reads an audit event with its subject before and after; `null` if the person may not see it. */
export async function readActivity(
  database: Database,
  id: number,
  staff: Staff,
): Promise<z.output<typeof openAuditEventSchema> | null> {
  const event = await logOf(database, staff)
    .select([...listed, 'before', 'after'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!event) return null
  const parsed = (text: string | null) => (text === null ? null : (JSON.parse(text) as unknown))
  return { ...event, before: parsed(event.before), after: parsed(event.after) }
}

/** The columns of {@link auditEventSchema}. */
const listed = [
  'id',
  'at',
  'staff_id as staffId',
  'staff_name as staffName',
  'action',
  'subject',
  'subject_id as subjectId',
  'title',
] as const

/** Selects the events that a person may see. */
const logOf = (database: Database, staff: Staff) =>
  database
    .selectFrom('activity')
    .$if(!hasRole(staff, 'editor'), (query) => query.where('staff_id', '=', staff.id))
    .$if(!hasRole(staff, 'administrator'), (query) =>
      query.where((eb) => eb.or([eb('subject', '!=', 'staff'), eb('staff_id', '=', staff.id)])),
    )
