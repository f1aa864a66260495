import type { EditingWithAbilities } from '../ability-data.ts'
import type { Database } from '../../../db/database.ts'
import { findEntries } from './find-entries.server.ts'
import { findFields } from './find-fields.server.ts'
import { groupLimit, type FoundAnswer, type Found } from './find.ts'
import { wantedWords, foldedWords, type WantedWords } from './wanted-words.ts'
import { listStaff } from '../../staff/accounts/staff-list.server.ts'
import { hasRole } from '../../staff/accounts/roles.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import { mediaAddress } from '../../content/media/media-address.ts'
import { whyHidden } from '../../content/media/learners.ts'
import { liveReader } from '../../content/reader.ts'
import { readSearchKnowledge } from '../../content/search/search-knowledge.server.ts'
import { wordsOf } from '../../content/search/words.ts'
import { contentKinds } from '../../kinds/index.ts'

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

/** Finds members of staff by name and e-mail address; for administrators only. */
async function findPeople(database: Database, wanted: WantedWords, staff: Staff): Promise<Found[]> {
  if (!hasRole(staff, 'administrator')) return []
  const everyone = { q: '', sort: 'name', order: 'ASC', page: 1, perPage: 1_000 } as const
  const { data } = await listStaff(database, everyone)
  return data
    .filter(({ name, email }) => wanted.areIn(foldedWords(name, email)))
    .slice(0, groupLimit + 1)
    .map(({ id, name, email }) => ({
      group: 'people',
      id,
      kind: null,
      field: null,
      label: 'Staff',
      title: wanted.mark(name),
      excerpt: wanted.mark(email),
      state: null,
      address: null,
    }))
}

/**
 * Finds files of the media library by name and description, the newest first. Every member of staff
 * sees every file.
 *
 * @param isForLinks whether pictures that are hidden from visitors are left out
 */
async function findFiles(
  database: Database,
  wanted: WantedWords,
  isForLinks: boolean,
): Promise<Found[]> {
  let matching = database.selectFrom('media').selectAll()
  // The words of a file and of a search are letters and digits only, so there is nothing to escape.
  for (const prefix of wanted.prefixes) matching = matching.where('words', 'like', `% ${prefix}%`)
  const rows = await matching
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(isForLinks ? groupLimit * 4 : groupLimit + 1)
    .execute()
  return rows
    .filter((row) => !isForLinks || whyHidden(row) === null)
    .slice(0, groupLimit + 1)
    .map((row) => ({
      group: 'files',
      id: row.id,
      kind: null,
      field: null,
      label: row.kind === 'pdf' ? 'PDF' : 'Picture',
      title: wanted.mark(row.name),
      excerpt: wanted.excerpt(row.alt),
      state: null,
      address:
        whyHidden(row) === null ? mediaAddress({ id: row.id, fileName: row.file_name }) : null,
    }))
}

/**
 * Finds pages of the site that are no entries, and sections of them, by title and text: those with
 * all words in the title first.
 */
async function findPages(database: Database, wanted: WantedWords): Promise<Found[]> {
  const { pages } = await readSearchKnowledge(liveReader(database))
  return [...lists, ...pages]
    .filter(({ counts }) => hasAll(counts, wanted))
    .map((page) => ({ page, isTitled: hasAll(page.titleWords, wanted) }))
    .toSorted((one, other) => Number(other.isTitled) - Number(one.isTitled))
    .slice(0, groupLimit + 1)
    .map(({ page: { address, title, text } }) => ({
      group: 'pages',
      id: address,
      kind: null,
      field: null,
      label: address.includes('#') ? 'Section of a page' : 'Page',
      title: wanted.mark(title),
      excerpt: wanted.excerpt(text),
      state: 'published',
      address,
    }))
}

/** The pages that list entries: their words are those of their title. */
const lists = contentKinds.flatMap(({ listPages, labels: { many } }) =>
  listPages.map((address) => {
    const titleWords = new Set(wordsOf(many))
    const counts = new Map(Array.from(titleWords, (word) => [word, 1]))
    return { address, title: many, text: '', titleWords, counts }
  }),
)

const hasAll = (words: ReadonlySet<string> | ReadonlyMap<string, number>, wanted: WantedWords) =>
  wanted.prefixes.every((prefix) => [...words.keys()].some((word) => word.startsWith(prefix)))
