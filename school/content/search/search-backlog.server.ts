import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import { removeStaffDocuments } from '../../../db/staff-search-index.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import { findKind } from '../../kinds/index.ts'
import { workingSnapshot } from '../entries/stored-entry.server.ts'
import { fillMediaWords } from '../media/tags.server.ts'
import { addToSearch, extraSearchTexts } from './index-entries.server.ts'
import { indexForStaff } from './staff-entries.server.ts'

/** The searches that have an index of their own. */
const audiences = ['visitors', 'staff'] as const
type Audience = (typeof audiences)[number]

/** Entries per transaction; those who save wait for one of staff. */
const batchSize = { visitors: 1_000, staff: 100 }

/**
 * Adds entries to the search index of visitors that were published before it existed. Can be
 * interrupted at any point.
 *
 * @returns how many entries were added
 */
export const indexBacklog = (database: DatabaseOrTransaction): Promise<number> =>
  indexWaiting(database, 'visitors', async (transaction, waiting) => {
    const rows = await transaction
      .selectFrom('entry')
      .select(['id', 'kind', 'sort_day', 'title', 'content', 'data'])
      .where('id', 'in', waiting)
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
 * entries that were saved before it existed. Can be interrupted at any point.
 */
export const indexStaffBacklog = (database: DatabaseOrTransaction): Promise<number> =>
  indexWaiting(database, 'staff', async (transaction, waiting) => {
    const entries = await transaction
      .selectFrom('entry')
      .select(['id', 'status', 'title', 'content', 'data'])
      .select(workingSnapshot)
      .where('id', 'in', waiting)
      .execute()
    const found = new Set(entries.map(({ id }) => id))
    const gone = waiting.filter((id) => !found.has(id))
    await removeStaffDocuments(transaction, gone)
    await indexForStaff(transaction, entries)
    return entries.length
  })

/** Indexes the entries that wait for an audience, batch by batch. @returns how many were indexed */
async function indexWaiting(
  database: DatabaseOrTransaction,
  audience: Audience,
  index: (transaction: DatabaseOrTransaction, waiting: readonly number[]) => Promise<number>,
): Promise<number> {
  let indexed = 0
  // Between saves nothing waits, and the lock of changes is not taken.
  let waiting = await findWaiting(database, audience, 1)
  while (waiting.length > 0) {
    waiting = await changeContent(database, async (transaction) => {
      const some = await findWaiting(transaction, audience, batchSize[audience])
      if (some.length === 0) return some
      indexed += await index(transaction, some)
      await transaction
        .deleteFrom('search_backlog')
        .where('audience', '=', audience)
        .where('entry_id', 'in', some)
        .execute()
      return some
    })
  }
  return indexed
}

async function findWaiting(
  database: DatabaseOrTransaction,
  audience: Audience,
  limit: number,
): Promise<number[]> {
  const rows = await database
    .selectFrom('search_backlog')
    .select('entry_id')
    .where('audience', '=', audience)
    .orderBy('entry_id')
    .limit(limit)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

/**
 * Fills the empty search indexes with the entries of a database whose content came from a backup. The
 * next start adds reference content: first it completes what an older version did not have.
 */
export async function rebuildSearch(database: Database): Promise<void> {
  await database.deleteFrom('search_backlog').execute()
  for (const audience of audiences)
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
