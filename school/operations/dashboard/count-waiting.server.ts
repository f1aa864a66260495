import type { Database } from '../../../db/database.ts'

/** Counts the messages that wait to be handed over, by what they are. */
export async function countWaiting(database: Database) {
  const [notices, questions, confirmations, staffMails] = await Promise.all([
    database
      .selectFrom('notice_message')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('due_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('question')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('mail_due_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('subscription')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('link_due_at', 'is not', null)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('staff_mail')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return {
    notices: notices.count,
    questions: questions.count,
    confirmations: confirmations.count,
    staff_mails: staffMails.count,
  }
}
