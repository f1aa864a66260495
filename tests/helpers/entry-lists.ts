import { expect } from 'vitest'
import { liveReader } from '../../school/content/reader.ts'
import type { Database } from '../../db/database.ts'
import type { EntryRow } from '../../db/tables.ts'
import { listVisibleEntries } from '../../school/content/entries/list-entries.server.ts'
import { articleCategories } from '../../school/kinds/article.ts'

/** Computes a list from every row in the simplest way. */
function expectedIds(
  rows: readonly EntryRow[],
  category: string,
  topic: string,
  now: number,
): number[] {
  const topicsOf = (row: EntryRow) => (JSON.parse(row.data) as { topics: string[] }).topics
  return rows
    .filter((row) => row.kind === 'article' && row.status === 'published')
    .filter((row) => row.publish_at !== null && row.publish_at <= now)
    .filter((row) => row.expires_at === null || row.expires_at > now)
    .filter((row) => category === '' || row.category === category)
    .filter((row) => topic === '' || topicsOf(row).some((each) => each.toLowerCase() === topic))
    .sort((a, b) => b.sort_day - a.sort_day || b.id - a.id)
    .map((row) => row.id)
}

/**
 * Compares every page of every list of articles with the rows, and looks for leftover tallies.
 *
 * @param topics in lower case; '' for all is added
 * @returns how many entries the list of all shows
 */
export async function expectListsToMatchRows(
  database: Database,
  { topics, pageSize, now }: { topics: readonly string[]; pageSize: number; now: number },
): Promise<number> {
  const rows = await database.selectFrom('entry').selectAll().execute()
  const reader = { ...liveReader(database), now: () => now }
  for (const category of ['', ...articleCategories]) {
    for (const topic of ['', ...topics]) {
      const expected = expectedIds(rows, category, topic, now)
      const list = { kind: 'article', category, topic }
      // Reads one page beyond the last: it must be empty.
      for (let page = 1; (page - 2) * pageSize < expected.length; page += 1) {
        const { entries, total } = await listVisibleEntries(reader, list, { page, pageSize })
        expect({ category, topic, page, total, ids: entries.map((entry) => entry.id) }).toEqual({
          category,
          topic,
          page,
          total: expected.length,
          ids: expected.slice((page - 1) * pageSize, page * pageSize),
        })
      }
    }
  }
  expect(
    await database.selectFrom('entry_tally').selectAll().where('count', '<=', 0).execute(),
  ).toEqual([])
  return expectedIds(rows, '', '', now).length
}
