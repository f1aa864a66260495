import { readEmail } from '../../../school/base/contact-email.ts'
import type { DueMail } from '../question-mails.server.ts'
import type { QuestionTopic } from '../../../school/kinds/question-topics.ts'
import type { Office } from '../../../school/kinds/question-topics.ts'
import { officeNames, topicNames } from '../question.ts'
import type { Mail } from '../../../server/mail.ts'

/**
 * The mail that brings a question to its office. What the sender typed is in its text alone; an
 * answer to it goes to the sender.
 */
export function questionMail({ question, to }: DueMail, publicOrigin: string): Mail {
  const {
    reference,
    name,
    contact,
    level,
    course,
    text,
    is_minor: isMinor,
    id,
    file_bytes: fileBytes,
  } = question
  const topic = question.topic && topicNames[question.topic as QuestionTopic]
  const about = [topic, officeNames[level as Office], course]
  const replyTo = readEmail(contact)
  const lines = [
    `From: ${name}`,
    `Contact: ${contact}`,
    `About: ${about.filter(Boolean).join(', ')}`,
    ...(isMinor === 1 ? ['The sender is under 18; a parent or guardian agreed.'] : []),
    '',
    text,
    '',
    ...(fileBytes === null ? [] : ['A PDF came with it: it is on the page of the question.']),
    `Take it or close it: ${publicOrigin}/admin/questions/${id}`,
    'When its sender asks to be erased, delete this mail too.',
  ]
  return {
    to,
    subject: `Question ${reference} from the website${topic ? `: ${topic}` : ''}`,
    text: `${lines.join('\n')}\n`,
    ...(replyTo !== null && { replyTo }),
  }
}
