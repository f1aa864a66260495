import type { Database } from '../../../db/database.ts'
import { currentTime } from '../../base/clock.ts'
import type { ContentLanguage, InLanguage } from '../../base/filipino.ts'
import type { ReferencePage } from '../../kinds/define-page-kind.ts'
import { keepByVersion } from '../kept-by-version.server.ts'
import type { Reader } from '../reader.ts'
import { readStoredData } from '../reference/reference-content.server.ts'
import { filipinoFrom } from './index-pages.server.ts'
import { searchWordsKind } from '../../kinds/search-words.ts'
import { prepareSynonyms, type Synonyms } from './synonyms.ts'
import { knownWords, type KnownWord } from './vocabulary.server.ts'
import { placedWords } from './words.ts'

/** A page or a section of a page, with its words counted for scoring. */
export interface KnownPage extends ReferencePage, InLanguage {
  titleWords: ReadonlySet<string>
  /** number of times that each word occurs in title and text */
  counts: ReadonlyMap<string, number>
}

/** Data that search keeps in memory. Its size does not grow with the number of entries. */
export interface SearchKnowledge {
  pages: readonly KnownPage[]
  synonyms: Synonyms
  /** the words of the synonyms that documents contain */
  synonymWords: ReadonlyMap<string, KnownWord>
}

const cache = keepByVersion<Promise<SearchKnowledge>>()

/**
 * Reads pages and search words once for each content version. Simultaneous calls share one reading,
 * and a reading that failed is repeated.
 */
export async function readSearchKnowledge({
  database,
  language,
}: Pick<Reader, 'database' | 'language'>): Promise<SearchKnowledge> {
  const byLanguage = await cache(database, currentTime())
  const kept = byLanguage.get(language)
  if (kept) return kept
  const knowledge = readKnowledge(database, language)
  byLanguage.set(language, knowledge)
  knowledge.catch(() => byLanguage.delete(language))
  return knowledge
}

async function readKnowledge(
  database: Database,
  language: ContentLanguage,
): Promise<SearchKnowledge> {
  const rows = await database
    .selectFrom('search_page')
    .select(['number', 'address', 'title', 'label', 'text', 'sample'])
    .orderBy('number')
    .execute()
  const stored = await readStoredData(database, searchWordsKind.key)
  // A database that is being prepared has none yet.
  const searchWords = stored ? searchWordsKind.schema.parse(stored) : []
  const synonyms = prepareSynonyms(searchWords)
  return {
    pages: pagesIn(language, rows),
    synonyms,
    synonymWords: await knownWords(database, [...synonyms.words]),
  }
}

type PageRow = Omit<ReferencePage, 'isSample'> & { number: number; sample: number }

/** Returns the pages for a language. In Filipino, untranslated pages are in English. */
function pagesIn(language: ContentLanguage, rows: readonly PageRow[]): KnownPage[] {
  const filipino = new Map(
    rows.flatMap((row) => (row.number < filipinoFrom ? [] : [[row.number - filipinoFrom, row]])),
  )
  return rows
    .filter(({ number }) => number < filipinoFrom)
    .map((row) => {
      const english = countPageWords(row)
      const translated = filipino.get(row.number)
      return language === 'fil' && translated
        ? withBoth(countPageWords(translated), english)
        : english
    })
}

/** Lets the words of the English version also find a page in Filipino. */
const withBoth = (page: KnownPage, english: KnownPage): KnownPage => ({
  ...page,
  language: 'fil',
  titleWords: new Set([...page.titleWords, ...english.titleWords]),
  counts: new Map([...english.counts, ...page.counts]),
})

function countPageWords({ number: _, sample, ...page }: PageRow): KnownPage {
  const counts = new Map<string, number>()
  for (const { word } of placedWords(`${page.title}\n${page.text}`))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const titleWords = new Set(Array.from(placedWords(page.title), ({ word }) => word))
  return { ...page, isSample: sample === 1, titleWords, counts }
}
