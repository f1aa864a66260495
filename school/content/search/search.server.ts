import { idTable } from '../../../db/dialect.ts'
import { withoutWaiting } from '../../../db/wait-limit.ts'
import { findDocuments, type IndexQuery } from '../../../db/search-index.ts'
import type { ContentSource } from '../content-host/content-source.server.ts'
import { isVisible } from '../entries/visible-entries.server.ts'
import { contentKinds } from '../../kinds/index.ts'
import { recordMiss } from './misses.server.ts'
import { entryAt, entryPosition, firstPagePosition } from './position.ts'
import { readResults, type Found } from './read-results.server.ts'
import { scorePages, weightOf, totalWeightOf, type ScoredPage } from './score-pages.ts'
import {
  readSearchKnowledge,
  type KnownPage,
  type SearchKnowledge,
} from './search-knowledge.server.ts'
import { searchPageSize, type SearchAnswer, type SearchQuery } from './search.ts'
import { understand, type Understood, type WantedWord } from './understand.server.ts'
import { wordsOf } from './words.ts'

/** Maximum number of results to count and page through: pages, and the newest entries. */
const countedLimit = 1_000

/** Maximum number of pages that staff chose for the words of a search. */
const bestPageLimit = 2

/** Maximum number of narrower searches when nothing has all words. */
const narrowerLimit = 8

/** Entries from this long ago on are old news, which pages precede. */
const recentMs = 365 * 86_400_000

/**
 * Searches visible pages and entries. The pages that staff chose for the words come first, then
 * titles with all words before texts with all words; in each group pages come before entries, and
 * newer entries before older ones. Old entries come after all pages.
 */
export async function search(
  source: ContentSource,
  { q, page }: SearchQuery,
): Promise<SearchAnswer> {
  const knowledge = await readSearchKnowledge(source)
  const understood = await understand(source.database, q, knowledge)
  const { found, used } = await findMost(source, understood, knowledge)
  const shown = found.slice(0, countedLimit)
  const words = new Set(understood.wanted.flatMap(markedWords))
  const start = (page - 1) * searchPageSize
  const results = await readResults(source, shown.slice(start, start + searchPageSize), words)
  if (found.length === 0 && page === 1) await countMiss(source, q)
  return {
    results,
    page,
    pageCount: Math.max(1, Math.ceil(shown.length / searchPageSize)),
    total: shown.length,
    hasMore: found.length > countedLimit,
    // A correction without results helps no visitor, and could reveal unpublished words.
    correctedTo: found.length > 0 ? understood.correctedTo : null,
    leftOut: found.length > 0 ? leftOutWords(understood, used) : [],
  }
}

/** Lists the words to mark in results: those typed and their synonyms, but no parts of phrases. */
const markedWords = ({ shown, accepted }: WantedWord) => [
  ...wordsOf(shown),
  ...accepted.filter((phrase) => !phrase.includes(' ')),
]

/** Finds pages and entries with all words, or else with the most specific of them. */
async function findMost(
  source: ContentSource,
  { wanted, bestPages }: Understood,
  { pages }: SearchKnowledge,
): Promise<{ found: Found[]; used: readonly WantedWord[] }> {
  const chosen = bestPages.flatMap((address) => findPage(pages, address) ?? [])
  const best = [...new Set(chosen)].slice(0, bestPageLimit)
  const scored = scorePages(pages, wanted).filter(({ page }) => !best.includes(page))
  const whole = scored.filter(({ has }) => has.length === wanted.length)
  const entries = await findEntries(source, wanted)
  const hasAll = whole.length > 0 || entries.inTitles.length > 0 || entries.inTexts.length > 0
  if (hasAll) return { found: [...best.map(toFoundPage), ...merge(whole, entries)], used: wanted }
  const partly = await findPartly(source, scored, wanted)
  const found = [...best.map(toFoundPage), ...partly.found]
  // The chosen pages answer the search, whatever words they have.
  return { found, used: best.length > 0 ? wanted : partly.used }
}

/** The page of an address; for a section that search does not know, the page it is on. */
const findPage = (pages: readonly KnownPage[], address: string) =>
  pages.find((page) => page.address === address) ??
  pages.find((page) => page.address === address.replace(/#.*/, ''))

/** Finds pages and entries with the most specific words that occur together anywhere. */
async function findPartly(
  source: ContentSource,
  scored: readonly ScoredPage[],
  wanted: readonly WantedWord[],
): Promise<{ found: Found[]; used: readonly WantedWord[] }> {
  const mostOnPage = Math.max(0, ...scored.map(({ has }) => totalWeightOf(has)))
  for (const used of narrowerSearches(wanted)) {
    // From here on, pages have more of the words than entries could.
    if (totalWeightOf(used) < mostOnPage) break
    const entries = await findEntries(source, used)
    const pages = scored.filter(({ has }) => used.every((word) => has.includes(word)))
    const found = merge(pages, entries)
    if (found.length > 0) return { found, used }
  }
  const pages = scored.filter(({ has }) => totalWeightOf(has) >= mostOnPage)
  return { found: pages.map(({ page }) => toFoundPage(page)), used: pages[0]?.has ?? [] }
}

/** Lists searches for fewer words, the most specific first: one word less, then one by one. */
function narrowerSearches(wanted: readonly WantedWord[]): WantedWord[][] {
  const rarestFirst = wanted.toSorted((a, b) => weightOf(b) - weightOf(a))
  const searches: WantedWord[][] = []
  const oneLess = wanted.length > 2 ? wanted : []
  for (const left of oneLess) searches.push(wanted.filter((word) => word !== left))
  for (let count = wanted.length - 2; count > 1; count -= 1)
    searches.push(rarestFirst.slice(0, count))
  if (wanted.length > 1) for (const word of rarestFirst) searches.push([word])
  return searches.toSorted((a, b) => totalWeightOf(b) - totalWeightOf(a)).slice(0, narrowerLimit)
}

const leftOutWords = ({ wanted, unknown }: Understood, used: readonly WantedWord[]) => [
  ...unknown,
  ...wanted.filter((word) => !used.includes(word)).map(({ shown }) => shown),
]

const toFoundPage = (page: KnownPage): Found => ({ type: 'page', page })

interface FoundEntries {
  inTitles: readonly FoundEntry[]
  inTexts: readonly FoundEntry[]
}

interface FoundEntry {
  id: number
  isRecent: boolean
}

/** Orders the matches of one search. */
function merge(pages: readonly ScoredPage[], { inTitles, inTexts }: FoundEntries): Found[] {
  const titled = new Set(inTitles.map(({ id }) => id))
  const toEntry = ({ id }: FoundEntry): Found => ({ type: 'entry', id })
  const toPage = ({ page }: ScoredPage) => toFoundPage(page)
  return [
    ...pages.filter(({ isInTitle }) => isInTitle).map(toPage),
    ...inTitles.filter(({ isRecent }) => isRecent).map(toEntry),
    ...pages.filter(({ isInTitle }) => !isInTitle).map(toPage),
    ...inTitles.filter(({ isRecent }) => !isRecent).map(toEntry),
    ...inTexts.filter(({ id }) => !titled.has(id)).map(toEntry),
  ]
}

/** Finds the visible entries with all words in the title, and those with all in title and text. */
async function findEntries(
  source: ContentSource,
  wanted: readonly WantedWord[],
): Promise<FoundEntries> {
  if (wanted.length === 0) return { inTitles: [], inTexts: [] }
  const groups = wanted.map(({ accepted }) => accepted)
  const [inTitles, inTexts] = await Promise.all([
    findVisible(source, {
      field: 'title',
      groups,
      expected: Math.min(...wanted.map(({ titles }) => titles)),
    }),
    findVisible(source, {
      field: 'words',
      groups,
      expected: Math.min(...wanted.map(({ documents }) => documents)),
    }),
  ])
  return { inTitles, inTexts }
}

/** Lists visible entries, newest first. */
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
  const firstRecent = entryPosition(dayNumber(now() - recentMs), 0)
  return positions.flatMap((position) => {
    const id = entryAt(position)
    return seen.has(id) ? [{ id, isRecent: position >= firstRecent }] : []
  })
}

/** The day of a time (UTC in milliseconds) as YYYYMMDD, in UTC: one day more or less does not matter. */
const dayNumber = (time: number) =>
  Number(new Date(time).toISOString().slice(0, 10).replaceAll('-', ''))

async function countMiss({ database, now, report }: ContentSource, q: string) {
  const words = wordsOf(q).slice(0, 10).join(' ')
  if (words === '') return
  try {
    await withoutWaiting(() => recordMiss(database, words, now()))
  } catch (error) {
    // A database that is busy or read-only still answers searches.
    report(`A failed search could not be counted: ${String(error)}`)
  }
}
