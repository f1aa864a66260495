import type { Logger } from 'pino'
import type { Database } from '../../../db/database.ts'
import { deleteOldQuestions } from '../delete-old-questions.server.ts'
import { dropDueMails, endMail, takeDueMails } from '../question-mails.server.ts'
import type { SendMail } from '../../../server/mail.ts'
import { repeatWork } from '../../../server/repeat-work.ts'
import { questionMail } from './question-mail.ts'

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
