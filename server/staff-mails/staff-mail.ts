import type { DueStaffMail, StaffMailTopic } from '../../school/staff/mails/staff-mails.server.ts'
import { commentsHash } from '../../school/operations/comments/comments-hash.ts'
import { findKind } from '../../school/kinds/index.ts'
import type { Mail } from '../mail.ts'

/** First sentence of a mail about each topic, and its subject. */
const words: Record<StaffMailTopic, (sender: string, title: string) => string> = {
  review: (sender, title) => `${sender} asks you to look at ${title}.`,
  'sent-back': (sender, title) => `${sender} sent ${title} back to you.`,
  approved: (sender, title) => `${sender} approved ${title}.`,
  discarded: (sender, title) => `${sender} discarded your change of ${title}.`,
  mention: (sender, title) => `${sender} mentions you in a comment on ${title}.`,
}

/** The mail that tells a member of staff of a review or of a comment. */
export function staffMail({ mail, to, senderName }: DueStaffMail, publicOrigin: string): Mail {
  const { about, note, subject, subject_id: id } = mail
  const title = `“${mail.title}”`
  const said = words[about as StaffMailTopic](senderName, title)
  const kind = findKind(subject)
  const page =
    subject === 'reference'
      ? `/admin/pages/${encodeURIComponent(id)}`
      : `/admin/${kind?.name ?? (subject === 'question' ? 'questions' : subject)}/${id}`
  const lines = [
    said,
    ...(note === '' ? [] : ['', note]),
    '',
    `Open it: ${publicOrigin}${page}${about === 'mention' ? commentsHash : ''}`,
    '',
    'You get this mail because you work on the website of the school.',
  ]
  return { to, subject: said.replace(/\.$/, ''), text: `${lines.join('\n')}\n` }
}
