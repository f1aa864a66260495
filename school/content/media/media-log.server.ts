import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { MediaRow } from '../../../db/tables.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import type { LoggedAction } from '../../staff/activity/actions.ts'
import { recordActivity } from '../../staff/activity/record-activity.server.ts'

/** Staff member and time (UTC in milliseconds) of an audit event. */
type LogActor = { staff: Pick<Staff, 'id' | 'name'>; now: number }

/** Logs a change of a file, with what it was before and what it is now. */
export const logChange = (
  database: DatabaseOrTransaction,
  actor: LogActor,
  action: LoggedAction,
  before: MediaRow,
  changed: Partial<MediaRow>,
) => log(database, actor, action, before, logged(before), logged({ ...before, ...changed }))

/** Logs what a person did to a file. */
export const log = (
  database: DatabaseOrTransaction,
  { staff, now }: LogActor,
  action: LoggedAction,
  { id, name }: MediaRow,
  before: unknown,
  after: unknown,
) =>
  recordActivity(
    database,
    staff,
    { action, subject: 'media', subjectId: id, title: name, before, after },
    now,
  )

/** Selects what the log keeps of a file. */
export const logged = ({
  name,
  type,
  bytes,
  width,
  height,
  alt,
  decorative,
  focal_x,
  focal_y,
  version,
  ...row
}: MediaRow) => ({
  name,
  type,
  bytes,
  width,
  height,
  alt,
  version,
  decorative: decorative === 1,
  focalX: focal_x / 100,
  focalY: focal_y / 100,
  ...(row.kind === 'image' && {
    showsLearners: row.shows_learners,
    // Not the reference: more people read the log than may see it.
    consentUntil: row.consent_until,
    consentUses: row.consent_uses,
    consentEndedAt: row.consent_ended_at,
  }),
})
