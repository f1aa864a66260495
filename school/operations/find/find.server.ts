import type { EditingWithAbilities } from '../ability-data.ts'
import type { Database } from '../../../db/database.ts'
import { findEntries } from './find-entries.server.ts'
import { findFields } from './find-fields.server.ts'
import { findFiles } from './find-files.server.ts'
import { findPages } from './find-pages.server.ts'
import { findPeople } from './find-people.server.ts'
import { groupLimit, type FoundAnswer } from './find.ts'
import { wantedWords } from './wanted-words.ts'

/**
 * Finds what has all the words that a person typed, each as the beginning of a word, whatever its
 * capitals and accents, as far as the person may see it.
 *
 * @param only `addresses`: entries, pages and files that visitors can open, or will be able to open
 */
export async function find(
  database: Database,
  { q, only }: { q: string; only?: 'addresses' | undefined },
  editing: EditingWithAbilities,
): Promise<FoundAnswer> {
  const wanted = wantedWords(q)
  if (!wanted) return { results: [], hasMore: false }
  const isForLinks = only === 'addresses'
  const { staff, abilities } = editing
  const entries = await findEntries(database, wanted, isForLinks, editing)
  const files = await findFiles(database, wanted, isForLinks)
  const groups = isForLinks
    ? [await findPages(database, wanted), entries, files]
    : [
        entries,
        await findFields(database, wanted, editing),
        files,
        ...(await Promise.all(
          abilities.map(async ({ find: findIn }) => findIn?.(database, wanted, q, editing) ?? []),
        )),
        await findPeople(database, wanted, staff),
      ]
  return {
    results: groups.flatMap((group) => group.slice(0, groupLimit)),
    hasMore: groups.some(({ length }) => length > groupLimit),
  }
}
