import type { Database } from '../../db/database.ts'
import { idTable } from '../../db/dialect.ts'
import { withoutWaiting } from '../../db/wait-limit.ts'
import { findDocuments } from '../../db/search-index.ts'
import type { ContentSource } from '../content-source.server.ts'
import { isVisible } from '../entries/visible.server.ts'
import { contentKinds } from '../kinds/index.ts'
import { recordMiss } from './misses.server.ts'
import { entryAt, firstPagePosition } from './position.ts'
import { readResults, type Found } from './read-results.server.ts'
import { searchPageSize, type SearchAnswer, type SearchQuery } from './search.ts'
import { understand, type Understood, type WantedWord } from './understand.server.ts'
import { wordsOf } from './words.ts'

/** Maximum number of results to count and page through: pages, and the newest entries. */
const countedLimit = 1_000

/**
 * Searches visible pages and entries. Titles with all words come before texts with all words; in
 * each group pages come before entries, and newer entries before older ones.
 */
export async function search(
  source: ContentSource,
  { q, page }: SearchQuery,
): Promise<SearchAnswer> {
  const understood = await understand(source.database, q)
  const { found, used } = await findMost(source, understood.wanted)
  const shown = found.slice(0, countedLimit)
  const words = new Set(used.flatMap(({ accepted }) => accepted))
  const start = (page - 1) * searchPageSize
  const results = await readResults(
    source.database,
    shown.slice(start, start + searchPageSize),
    words,
  )
  if (found.length === 0 && page === 1) await countMiss(source, q)
  return {
    results,
    page,
    pageCount: Math.max(1, Math.ceil(shown.length / searchPageSize)),
    total: shown.length,
    hasMore: found.length > countedLimit,
    // A correction without results helps no visitor, and could reveal unpublished words.
    correctedTo: found.length > 0 ? understood.correctedTo : null,
    leftOut: found.length > 0 ? leftOutOf(understood, used) : [],
  }
}

/** Finds what contains all words; without results, drops the most common word and tries again. */
async function findMost(source: ContentSource, wanted: readonly WantedWord[]) {
  let used = [...wanted]
  while (used.length > 0) {
    const found = await findAll(source, used)
    if (found.length > 0) return { found, used }
    const mostCommon = used.reduce((most, word) => (word.documents > most.documents ? word : most))
    used = used.filter((word) => word !== mostCommon)
  }
  return { found: [], used }
}

const leftOutOf = ({ wanted, unknown }: Understood, used: readonly WantedWord[]) => [
  ...unknown,
  ...wanted.filter((word) => !used.includes(word)).map(({ shown }) => shown),
]

async function findAll(source: ContentSource, wanted: readonly WantedWord[]): Promise<Found[]> {
  const groups = wanted.map(({ accepted }) => accepted)
  const [pages, inTitles, inTexts] = await Promise.all([
    findPages(source.database, groups),
    findEntries(source, {
      field: 'title',
      groups,
      expected: Math.min(...wanted.map(({ titles }) => titles)),
    }),
    findEntries(source, {
      field: 'words',
      groups,
      expected: Math.min(...wanted.map(({ documents }) => documents)),
    }),
  ])
  const titled = new Set(inTitles)
  const toEntry = (id: number): Found => ({ type: 'entry', id })
  const toPage = ({ number }: { number: number }): Found => ({ type: 'page', number })
  return [
    ...pages.filter(({ isInTitle }) => isInTitle).map(toPage),
    ...inTitles.map(toEntry),
    ...pages.filter(({ isInTitle }) => !isInTitle).map(toPage),
    ...inTexts.filter((id) => !titled.has(id)).map(toEntry),
  ]
}

async function findPages(database: Database, groups: readonly (readonly string[])[]) {
  const range = {
    from: firstPagePosition,
    below: Number.MAX_SAFE_INTEGER,
    limit: countedLimit,
    expected: 0,
  }
  const positions = await findDocuments(database, { field: 'words', groups, ...range })
  if (positions.length === 0) return []
  const numbers = positions.map((position) => position - firstPagePosition)
  const pages = await database
    .selectFrom(idTable(database, numbers).as('wanted'))
    .crossJoin('search_page')
    .select(['number', 'title'])
    .whereRef('search_page.number', '=', 'wanted.id')
    .orderBy('number')
    .execute()
  return pages.map(({ number, title }) => {
    const words = new Set(wordsOf(title))
    return { number, isInTitle: groups.every((group) => group.some((word) => words.has(word))) }
  })
}

/** Lists ids of visible entries, newest first. */
async function findEntries(
  { database, host, now }: ContentSource,
  query: { field: 'title' | 'words'; groups: readonly (readonly string[])[]; expected: number },
): Promise<number[]> {
  const kinds = contentKinds
    .filter(({ isFromContentHost }) => host === null || !isFromContentHost)
    .map(({ name }) => name)
  if (kinds.length === 0) return []
  const range = { from: 0, below: firstPagePosition, limit: countedLimit + 1 }
  const ids = (await findDocuments(database, { ...query, ...range })).map(entryAt)
  if (ids.length === 0) return []
  const visible = await database
    .selectFrom(idTable(database, ids).as('wanted'))
    .crossJoin('entry')
    .select('entry.id')
    .whereRef('entry.id', '=', 'wanted.id')
    .where('entry.kind', 'in', kinds)
    .where(isVisible(now()))
    .execute()
  const seen = new Set(visible.map(({ id }) => id))
  return ids.filter((id) => seen.has(id))
}

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
