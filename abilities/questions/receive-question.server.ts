import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { liveReader } from '../../school/content/reader.ts'
import { changeContent } from '../../db/change-content.ts'
import { codeLetters } from '../../school/base/codes.ts'
import { drawLetters } from '../../school/base/new-code.server.ts'
import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import { findCourseByTag } from '../../school/content/reference/read-departments.server.ts'
import type { NetworkCounts } from '../../school/staff/accounts/network-counts.server.ts'
import { decryptSecret, encryptSecret } from '../../school/staff/accounts/secret-key.server.ts'
import {
  checkQuestion,
  type NewQuestion,
  type QuestionForm,
  type QuestionRefusal,
  type UnsentQuestion,
} from '../../site/ask/question-form.ts'
import { storeQuestionFile, searchedWords } from './read-questions.server.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * Limits on questions: `count` of them `within` a number of milliseconds. They are checked in this
 * order: the text, its sender, everyone together. One sender cannot use up what others need, and
 * families behind the address of one phone company are told apart from a flood (decision 0072).
 */
export const limits = {
  /** from this number on, each sender looks at the question again, and networks are counted */
  flood: { count: 60, within: 10 * minuteMs },
  /** from this number of equal texts on, their senders look at them again */
  repeated: { count: 3 },
  /** a text longer than `longerThan` from many people is being sent around; the school has it */
  sameText: { count: 20, within: 24 * hourMs, longerThan: 40 },
  network: { count: 30, within: 10 * minuteMs },
  /** more than every family of the school in one morning */
  total: { count: 15_000, within: 6 * hourMs },
  /** files take space until their questions are deleted */
  files: { count: 100, within: 24 * hourMs },
  filesOfNetwork: { count: 10, within: hourMs },
  /** minimum and maximum time in which a sender looks at a question again */
  look: { minMs: 3_000, maxMs: 2 * hourMs },
} as const

/** Data, counts, sender and time with which a question is received. */
interface QuestionParts {
  database: Database
  dataDir: string
  networks: NetworkCounts
  /** counts the files of networks */
  fileNetworks: NetworkCounts
  /** the network address of the sender; '' when unknown */
  address: string
  /** UTC in milliseconds */
  now: number
}

type ReceivedQuestion = { outcome: 'stored'; reference: string } | UnsentQuestion['answer']

/** A question with the title of its course. */
type FoundQuestion = NewQuestion & { course: string | null }

/**
 * Stores a question that was sent with the form on the site. The same question sent twice is stored
 * once. The sender of a question that may be spam looks at it and sends it again; limits count from
 * there (decision 0072).
 */
export async function receiveQuestion(
  parts: QuestionParts,
  form: QuestionForm,
): Promise<ReceivedQuestion> {
  const checked = checkQuestion(form)
  if (!checked.ok) return { outcome: 'problems', problems: checked.failure }
  const course =
    form.course === '' ? null : await findCourseByTag(liveReader(parts.database), form.course)
  const question = { ...checked.value, course: course?.title ?? null }
  const textKey = textKeyOf(question)
  const { contactKey } = question
  const same = await findSame(parts.database, { contactKey, textKey, now: parts.now })
  if (same !== null) return { outcome: 'stored', reference: same }

  const isFlood = (await countSince(parts, limits.flood.within)) >= limits.flood.count
  const sameTexts = await countSince(parts, limits.sameText.within, { textKey })
  const isRepeated = sameTexts >= limits.repeated.count
  if (isFlood || isRepeated || form.website !== '' || hasLink(question.text)) {
    const known = { contact: contactKey, text: textKey }
    if (!(await hasLookedAgain(parts, form.token, known))) {
      const token = await encryptSecret(parts.dataDir, JSON.stringify({ ...known, at: parts.now }))
      return { outcome: 'look-again', token }
    }
  }
  if (isLong(question.text) && sameTexts >= limits.sameText.count) return refuse('same-text')
  const ofNetwork = parts.networks.add(parts.address, parts.now)
  if (isFlood && ofNetwork > limits.network.count) return refuse('network')
  if ((await countSince(parts, limits.total.within)) >= limits.total.count) return refuse('total')
  if (question.file && !(await hasRoomForFile(parts))) return refuse('files')
  return { outcome: 'stored', reference: await storeQuestion(parts, question, textKey) }
}

/** Counts a file for its network, and returns whether it may be stored. */
async function hasRoomForFile(parts: QuestionParts): Promise<boolean> {
  const ofNetwork = parts.fileNetworks.add(parts.address, parts.now)
  if (ofNetwork > limits.filesOfNetwork.count) return false
  return (await countSince(parts, limits.files.within, { hasFile: true })) < limits.files.count
}

const refuse = (reason: QuestionRefusal): ReceivedQuestion => ({ outcome: 'refused', reason })

/**
 * Hashes the letters and digits of a question: texts that differ in spaces and signs are the same. The
 * same words about another course, or with another file, are another question.
 */
function textKeyOf({ text, course, file }: FoundQuestion): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return createHash('sha256')
    .update(letters || text)
    .update(course ?? '')
    .update(file ?? '')
    .digest('base64url')
}

/** Short questions are the same by chance: "May pasok ba ngayon?" */
const isLong = (text: string) => text.length >= limits.sameText.longerThan

const hasLink = (text: string) => /https?:|www\.|\[url|<a\s/i.test(text)

/** Counts the questions of the last `within` milliseconds: all, or those with a text or a file. */
async function countSince(
  { database, now }: QuestionParts,
  within: number,
  { textKey, hasFile = false }: { textKey?: string; hasFile?: boolean } = {},
): Promise<number> {
  const { count } = await database
    .selectFrom('question')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', now - within)
    .$if(textKey !== undefined, (query) => query.where('text_key', '=', textKey ?? ''))
    .$if(hasFile, (query) => query.where('file_bytes', 'is not', null))
    .executeTakeFirstOrThrow()
  return count
}

/** Finds the same question of the same person, sent before on this day. */
async function findSame(
  database: DatabaseOrTransaction,
  { contactKey, textKey, now }: { contactKey: string; textKey: string; now: number },
): Promise<string | null> {
  const same = await database
    .selectFrom('question')
    .select('reference')
    .where('created_at', '>', now - limits.sameText.within)
    .where('contact_key', '=', contactKey)
    .where('text_key', '=', textKey)
    .executeTakeFirst()
  return same?.reference ?? null
}

/** Returns whether the sender looked at the question again. @param token from the answer to the first try */
async function hasLookedAgain(
  { dataDir, now }: QuestionParts,
  token: string,
  question: { contact: string; text: string },
): Promise<boolean> {
  const text = /^[\da-f]{1,2000}$/.test(token) ? await decryptSecret(dataDir, token) : null
  if (text === null) return false
  const { at, contact, text: textKey } = JSON.parse(text) as typeof question & { at: number }
  const age = now - at
  return (
    contact === question.contact &&
    textKey === question.text &&
    age >= limits.look.minMs &&
    age <= limits.look.maxMs
  )
}

/** References look like Q-7F3K2M. */
export const referencePattern = new RegExp(`^Q-[${codeLetters}]{6}$`)

/** Stores a question, unless its sender sent the same one before. @returns its reference */
function storeQuestion(
  { database, now }: QuestionParts,
  { name, contact, contactKey, topic, level, course, text, file, isMinor }: FoundQuestion,
  textKey: string,
): Promise<string> {
  return changeContent(database, async (transaction) => {
    // A second press of the button may have stored it meanwhile.
    const same = await findSame(transaction, { contactKey, textKey, now })
    if (same !== null) return same
    const reference = await drawReference(transaction)
    const { id } = await transaction
      .insertInto('question')
      .values({
        reference,
        created_at: now,
        name,
        contact,
        contact_key: contactKey,
        topic,
        level,
        course,
        text,
        file_bytes: file && file.length,
        text_key: textKey,
        words: searchedWords([reference, name, contact, contactKey, course ?? '', text].join('\n')),
        is_minor: isMinor ? 1 : 0,
        office: level,
        state: 'new',
        mail_due_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (file) await storeQuestionFile(transaction, id, file)
    return reference
  })
}

/** Draws a reference that no question has. */
async function drawReference(transaction: Transaction<Tables>): Promise<string> {
  for (;;) {
    const reference = `Q-${drawLetters(6)}`
    if ((await findByReference(transaction, reference)) === null) return reference
  }
}

/** Finds which office a question with this reference went to, and whether a file came with it. */
export async function findByReference(
  database: DatabaseOrTransaction,
  reference: string,
): Promise<{ office: string; hasFile: boolean } | null> {
  if (!referencePattern.test(reference)) return null
  const found = await database
    .selectFrom('question')
    .select(['office', 'file_bytes'])
    .where('reference', '=', reference)
    .executeTakeFirst()
  return found ? { office: found.office, hasFile: found.file_bytes !== null } : null
}
