import type { Logger } from 'pino'
import type { Database } from '../../db/database.ts'
import {
  dropDueStaffMails,
  endStaffMail,
  takeDueStaffMails,
  type DueStaffMail,
  type StaffMailTopic,
} from '../../school/staff/mails/staff-mails.server.ts'
import type { SendMail, Mail } from '../mail.ts'
import { repeatWork } from '../repeat-work.ts'
import { commentsHash } from '../../school/operations/comments/comments-hash.ts'
import { findKind } from '../../school/kinds/index.ts'

/** Interval between checks for due mails, in milliseconds. */
const intervalMs = 30_000

interface StaffMailing {
  database: Database
  /** `null` without a mail server */
  sendMail: SendMail | null
  publicOrigin: string
  logger: Logger
  /** returns the site's time, UTC in milliseconds */
  now: () => number
}

/**
 * Mails staff about reviews and comments, until it is stopped. Due mails are in the database, so a
 * restart loses nothing.
 */
export function sendStaffMails({ database, sendMail, publicOrigin, logger, now }: StaffMailing) {
  return repeatWork({
    intervalMs,
    work: async (isStopped) => {
      if (!sendMail) return dropDueStaffMails(database, now())
      for (const due of await takeDueStaffMails(database, now())) {
        // A mail that is left stays leased, and is sent after the restart.
        if (isStopped()) return
        if (await sendMail(staffMail(due, publicOrigin))) await endStaffMail(database, due)
      }
    },
    onError: (error) =>
      logger.warn({ err: error }, 'Mails to staff could not be sent; they wait half a minute'),
  })
}

/** First sentence of a mail about each topic; without its full stop it is the subject. */
const sentences: Record<StaffMailTopic, (sender: string, title: string) => string> = {
  review: (sender, title) => `${sender} asks you to look at ${title}.`,
  'sent-back': (sender, title) => `${sender} sent ${title} back to you.`,
  approved: (sender, title) => `${sender} approved ${title}.`,
  discarded: (sender, title) => `${sender} discarded your change of ${title}.`,
  mention: (sender, title) => `${sender} mentions you in a comment on ${title}.`,
}

/** Writes the mail that tells a member of staff of a review or a comment. */
export function staffMail({ mail, to, senderName }: DueStaffMail, publicOrigin: string): Mail {
  const { about, note, subject, subject_id: id } = mail
  const title = `“${mail.title}”`
  const sentence = sentences[about as StaffMailTopic](senderName, title)
  const kind = findKind(subject)
  const page =
    subject === 'reference'
      ? `/admin/pages/${encodeURIComponent(id)}`
      : `/admin/${kind?.name ?? (subject === 'question' ? 'questions' : subject)}/${id}`
  const lines = [
    sentence,
    ...(note === '' ? [] : ['', note]),
    '',
    `Open it: ${publicOrigin}${page}${about === 'mention' ? commentsHash : ''}`,
    '',
    'You get this mail because you work on the website of the school.',
  ]
  return { to, subject: sentence.replace(/\.$/, ''), text: `${lines.join('\n')}\n` }
}
