import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { EntryRow } from '../../../db/tables.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import { listReviewers } from '../../staff/accounts/staff-list.server.ts'
import { queueStaffMails, type StaffMailTopic } from '../../staff/mails/staff-mails.server.ts'
import { invalid, type Editing, type EditingFailure } from './editing.ts'
import type { ReviewPlan } from './plan-entry-change.server.ts'

/**
 * The review that the newest state of a row waits for. Who asked stays when an editor sends it back:
 * that person may go on, or discard the change.
 */
type ReviewColumns = Pick<
  EntryRow,
  'review_requested_at' | 'review_note' | 'review_requested_by' | 'review_asked'
>

/** Subject of a review, as mails name it. */
export interface Reviewed {
  /** a kind of entry, or `reference` */
  subject: string
  subjectId: string
  title: string
  /** tells whether a person may show it to visitors */
  mayPublish: (staff: Staff) => boolean
}

/**
 * Decides what a request for a review, or sending it back, stores, and tells whom it concerns by
 * mail: the editor who is asked, else the closest editors; the author when it is sent back.
 */
export async function planReviewColumns(
  transaction: DatabaseOrTransaction,
  reviewed: Reviewed,
  before: ReviewColumns,
  { plan, actor }: { plan: ReviewPlan; actor: Editing },
): Promise<Result<ReviewColumns, EditingFailure>> {
  const { staff, now } = actor
  if (!plan.isAsked) {
    await queueMails(transaction, reviewed, [before.review_requested_by], {
      about: 'sent-back',
      note: plan.note,
      actor,
    })
    const back = { review_requested_at: null, review_asked: null, review_note: plan.note }
    return succeed({ ...back, review_requested_by: before.review_requested_by })
  }
  const able = (await listReviewers(transaction)).filter(reviewed.mayPublish)
  const { asked, note } = plan
  if (asked !== null && !able.some(({ id }) => id === asked)) return fail(cannotPublish)
  const recipients = asked === null ? closest(able.filter(({ id }) => id !== staff.id)) : [asked]
  await queueMails(transaction, reviewed, recipients, { about: 'review', note, actor })
  return succeed({
    review_requested_at: now,
    review_note: note,
    review_requested_by: staff.id,
    review_asked: asked,
  })
}

/** Tells who asked for a review by mail that an editor published or discarded it. */
export async function mailDecision(
  transaction: DatabaseOrTransaction,
  reviewed: Reviewed,
  { before, after, actor }: { before: ReviewColumns; after: ReviewColumns; actor: Editing },
  about: 'approved' | 'discarded',
): Promise<void> {
  if (before.review_requested_at === null || after.review_requested_at !== null) return
  await queueMails(transaction, reviewed, [before.review_requested_by], {
    about,
    note: null,
    actor,
  })
}

/** Stores the mails, none of them to the person who acts. */
async function queueMails(
  transaction: DatabaseOrTransaction,
  { subject, subjectId, title }: Reviewed,
  people: readonly (string | null)[],
  { about, note, actor }: { about: StaffMailTopic; note: string | null; actor: Editing },
) {
  const { staff, now } = actor
  const recipients = people.filter((id) => id !== null && id !== staff.id) as string[]
  const mail = { about, subject, subjectId, title, sender: staff.id, note: note ?? '' }
  await queueStaffMails(transaction, recipients, mail, now)
}

/** Of all who may publish: the editors of its department, else those of the site, else administrators. */
function closest(able: readonly Staff[]): string[] {
  const editors = able.filter(({ role }) => role === 'editor')
  const ofDepartment = editors.filter(({ sections }) => sections.length > 0)
  const chosen = [ofDepartment, editors, able].find((some) => some.length > 0) ?? []
  return chosen.map(({ id }) => id)
}

const cannotPublish = invalid([
  { field: 'asked', message: 'This person cannot publish it. Ask another editor.' },
])
