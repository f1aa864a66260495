import { liveReader } from '../../school/content/reader.ts'
import { changeContent } from '../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import { siteSettingsKind } from '../../school/kinds/site-settings.ts'
import { readReference } from '../../school/content/reference/reference-content.server.ts'
import { addMonths } from './read-questions.server.ts'

/**
 * Deletes the questions that were closed long enough ago, with their comments.
 *
 * @param now UTC in milliseconds
 */
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

/**
 * Deletes a question with the comments on it, and with those that were typed and not sent.
 *
 * @param closedAt only when it was closed then
 */
export async function deleteQuestion(
  transaction: DatabaseOrTransaction,
  id: number,
  closedAt?: number,
): Promise<void> {
  const { numDeletedRows } = await transaction
    .deleteFrom('question')
    .where('id', '=', id)
    .$if(closedAt !== undefined, (query) => query.where('closed_at', '=', closedAt ?? 0))
    .executeTakeFirst()
  if (numDeletedRows === 0n) return
  await transaction
    .deleteFrom('comment')
    .where('subject', '=', 'question')
    .where('subject_id', '=', String(id))
    .execute()
  await transaction
    .deleteFrom('autosave')
    .where('subject', '=', 'comment')
    .where('subject_id', '=', `question/${id}`)
    .execute()
}
