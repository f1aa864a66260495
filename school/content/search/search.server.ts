import { idTable } from '../../../db/dialect.ts'
import { withoutWaiting } from '../../../db/wait-limit.ts'
import { findDocuments, type IndexQuery } from '../../../db/search-index.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { isVisible } from '../entries/visible-entries.server.ts'
import { dayInManila, dayNumber } from '../../base/dates.ts'
import { contentKinds } from '../../kinds/index.ts'
import { countFailedSearch } from './failed-searches.server.ts'
import { entryAt, entryPosition, firstPagePosition } from './position.ts'
import { readResults, type SearchMatch } from './read-results.server.ts'
import { scorePages, weightOf, totalWeightOf, type ScoredPage } from './score-pages.ts'
import {
  readSearchKnowledge,
  type KnownPage,
  type SearchKnowledge,
} from './search-knowledge.server.ts'
import { searchPageSize, type SearchAnswer, type SearchQuery } from './search.ts'
import { interpretSearch, type Interpretation, type WantedWord } from './interpret-search.server.ts'
import { wordsOf } from './words.ts'

/** Maximum number of results of a search: pages, and the newest entries. */
const countedLimit = 1_000

/** Maximum number of best pages in the results of a search. */
const bestPageLimit = 2

/** Maximum number of searches for fewer words when no result has all words. */
const partialSearchLimit = 8

/** Age from which entries are old news, in milliseconds: pages come before old news. */
const recentMs = 365 * 86_400_000

/**
 * Searches visible pages and entries. The best pages that staff chose for the words come first,
 * then titles with all words before texts with all words; in each group pages come before entries,
 * and newer entries before older entries. Old entries come after all pages.
 */
export async function search(
  source: ContentSource,
  { q, page }: SearchQuery,
): Promise<SearchAnswer> {
  const knowledge = await readSearchKnowledge(source)
  const interpretation = await interpretSearch(source.database, q, knowledge)
  const { found, used } = await findMatches(source, interpretation, knowledge)
  const shown = found.slice(0, countedLimit)
  const words = new Set(interpretation.wanted.flatMap(markedWords))
  const start = (page - 1) * searchPageSize
  const results = await readResults(source, shown.slice(start, start + searchPageSize), words)
  if (found.length === 0 && page === 1) await countFailure(source, q)
  return {
    results,
    page,
    pageCount: Math.max(1, Math.ceil(shown.length / searchPageSize)),
    total: shown.length,
    hasMore: found.length > countedLimit,
    // A correction without results helps no visitor, and could reveal unpublished words.
    correctedTo: found.length > 0 ? interpretation.correctedTo : null,
    leftOut: found.length > 0 ? leftOutWords(interpretation, used) : [],
  }
}

/** Lists the words to mark in results: typed words and synonyms, but no parts of phrases. */
const markedWords = ({ shown, accepted }: WantedWord) => [
  ...wordsOf(shown),
  ...accepted.filter((phrase) => !phrase.includes(' ')),
]

/** The results of a search, best first, and the words that all results have. */
interface Matches {
  found: SearchMatch[]
  used: readonly WantedWord[]
}

/** Finds best pages, then results with all words, or else with the most specific words. */
async function findMatches(
  source: ContentSource,
  { wanted, bestPages }: Interpretation,
  { pages }: SearchKnowledge,
): Promise<Matches> {
  const chosen = bestPages.flatMap((address) => findPage(pages, address) ?? [])
  const best = [...new Set(chosen)].slice(0, bestPageLimit)
  const scored = scorePages(pages, wanted).filter(({ page }) => !best.includes(page))
  const withAllWords = scored.filter(({ has }) => has.length === wanted.length)
  const whole = merge(withAllWords, await findEntries(source, wanted))
  const { found, used } =
    whole.length > 0
      ? { found: whole, used: wanted }
      : await findPartialMatches(source, scored, wanted)
  // The best pages answer the whole search, whatever words they have.
  return { found: [...best.map(toPageMatch), ...found], used: best.length > 0 ? wanted : used }
}

/** Returns the page at an address; for an unknown section, the page of the section. */
const findPage = (pages: readonly KnownPage[], address: string) =>
  pages.find((page) => page.address === address) ??
  pages.find((page) => page.address === address.replace(/#.*/, ''))

/** Finds pages and entries with the most specific words that occur together anywhere. */
async function findPartialMatches(
  source: ContentSource,
  scored: readonly ScoredPage[],
  wanted: readonly WantedWord[],
): Promise<Matches> {
  const mostOnPage = Math.max(0, ...scored.map(({ has }) => totalWeightOf(has)))
  for (const used of partialSearches(wanted)) {
    // From here on, pages have more of the words than entries could.
    if (totalWeightOf(used) < mostOnPage) break
    const entries = await findEntries(source, used)
    const pages = scored.filter(({ has }) => used.every((word) => has.includes(word)))
    const found = merge(pages, entries)
    if (found.length > 0) return { found, used }
  }
  const pages = scored.filter(({ has }) => totalWeightOf(has) >= mostOnPage)
  return { found: pages.map(({ page }) => toPageMatch(page)), used: pages[0]?.has ?? [] }
}

/** Lists searches for fewer words (all but one, the rarest, each alone), best first. */
function partialSearches(wanted: readonly WantedWord[]): WantedWord[][] {
  if (wanted.length < 2) return []
  const rarestFirst = wanted.toSorted((a, b) => weightOf(b) - weightOf(a))
  const searches: WantedWord[][] = []
  if (wanted.length > 2)
    for (const left of wanted) searches.push(wanted.filter((word) => word !== left))
  for (let count = wanted.length - 2; count > 1; count -= 1)
    searches.push(rarestFirst.slice(0, count))
  for (const word of rarestFirst) searches.push([word])
  return searches
    .toSorted((a, b) => totalWeightOf(b) - totalWeightOf(a))
    .slice(0, partialSearchLimit)
}

/** Lists the words of a search that the results lack, as typed. */
const leftOutWords = ({ wanted, unknown }: Interpretation, used: readonly WantedWord[]) => [
  ...unknown,
  ...wanted.filter((word) => !used.includes(word)).map(({ shown }) => shown),
]

const toPageMatch = (page: KnownPage): SearchMatch => ({ type: 'page', page })

interface FoundEntries {
  inTitles: readonly FoundEntry[]
  inTexts: readonly FoundEntry[]
}

interface FoundEntry {
  id: number
  isRecent: boolean
}

/** Orders the matches of one search. */
function merge(pages: readonly ScoredPage[], { inTitles, inTexts }: FoundEntries): SearchMatch[] {
  const titled = new Set(inTitles.map(({ id }) => id))
  const toEntry = ({ id }: FoundEntry): SearchMatch => ({ type: 'entry', id })
  const toPage = ({ page }: ScoredPage) => toPageMatch(page)
  return [
    ...pages.filter(({ isInTitle }) => isInTitle).map(toPage),
    ...inTitles.filter(({ isRecent }) => isRecent).map(toEntry),
    ...pages.filter(({ isInTitle }) => !isInTitle).map(toPage),
    ...inTitles.filter(({ isRecent }) => !isRecent).map(toEntry),
    ...inTexts.filter(({ id }) => !titled.has(id)).map(toEntry),
  ]
}

/** Finds the visible entries with all words in the title, and with all words in title and text. */
async function findEntries(
  source: ContentSource,
  wanted: readonly WantedWord[],
): Promise<FoundEntries> {
  if (wanted.length === 0) return { inTitles: [], inTexts: [] }
  const groups = wanted.map(({ accepted }) => accepted)
  const titles = Math.min(...wanted.map((word) => word.titles))
  const documents = Math.min(...wanted.map((word) => word.documents))
  const [inTitles, inTexts] = await Promise.all([
    findVisible(source, { field: 'title', groups, expected: titles }),
    findVisible(source, { field: 'words', groups, expected: documents }),
  ])
  return { inTitles, inTexts }
}

/** Lists the visible entries that the index finds, newest first. */
async function findVisible(
  { database, host, now }: ContentSource,
  query: Pick<IndexQuery, 'field' | 'groups' | 'expected'>,
): Promise<FoundEntry[]> {
  const kinds = contentKinds
    .filter(({ isFromContentHost }) => host === null || !isFromContentHost)
    .map(({ name }) => name)
  if (kinds.length === 0) return []
  const range = { from: 0, below: firstPagePosition, limit: countedLimit + 1 }
  const positions = await findDocuments(database, { ...query, ...range })
  if (positions.length === 0) return []
  const visible = await database
    .selectFrom(idTable(database, positions.map(entryAt)).as('wanted'))
    .crossJoin('entry')
    .select('entry.id')
    .whereRef('entry.id', '=', 'wanted.id')
    .where('entry.kind', 'in', kinds)
    .where(isVisible(now()))
    .execute()
  const seen = new Set(visible.map(({ id }) => id))
  const firstRecentDay = dayNumber(dayInManila(new Date(now() - recentMs)))
  const firstRecent = entryPosition(firstRecentDay, 0)
  return positions.flatMap((position) => {
    const id = entryAt(position)
    return seen.has(id) ? [{ id, isRecent: position >= firstRecent }] : []
  })
}

/** Counts a search without results for staff. */
async function countFailure({ database, now, reportFault }: ContentSource, q: string) {
  const words = wordsOf(q).slice(0, 10).join(' ')
  if (words === '') return
  try {
    await withoutWaiting(() => countFailedSearch(database, words, now()))
  } catch (error) {
    // A database that is busy or read-only still answers searches.
    reportFault(`A failed search could not be counted: ${String(error)}`)
  }
}
