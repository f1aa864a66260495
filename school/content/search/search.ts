import type { InLanguage } from '../../base/filipino.ts'
import type { Query } from '../../base/query.ts'
import { fail, succeed, type Result } from '../../base/result.ts'

/** Maximum length of a search, in characters. */
export const searchLimit = 100

/** Results per page. */
export const searchPageSize = 10

const highestPage = 1_000

/** A visitor's search: `q` as typed, trimmed; '' when nothing was typed yet. */
export interface SearchQuery {
  q: string
  page: number
}

/** A piece of a text; `isMatch`: a searched word. */
export interface Piece {
  text: string
  isMatch: boolean
}

export interface SearchResult extends InLanguage {
  /** name of the kind of an entry, or label of a page (`ReferencePage`) */
  label: string
  /** path on this site */
  address: string
  title: Piece[]
  excerpt: Piece[]
  /** `YYYY-MM-DD`; `null` for pages and undated entries */
  day: string | null
  sample: boolean
}

export interface SearchAnswer {
  results: SearchResult[]
  page: number
  pageCount: number
  /** number of results; `hasMore` means that there are more */
  total: number
  hasMore: boolean
  /** the search with corrected words, when a word was misspelled */
  correctedTo: string | null
  /** words as typed that the results lack, because no result contains all words */
  leftOut: string[]
}

/** Parameter of an address that cannot be used: a search that is too long, or a page number. */
export type SearchQueryProblem = { parameter: 'q' } | { parameter: 'page'; given: string }

/** Reads a search from an address. */
export function parseSearchQuery(
  parameters: Query<'q' | 'page'>,
): Result<SearchQuery, SearchQueryProblem> {
  const q = (parameters.get('q') ?? '').replace(/\s+/g, ' ').trim()
  if (q.length > searchLimit) return fail({ parameter: 'q' })
  const page = parameters.get('page') ?? '1'
  if (!/^[1-9]\d*$/.test(page) || Number(page) > highestPage)
    return fail({ parameter: 'page', given: page })
  return succeed({ q, page: Number(page) })
}
