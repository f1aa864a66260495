import { liveReader } from '../../content/reader.ts'
import type { Database } from '../../../db/database.ts'
import { siteSettingsKind } from '../../kinds/site-settings.ts'
import { readReference } from '../../content/reference/reference-content.server.ts'
import { addMonths } from './read-questions.server.ts'

/**
 * Deletes the questions that were closed long enough ago, with their notes.
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
    await database
      .deleteFrom('question')
      .where('id', '=', id)
      // A colleague may have opened it again since.
      .where('closed_at', '=', closedAt)
      .execute()
  }
}
