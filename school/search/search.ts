import type { Query } from '../query.ts'
import { fail, succeed, type Result } from '../result.ts'

/** Longest search, in characters. */
export const searchLimit = 100

/** Results on a page. */
export const searchPageSize = 10

const highestPage = 1_000

/**
 * What a visitor asks for: `q` as typed, without space around it; '' when nothing has been typed
 * yet.
 */
export interface SearchQuery {
  q: string
  page: number
}

/** A piece of a text, marked where it is what was searched for. */
export interface Piece {
  text: string
  isMatch: boolean
}

export interface SearchResult {
  /** what it is, in the visitor's words: 'News' */
  label: string
  /** path on this site */
  address: string
  title: Piece[]
  excerpt: Piece[]
  /** `YYYY-MM-DD`; `null` for pages and undated entries */
  day: string | null
}

export interface SearchAnswer {
  results: SearchResult[]
  page: number
  pageCount: number
  /** how many there are; there are more when `hasMore` */
  total: number
  hasMore: boolean
  /** what was searched for instead, when a word was misspelt */
  correctedTo: string | null
  /** words as typed that the results do not contain, because nothing contains all words */
  leftOut: string[]
}

/**
 * Reads a search from an address.
 * @returns the failure is a sentence for the visitor
 */
export function parseSearchQuery(parameters: Query<'q' | 'page'>): Result<SearchQuery, string> {
  const q = (parameters.get('q') ?? '').replace(/\s+/g, ' ').trim()
  if (q.length > searchLimit)
    return fail(`Search for fewer words: up to ${searchLimit} characters.`)
  const page = parameters.get('page') ?? '1'
  if (!/^[1-9]\d*$/.test(page) || Number(page) > highestPage) {
    return fail(`There is no page “${page.slice(0, 20)}” of results. Pages are counted from 1.`)
  }
  return succeed({ q, page: Number(page) })
}

/** The address of a search. */
export function searchAddress({ q, page }: SearchQuery): string {
  if (q === '') return '/search'
  const parameters = new URLSearchParams({ q })
  if (page > 1) parameters.set('page', String(page))
  return `/search?${parameters.toString()}`
}
