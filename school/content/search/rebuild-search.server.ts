import type { Database } from '../../../db/database.ts'
import { indexBacklog } from './index-backlog.server.ts'

/**
 * Fills the empty search index with the entries of a database whose content came from a backup. The
 * next start adds reference content: first it completes what an older version did not have.
 */
export async function rebuildSearch(database: Database): Promise<void> {
  await database.deleteFrom('search_backlog').execute()
  await database
    .insertInto('search_backlog')
    .columns(['entry_id'])
    .expression((eb) => eb.selectFrom('entry').select('id').where('status', '=', 'published'))
    .execute()
  await indexBacklog(database)
}
