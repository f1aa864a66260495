import type { Database } from '../../../db/database.ts'
import { fillMediaWords } from '../media/tags.server.ts'
import { indexBacklog } from './index-backlog.server.ts'
import { indexStaffBacklog } from './staff-backlog.server.ts'

/**
 * Fills the empty search indexes with the entries of a database whose content came from a backup. The
 * next start adds reference content: first it completes what an older version did not have.
 */
export async function rebuildSearch(database: Database): Promise<void> {
  await database.deleteFrom('search_backlog').execute()
  await database
    .insertInto('search_backlog')
    .columns(['entry_id'])
    .expression((eb) =>
      eb
        .selectFrom('entry')
        .select('id')
        .where('status', '=', 'published')
        .where('key', 'is', null),
    )
    .execute()
  await indexBacklog(database)
  await database.deleteFrom('staff_search_backlog').execute()
  await database
    .insertInto('staff_search_backlog')
    .columns(['entry_id'])
    .expression((eb) =>
      eb.selectFrom('entry').select('id').where('status', '!=', 'trashed').where('key', 'is', null),
    )
    .execute()
  await indexStaffBacklog(database)
  await fillMediaWords(database)
}
