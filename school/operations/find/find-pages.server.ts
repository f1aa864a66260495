import { liveReader } from '../../content/reader.ts'
import type { Database } from '../../../db/database.ts'
import { readSearchKnowledge } from '../../content/search/search-knowledge.server.ts'
import { wordsOf } from '../../content/search/words.ts'
import { contentKinds } from '../../kinds/index.ts'
import { groupLimit, type Found } from './find.ts'
import type { WantedWords } from './wanted-words.ts'

/**
 * Finds pages of the site that are no entries, and sections of them, by title and text: those with
 * all words in the title first.
 */
export async function findPages(database: Database, wanted: WantedWords): Promise<Found[]> {
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
