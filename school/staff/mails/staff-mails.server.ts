import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import type { StaffMailTable } from '../../../db/staff-tables.ts'
import { stateOf } from '../accounts/staff-list.server.ts'

/** The reasons for which staff get a mail. */
export const staffMailTopics = ['review', 'sent-back', 'approved', 'discarded', 'mention'] as const
export type StaffMailTopic = (typeof staffMailTopics)[number]

/** Content of a mail; see `StaffMailTable`. */
export interface StaffMail {
  about: StaffMailTopic
  /** a kind of entry, `reference` or `question` */
  subject: string
  subjectId: string
  title: string
  /** id of the member of staff who wrote or decided */
  sender: string
  note: string
}

/** Delays after each failed try, in milliseconds; then only the dashboard shows the news. */
const triesAfterMs = [5, 15, 60, 240, 720].map((minutes) => minutes * 60_000)

/** Maximum number of mails in a batch. */
const batchSize = 20

/**
 * Stores mails to these people as due now. A mail replaces a waiting one about the same thing, except
 * for mentions, which each have their own text.
 */
export async function queueStaffMails(
  transaction: DatabaseOrTransaction,
  recipients: readonly string[],
  { subjectId, ...mail }: StaffMail,
  now: number,
): Promise<void> {
  if (recipients.length === 0) return
  if (mail.about !== 'mention') {
    await transaction
      .deleteFrom('staff_mail')
      .where('staff_id', 'in', recipients)
      .where('about', '=', mail.about)
      .where('subject', '=', mail.subject)
      .where('subject_id', '=', subjectId)
      .execute()
  }
  const rows = recipients.map((id) => ({
    ...mail,
    id: randomUUID(),
    staff_id: id,
    subject_id: subjectId,
    due_at: now,
    tries: 0,
  }))
  await transaction.insertInto('staff_mail').values(rows).execute()
}

/** A mail that this process sends now. */
export interface DueStaffMail {
  mail: Selectable<StaffMailTable>
  /** e-mail address of the recipient */
  to: string
  senderName: string
  /** no other process sends it before this time, UTC in milliseconds */
  leasedUntil: number
}

/**
 * Takes the mails that are due. Each is leased until its next try: only one process sends it, and
 * when that process dies, another one sends it again. Deletes mails after their last try, and mails
 * to people who have left.
 */
export async function takeDueStaffMails(database: Database, now: number): Promise<DueStaffMail[]> {
  const due = await database
    .selectFrom('staff_mail')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(batchSize)
    .execute()
  if (due.length === 0) return []
  const people = await database
    .selectFrom('staff')
    .selectAll()
    .where(
      'id',
      'in',
      due.flatMap(({ staff_id, sender }) => [staff_id, sender]),
    )
    .execute()
  const byId = new Map(people.map((row) => [row.id, row]))
  const leased: DueStaffMail[] = []
  for (const mail of due) {
    const wait = triesAfterMs[mail.tries]
    const recipient = byId.get(mail.staff_id)
    const to = recipient && stateOf(recipient) === 'active' ? recipient.email : null
    const senderName = byId.get(mail.sender)?.name ?? 'A former staff member'
    if (to === null || wait === undefined) {
      await database.deleteFrom('staff_mail').where('id', '=', mail.id).execute()
      continue
    }
    const leasedUntil = now + wait
    const { numUpdatedRows } = await database
      .updateTable('staff_mail')
      .set({ due_at: leasedUntil, tries: mail.tries + 1 })
      .where('id', '=', mail.id)
      .where('due_at', '=', mail.due_at)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) leased.push({ mail, to, senderName, leasedUntil })
  }
  return leased
}

/** Deletes a mail that was sent, unless another process has leased it since. */
export async function endStaffMail(
  database: Database,
  { mail, leasedUntil }: DueStaffMail,
): Promise<void> {
  await database
    .deleteFrom('staff_mail')
    .where('id', '=', mail.id)
    .where('due_at', '=', leasedUntil)
    .execute()
}

/** Deletes the mails that are due, so that a mail server that comes later sends no old ones. */
export async function dropDueStaffMails(database: Database, now: number): Promise<void> {
  await database.deleteFrom('staff_mail').where('due_at', '<=', now).execute()
}
