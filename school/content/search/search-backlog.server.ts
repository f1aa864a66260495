import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { removeStaffDocuments } from '../../../db/staff-search-index.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import { findKind } from '../../kinds/index.ts'
import { workThroughBacklog } from '../entries/entry-backlog.server.ts'
import { workingSnapshot } from '../entries/stored-entry.server.ts'
import { fillMediaWords } from '../media/tags.server.ts'
import { addToSearch, extraSearchTexts } from './index-entries.server.ts'
import { indexForStaff } from './staff-entries.server.ts'

/**
 * Adds entries to the search index of visitors that were published before it existed.
 *
 * @returns how many entries were added
 */
export const indexBacklog = (database: DatabaseOrTransaction): Promise<number> =>
  workThroughBacklog(database, { work: 'search', batchSize: 1_000 }, async (transaction, ids) => {
    const rows = await transaction
      .selectFrom('entry')
      .select(['id', 'kind', 'sort_day', 'title', 'content', 'data'])
      .where('id', 'in', ids)
      .where('status', '=', 'published')
      .execute()
    const entries = rows.map((row) => ({ ...row, extraTexts: extraTextsOf(row) }))
    await addToSearch(transaction, entries)
    return rows.length
  })

/** Returns the extra texts of a stored entry; its data was checked when it was saved. */
function extraTextsOf({ kind: name, data }: { kind: string; data: string }): string[] {
  const kind = findKind(name)
  return kind ? extraSearchTexts(kind, JSON.parse(data) as EntryData) : []
}

/**
 * Brings the search index of staff up to date: adds the saves since it was last searched, and
 * entries that were saved before it existed.
 */
export const indexStaffBacklog = (database: DatabaseOrTransaction): Promise<number> =>
  workThroughBacklog(
    database,
    { work: 'staff-search', batchSize: 100 },
    async (transaction, ids) => {
      const entries = await transaction
        .selectFrom('entry')
        .select(['id', 'status', 'title', 'content', 'data'])
        .select(workingSnapshot)
        .where('id', 'in', ids)
        .execute()
      const found = new Set(entries.map(({ id }) => id))
      const gone = ids.filter((id) => !found.has(id))
      await removeStaffDocuments(transaction, gone)
      await indexForStaff(transaction, entries)
      return entries.length
    },
  )

/**
 * Fills the empty search indexes with the entries of a database whose content came from a backup. The
 * next start adds reference content: first it completes what an older version did not have.
 */
export async function rebuildSearch(database: Database): Promise<void> {
  await database.deleteFrom('entry_backlog').where('work', '!=', 'link-check').execute()
  for (const work of ['search', 'staff-search'] as const)
    await database
      .insertInto('entry_backlog')
      .columns(['work', 'entry_id'])
      .expression((eb) =>
        eb
          .selectFrom('entry')
          .select([eb.val(work).as('work'), 'id'])
          .where('key', 'is', null)
          .where((each) =>
            work === 'staff-search'
              ? each('status', '!=', 'trashed')
              : each('status', '=', 'published'),
          ),
      )
      .execute()
  await indexBacklog(database)
  await indexStaffBacklog(database)
  await fillMediaWords(database)
}
