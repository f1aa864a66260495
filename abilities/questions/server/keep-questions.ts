import type { Database } from '../../../db/database.ts'
import { changeContent } from '../../../db/change-content.ts'
import { deleteQuestion } from '../change-questions.server.ts'
import { addMonths } from '../read-questions.server.ts'
import type { AbilityParts } from '../../../server/ability.ts'
import type { Mail } from '../../../server/mail.ts'
import { repeatWork } from '../../../server/repeat-work.ts'
import { readEmail } from '../../../school/base/contact-email.ts'
import type { QuestionTopic, Office } from '../../../school/kinds/question-topics.ts'
import { officeNames, topicNames } from '../question.ts'
import { liveReader } from '../../../school/content/reader.ts'
import type { QuestionRow } from '../../../db/tables.ts'
import { contactDirectoryKind } from '../../../school/kinds/contact-directory.ts'
import { siteSettingsKind } from '../../../school/kinds/site-settings.ts'
import { readReference } from '../../../school/content/reference/reference-content.server.ts'

/** Interval between checks for due mails and old questions, in milliseconds. */
const intervalMs = 60_000

type KeepingParts = Pick<AbilityParts, 'database' | 'sendMail' | 'publicOrigin' | 'logger' | 'now'>

/**
 * Mails questions to their offices and deletes old ones, each minute until it is stopped. What is
 * due is in the database, so a restart loses nothing.
 */
export function keepQuestions(parts: KeepingParts) {
  const { database, logger, now } = parts
  return repeatWork({
    intervalMs,
    work: async (isStopped) => {
      await sendDueMails(parts, isStopped)
      await deleteOldQuestions(database, now())
    },
    onError: (error) =>
      logger.warn({ err: error }, 'Questions could not be mailed or deleted; they wait a minute'),
  })
}

async function sendDueMails(
  { database, sendMail, publicOrigin, now }: KeepingParts,
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

const minuteMs = 60_000

/** Delays after each failed try, in milliseconds; then only the inbox has the question. */
const triesAfterMs = [5, 15, 60, 240, 720, 1440, 1440].map((minutes) => minutes * minuteMs)

/** Maximum number of mails in a batch. */
const batchSize = 20

/** A question whose mail this process sends now. */
interface DueMail {
  question: QuestionRow
  /** the office's address */
  to: string
  /** until when no other process sends it; UTC in milliseconds */
  leasedUntil: number
}

/**
 * Takes the mails that are due. Each is leased until its next try, so that only one process sends
 * it, and one that a process died over is sent again. What cannot be mailed stays in the inbox.
 */
export async function takeDueMails(database: Database, now: number): Promise<DueMail[]> {
  const due = await database
    .selectFrom('question')
    .selectAll()
    .where('mail_due_at', '<=', now)
    .orderBy('mail_due_at')
    .limit(batchSize)
    .execute()
  const addressOf = due.length > 0 ? await readAddresses(database) : () => null
  const taken: DueMail[] = []
  for (const question of due) {
    const wait = triesAfterMs[question.mail_tries]
    const to = addressOf(question.office)
    const leasedUntil = to === null || wait === undefined ? null : now + wait
    const { numUpdatedRows } = await database
      .updateTable('question')
      .set({ mail_due_at: leasedUntil, mail_tries: question.mail_tries + 1 })
      .where('id', '=', question.id)
      .where('mail_due_at', '=', question.mail_due_at)
      .executeTakeFirst()
    if (numUpdatedRows === 1n && to !== null && leasedUntil !== null)
      taken.push({ question, to, leasedUntil })
  }
  return taken
}

/** Records that a mail was sent. */
export async function endMail(
  database: Database,
  { question, leasedUntil }: DueMail,
): Promise<void> {
  await database
    .updateTable('question')
    .set({ mail_due_at: null })
    .where('id', '=', question.id)
    // The question may have been moved to another office, which gets a mail too.
    .where('mail_due_at', '=', leasedUntil)
    .execute()
}

/** Without a mail server nothing is due: a server that comes later does not send old questions. */
export async function dropDueMails(database: Database, now: number): Promise<void> {
  await database
    .updateTable('question')
    .set({ mail_due_at: null })
    .where('mail_due_at', '<=', now)
    .execute()
}

/** Reads where each office gets its mail: the contact directory, else the settings. */
async function readAddresses(database: Database): Promise<(office: string) => string | null> {
  const { basicEducation, college } = await readReference(
    liveReader(database),
    contactDirectoryKind,
  )
  const { questions } = await readReference(liveReader(database), siteSettingsKind)
  return (office) => {
    const entry = [...basicEducation, ...college].find(({ tag }) => tag === office)
    return entry?.email ?? questions.email
  }
}

/** Deletes the questions that were closed long enough ago. @param now UTC in milliseconds */
export async function deleteOldQuestions(database: Database, now: number): Promise<void> {
  const { questions } = await readReference(liveReader(database), siteSettingsKind)
  const closed = await database
    .selectFrom('question')
    .select(['id', 'closed_at'])
    .where('closed_at', '<', now)
    .orderBy('closed_at')
    .limit(500)
    .execute()
  for (const { id, closed_at: closedAt } of closed) {
    if (closedAt === null || addMonths(closedAt, questions.keepMonths) > now) return
    // One at a time with comments: none is added to a question that goes.
    await changeContent(database, (transaction) =>
      // A colleague may have opened it again since.
      deleteQuestion(transaction, id, closedAt),
    )
  }
}
