import type { DatabaseOrTransaction } from '../../../db/database.ts'
import type { EntryRow } from '../../../db/tables.ts'
import { fail, succeed, type Result } from '../../base/result.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import { listReviewers } from '../../staff/accounts/staff-list.server.ts'
import { queueStaffMails, type StaffMailTopic } from '../../staff/mails/staff-mails.server.ts'
import { invalid, type Editing, type EditingFailure } from './editing.ts'
import type { ReviewPlan } from './plan-entry-change.server.ts'

/**
 * The review request of a row. The person who asked stays in the row when an editor sends the
 * request back: that person may go on, or discard the change.
 */
type ReviewColumns = Pick<
  EntryRow,
  'review_requested_at' | 'review_note' | 'review_requested_by' | 'review_asked'
>

/** The document of a review, as mails name it. */
export interface Reviewed {
  /** a kind of entry, or `reference` */
  subject: string
  subjectId: string
  title: string
  /** returns whether a person may publish the document */
  mayPublish: (staff: Staff) => boolean
}

/**
 * Returns the columns for a review request, or for sending the request back, and sends mails: of a
 * request to the asked editor, else to the closest editors; of a request sent back to its author.
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

/** Mails the author of a review request that an editor published or discarded the change. */
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

/** Stores the mails for the outbox, except a mail to the person who acts. */
async function queueMails(
  transaction: DatabaseOrTransaction,
  { subject, subjectId, title }: Reviewed,
  people: readonly (string | null)[],
  { about, note, actor }: { about: StaffMailTopic; note: string | null; actor: Editing },
) {
  const { staff, now } = actor
  const recipients = people.filter((id) => id !== null).filter((id) => id !== staff.id)
  const mail = { about, subject, subjectId, title, sender: staff.id, note: note ?? '' }
  await queueStaffMails(transaction, recipients, mail, now)
}

/** Chooses from the people who may publish: department editors, else all editors, else all. */
function closest(able: readonly Staff[]): string[] {
  const editors = able.filter(({ role }) => role === 'editor')
  const ofDepartment = editors.filter(({ sections }) => sections.length > 0)
  const chosen = [ofDepartment, editors, able].find((some) => some.length > 0) ?? []
  return chosen.map(({ id }) => id)
}

const cannotPublish = invalid([
  { field: 'asked', message: 'This person cannot publish it. Ask another editor.' },
])
