import { readContentVersion } from '../../../db/content-version.ts'
import type { Database } from '../../../db/database.ts'
import type { ReferencePage } from '../../kinds/define-reference-kind.ts'
import { searchWordsKind } from '../../kinds/search-words.ts'
import { prepareSynonyms, type Synonyms } from './synonyms.ts'
import { knownWords, type KnownWord } from './vocabulary.server.ts'
import { placedWords } from './words.ts'

/** A page or a section of a page, prepared for scoring. */
export interface KnownPage extends ReferencePage {
  titleWords: ReadonlySet<string>
  /** how often each word occurs in title and text */
  counts: ReadonlyMap<string, number>
}

/** What search keeps in memory: it does not grow with the number of entries. */
export interface SearchKnowledge {
  pages: readonly KnownPage[]
  synonyms: Synonyms
  /** those words of the synonyms that documents contain */
  synonymWords: ReadonlyMap<string, KnownWord>
}

const held = new WeakMap<Database, { version: number; knowledge: Promise<SearchKnowledge> }>()

/**
 * Reads pages and search words once for each content version; otherwise a search asks the database
 * for neither.
 */
export async function readSearchKnowledge(database: Database): Promise<SearchKnowledge> {
  const version = await readContentVersion(database)
  const known = held.get(database)
  if (known?.version === version) return known.knowledge
  const knowledge = read(database)
  held.set(database, { version, knowledge })
  knowledge.catch(() => {
    if (held.get(database)?.knowledge === knowledge) held.delete(database)
  })
  return knowledge
}

async function read(database: Database): Promise<SearchKnowledge> {
  const pages = await database
    .selectFrom('search_page')
    .select(['address', 'title', 'label', 'text', 'sample'])
    .orderBy('number')
    .execute()
  const row = await database
    .selectFrom('reference')
    .select('data')
    .where('key', '=', searchWordsKind.key)
    .executeTakeFirst()
  // A database that is being prepared has none yet.
  const searchWords = row ? searchWordsKind.schema.parse(JSON.parse(row.data)) : []
  const synonyms = prepareSynonyms(searchWords)
  return {
    pages: pages.map(({ sample, ...page }) => prepare({ ...page, isSample: sample === 1 })),
    synonyms,
    synonymWords: await knownWords(database, [...synonyms.words]),
  }
}

function prepare(page: ReferencePage): KnownPage {
  const counts = new Map<string, number>()
  for (const { word } of placedWords(`${page.title}\n${page.text}`))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const titleWords = new Set(Array.from(placedWords(page.title), ({ word }) => word))
  return { ...page, titleWords, counts }
}
