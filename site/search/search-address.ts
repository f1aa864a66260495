import type { SearchQuery } from '../../school/content/search/search.ts'
import type { Language } from '../languages/language.ts'
import { pageAddress, withQuery } from '../page-address.ts'

/** Builds the address of a search. */
export function searchAddress(language: Language, { q, page }: SearchQuery): string {
  const query = new URLSearchParams()
  if (q !== '') query.set('q', q)
  if (q !== '' && page > 1) query.set('page', String(page))
  return withQuery(pageAddress(language, '/search'), query)
}
