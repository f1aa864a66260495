import type { Logger } from 'pino'
import type { Database } from '../../../db/database.ts'
import { deleteOldQuestions } from '../delete-old-questions.server.ts'
import { dropDueMails, endMail, takeDueMails, type DueMail } from '../question-mails.server.ts'
import type { SendMail, Mail } from '../../../server/mail.ts'
import { repeatWork } from '../../../server/repeat-work.ts'
import { readEmail } from '../../../school/base/contact-email.ts'
import type { QuestionTopic, Office } from '../../../school/kinds/question-topics.ts'
import { officeNames, topicNames } from '../question.ts'

/** Interval between checks for due mails and old questions, in milliseconds. */
const intervalMs = 60_000

interface QuestionKeeping {
  database: Database
  /** `null` without a mail server */
  sendMail: SendMail | null
  publicOrigin: string
  logger: Logger
  /** returns the site's time, UTC in milliseconds */
  now: () => number
}

/**
 * Mails questions to their offices and deletes old ones, each minute until it is stopped. What is
 * due is in the database, so a restart loses nothing.
 */
export function keepQuestions(parts: QuestionKeeping) {
  const { database, logger, now } = parts
  return repeatWork(intervalMs, async (isStopped) => {
    try {
      await sendDueMails(parts, isStopped)
      await deleteOldQuestions(database, now())
    } catch (error) {
      logger.warn({ err: error }, 'Questions could not be mailed or deleted; they wait a minute')
    }
  })
}

async function sendDueMails(
  { database, sendMail, publicOrigin, now }: QuestionKeeping,
  isStopped: () => boolean,
) {
  if (!sendMail) return dropDueMails(database, now())
  for (const due of await takeDueMails(database, now())) {
    // What is left stays leased, and is sent after the restart.
    if (isStopped()) return
    if (await sendMail(questionMail(due, publicOrigin))) await endMail(database, due)
  }
}

/**
 * The mail that brings a question to its office. What the sender typed is in its text alone; an
 * answer to it goes to the sender.
 */
function questionMail({ question, to }: DueMail, publicOrigin: string): Mail {
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
