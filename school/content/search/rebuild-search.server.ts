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
  for (const audience of ['visitors', 'staff'] as const)
    await database
      .insertInto('search_backlog')
      .columns(['audience', 'entry_id'])
      .expression((eb) =>
        eb
          .selectFrom('entry')
          .select([eb.val(audience).as('audience'), 'id'])
          .where('key', 'is', null)
          .where((each) =>
            audience === 'staff'
              ? each('status', '!=', 'trashed')
              : each('status', '=', 'published'),
          ),
      )
      .execute()
  await indexBacklog(database)
  await indexStaffBacklog(database)
  await fillMediaWords(database)
}
