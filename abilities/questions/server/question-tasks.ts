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

type TaskParts = Pick<AbilityParts, 'database' | 'sendMail' | 'publicOrigin' | 'logger' | 'now'>

/**
 * Mails questions to their offices and deletes old ones, each minute until it is stopped. Due work is
 * in the database, so a restart loses nothing.
 */
export function repeatQuestionTasks(parts: TaskParts) {
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
  { database, sendMail, publicOrigin, now }: TaskParts,
  isStopped: () => boolean,
) {
  if (!sendMail) return dropDueMails(database, now())
  for (const due of await claimDueMails(database, now())) {
    // The other mails stay leased, and are sent after the restart.
    if (isStopped()) return
    if (await sendMail(writeMail(due, publicOrigin))) await recordSent(database, due)
  }
}

/**
 * Writes the mail that brings a question to its office. Words of the sender are only in its text; an
 * answer goes to the sender.
 */
function writeMail({ question, to }: DueMail, publicOrigin: string): Mail {
  const topic = question.topic && topicNames[question.topic as QuestionTopic]
  const about = [topic, officeNames[question.level as Office], question.course]
  const replyTo = readEmail(question.contact)
  const lines = [
    `From: ${question.name}`,
    `Contact: ${question.contact}`,
    `About: ${about.filter(Boolean).join(', ')}`,
    ...(question.is_minor === 1 ? ['The sender is under 18; a parent or guardian agreed.'] : []),
    '',
    question.text,
    '',
    ...(question.file_bytes === null
      ? []
      : ['A PDF came with it: it is on the page of the question.']),
    `Take it or close it: ${publicOrigin}/admin/questions/${question.id}`,
    'When its sender asks to be erased, delete this mail too.',
  ]
  return {
    to,
    subject: `Question ${question.reference} from the website${topic ? `: ${topic}` : ''}`,
    text: `${lines.join('\n')}\n`,
    ...(replyTo !== null && { replyTo }),
  }
}

const minuteMs = 60_000

/** Delay after each try, in milliseconds. After the last one only the inbox has the question. */
const retryDelaysMs = [5, 15, 60, 240, 720, 1440, 1440].map((minutes) => minutes * minuteMs)

/** Maximum number of mails in a batch. */
const batchSize = 20

/** A question whose mail this process sends now. */
interface DueMail {
  question: QuestionRow
  /** address of the office */
  to: string
  /** time until which no other process sends the mail, UTC in milliseconds */
  leasedUntil: number
}

/**
 * Claims the mails that are due. Each is leased until its next try: only one process sends it, and a
 * mail whose process was killed is sent again. A question without an address to mail to stays in the
 * inbox.
 *
 * @param now UTC in milliseconds
 */
export async function claimDueMails(database: Database, now: number): Promise<DueMail[]> {
  const due = await database
    .selectFrom('question')
    .selectAll()
    .where('mail_due_at', '<=', now)
    .orderBy('mail_due_at')
    .limit(batchSize)
    .execute()
  const addressOf = due.length > 0 ? await readAddresses(database) : () => null
  const claimed: DueMail[] = []
  for (const question of due) {
    const delay = retryDelaysMs[question.mail_tries]
    const to = addressOf(question.office)
    const leasedUntil = to === null || delay === undefined ? null : now + delay
    const { numUpdatedRows } = await database
      .updateTable('question')
      .set({ mail_due_at: leasedUntil, mail_tries: question.mail_tries + 1 })
      .where('id', '=', question.id)
      .where('mail_due_at', '=', question.mail_due_at)
      .executeTakeFirst()
    if (numUpdatedRows === 1n && to !== null && leasedUntil !== null)
      claimed.push({ question, to, leasedUntil })
  }
  return claimed
}

/** Records that a mail was sent. */
export async function recordSent(
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

/** Ends the due mails where there is no mail server: one that comes later does not send old questions. */
export async function dropDueMails(database: Database, now: number): Promise<void> {
  await database
    .updateTable('question')
    .set({ mail_due_at: null })
    .where('mail_due_at', '<=', now)
    .execute()
}

/** Reads the address of each office from the contact directory, else from the settings. */
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
    // Changes to content run one at a time: no comment is added to a question that is deleted.
    await changeContent(database, (transaction) =>
      // Staff may have opened the question again since.
      deleteQuestion(transaction, id, closedAt),
    )
  }
}
