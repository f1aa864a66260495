import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import type { Staff } from '../../school/staff/accounts/staff.ts'
import { readableBy } from './read-questions.server.ts'

/** Size of all parts of a file but the last, in bytes; a multiple of three, as base64 asks for. */
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
