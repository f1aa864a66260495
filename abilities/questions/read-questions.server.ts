import { sql } from 'kysely'
import { containsText } from '../../db/contains-text.ts'
import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import type { QuestionRow } from '../../db/tables.ts'
import { shorten } from '../../school/base/plain-text.ts'
import { withoutInvisibleSigns } from '../../school/base/slug.ts'
import type { Editing } from '../../school/content/editing/editing.ts'
import { liveReader } from '../../school/content/reader.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import type { Office, QuestionTopic } from '../../school/kinds/question-topics.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import type { DashboardItems } from '../../school/operations/ability-hooks.ts'
import { readNames } from '../../school/operations/comments/read-comments.server.ts'
import { groupLimit, type FindRequest, type FoundItem } from '../../school/operations/find/find.ts'
import { hasRole } from '../../school/staff/accounts/roles.ts'
import { listPeople } from '../../school/staff/accounts/staff-list.server.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import {
  mayMoveQuestions,
  readableOffices,
  type OpenQuestion,
  type Question,
  type QuestionFilter,
  type QuestionState,
} from './question.ts'

/** Lists one page of the questions that a person may read, newest first. */
export async function listQuestions(
  database: Database,
  filter: QuestionFilter,
  { page, perPage }: { page: number; perPage: number },
  staff: Staff,
): Promise<{ data: Question[]; total: number }> {
  const found = readableBy(database, staff, filter)
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const toQuestion = await questionReader(database)
  return { data: rows.map(toQuestion), total: await countRows(found) }
}

/** Selects the questions that a person may read; without a filter, all of them. */
export function readableBy(
  database: DatabaseOrTransaction,
  staff: Pick<Staff, 'role' | 'sections'>,
  { state, office, topic, q }: QuestionFilter = { q: '' },
) {
  const words = searchedWords(q).split(/\s+/).filter(Boolean)
  return database
    .selectFrom('question')
    .where('office', 'in', [...readableOffices(staff), ''])
    .$if(state === 'open', (query) => query.where('state', '!=', 'closed'))
    .$if(state !== undefined && state !== 'open', (query) => query.where('state', '=', state ?? ''))
    .$if(office !== undefined, (query) => query.where('office', '=', office ?? ''))
    .$if(topic !== undefined, (query) => query.where('topic', '=', topic ?? ''))
    .where((eb) => eb.and(words.map((word) => containsText(sql.ref('words'), word))))
}

async function countRows(query: ReturnType<typeof readableBy>): Promise<number> {
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Reads a question; `null` when it is not there, or not for this person. */
export async function readQuestion(
  database: DatabaseOrTransaction,
  id: number,
  staff: Staff,
): Promise<OpenQuestion | null> {
  const row = await readableBy(database, staff).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const toQuestion = await questionReader(database)
  const question = toQuestion(row)
  const ofSamePerson = readableBy(database, staff).where('contact_key', '=', row.contact_key)
  return {
    ...question,
    people: await peopleOf(database, question.office, staff),
    mayMove: mayMoveQuestions(staff),
    ofSamePerson: await countRows(ofSamePerson),
  }
}

/** Lists the people who may take a question of an office. @param reader who gets the list */
export async function peopleOf(database: DatabaseOrTransaction, office: Office, reader: Staff) {
  const people = await listPeople(database, reader)
  return people
    .filter((person) => readableOffices(person).includes(office))
    .map(({ id, name }) => ({ id, name }))
}

/** Creates the function that reads a question from a row; names and settings are read once. */
export async function questionReader(database: DatabaseOrTransaction) {
  const nameOf = await readNames(database)
  const { questions } = await readReference(liveReader(database), siteSettingsKind)
  return (row: QuestionRow): Question => ({
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    name: row.name,
    contact: row.contact,
    topic: row.topic as QuestionTopic | null,
    level: row.level as Office,
    course: row.course,
    text: row.text,
    fileBytes: row.file_bytes,
    isMinor: row.is_minor === 1,
    office: row.office as Office,
    state: row.state as QuestionState,
    takenBy: row.taken_by === null ? null : { id: row.taken_by, name: nameOf(row.taken_by) },
    revision: row.revision,
    closedAt: row.closed_at,
    deletedAt: row.closed_at === null ? null : addMonths(row.closed_at, questions.keepMonths),
  })
}

/**
 * Adds months to a time, UTC in milliseconds; a day that the month does not have becomes its last day.
 */
export const addMonths = (time: number, months: number): number =>
  Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO('UTC').add({ months })
    .epochMilliseconds

/** Writes a text as search compares it: alike in both databases, without capitals. */
export const searchedWords = (text: string) =>
  withoutInvisibleSigns(text).normalize('NFKC').toLowerCase()

/** Size of a part of a file, in bytes; a multiple of three, so that base64 needs no padding. */
const partBytes = 48 * 1024

/** Stores the file of a question, for as long as the question is kept. */
export async function storeQuestionFile(
  database: DatabaseOrTransaction,
  id: number,
  file: Uint8Array,
): Promise<void> {
  for (let part = 0; part * partBytes < file.length; part += 1) {
    const bytes = file.subarray(part * partBytes, (part + 1) * partBytes)
    const base64 = Buffer.from(bytes).toString('base64')
    await database.insertInto('question_file').values({ question_id: id, part, base64 }).execute()
  }
}

/** Reads the file of a question; `null` when it has none, or the person may not read the question. */
export async function readQuestionFile(
  database: Database,
  id: number,
  staff: Pick<Staff, 'role' | 'sections'>,
): Promise<{ reference: string; bytes: Buffer } | null> {
  const question = await readableBy(database, staff)
    .select('reference')
    .where('id', '=', id)
    .where('file_bytes', 'is not', null)
    .executeTakeFirst()
  if (!question) return null
  const parts = await database
    .selectFrom('question_file')
    .select('base64')
    .where('question_id', '=', id)
    .orderBy('part')
    .execute()
  const bytes = Buffer.concat(parts.map(({ base64 }) => Buffer.from(base64, 'base64')))
  return { reference: question.reference, bytes }
}

/** Finds the questions of visitors that a person may read, the newest first. */
export async function findQuestions(
  database: Database,
  { typed, editing: { staff } }: FindRequest,
): Promise<FoundItem[]> {
  if (!hasRole(staff, 'editor')) return []
  const rows = await readableBy(database, staff, { q: typed })
    .select(['id', 'reference', 'name', 'text'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(groupLimit + 1)
    .execute()
  return rows.map(({ id, reference, name, text }) => ({
    id: String(id),
    label: 'Question',
    title: `${reference} ${name}`,
    excerpt: text,
  }))
}

/** Lists the questions that no one has taken, longest waiting first; `null` for a person without a right. */
export async function listNewQuestions(
  database: Database,
  { staff }: Editing,
  limit: number,
): Promise<DashboardItems | null> {
  if (readableOffices(staff).length === 0) return null
  const newQuestions = readableBy(database, staff, { state: 'new', q: '' })
  const first = await newQuestions
    .select(['id', 'text', 'created_at as at'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return {
    total: await countRows(newQuestions),
    first: first.map(({ id, text, at }) => ({ id: String(id), title: shorten(text, 90), at })),
  }
}
