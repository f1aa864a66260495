import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { inTransaction } from '../../../db/change-content.ts'
import type { EntryData } from '../../kinds/define-kind.ts'
import { findKind } from '../../kinds/index.ts'
import { addToSearch, extraSearchTexts } from './index-entries.server.ts'

/** Entries per transaction. */
const batchSize = 1_000

/**
 * Adds entries to the search index that were published before it existed. Can be interrupted at any
 * point.
 *
 * @returns how many entries were added
 */
export async function indexBacklog(database: DatabaseOrTransaction): Promise<number> {
  let done = 0
  for (;;) {
    const indexed = await inTransaction(database, async (transaction) => {
      const waiting = await transaction
        .selectFrom('search_backlog')
        .select('entry_id')
        .where('audience', '=', 'visitors')
        .orderBy('entry_id')
        .limit(batchSize)
        .execute()
      const last = waiting.at(-1)?.entry_id
      if (last === undefined) return null
      const rows = await transaction
        .selectFrom('entry')
        .select(['id', 'kind', 'sort_day', 'title', 'content', 'data'])
        .where('id', 'in', (query) =>
          query
            .selectFrom('search_backlog')
            .select('entry_id')
            .where('audience', '=', 'visitors')
            .where('entry_id', '<=', last),
        )
        .where('status', '=', 'published')
        .execute()
      await addToSearch(
        transaction,
        rows.map((row) => ({ ...row, extraTexts: extraTextsOf(row) })),
      )
      await transaction
        .deleteFrom('search_backlog')
        .where('audience', '=', 'visitors')
        .where('entry_id', '<=', last)
        .execute()
      return rows.length
    })
    if (indexed === null) return done
    done += indexed
  }
}

/** Returns the extra texts of a stored entry; its data was checked when it was saved. */
function extraTextsOf({ kind: name, data }: { kind: string; data: string }): string[] {
  const kind = findKind(name)
  return kind ? extraSearchTexts(kind, JSON.parse(data) as EntryData) : []
}
