import type { Register } from 'react-router'
import { fillPattern } from '../school/kinds/page-pattern.ts'
import { addressIn, languageOf, languages, type Language } from './languages/language.ts'
import { isPagePath } from './page-paths.ts'

export { addressIn }

/** The URL table (routes.ts), as React Router reads it. */
type Pages = Register extends { pages: infer Known } ? Known : never
type Params<Pattern extends keyof Pages> = Pages[Pattern] extends { params: infer Named }
  ? Named
  : never

/**
 * The address of a page in a language, from its pattern in the URL table (routes.ts): a pattern or a
 * parameter that does not exist there does not compile.
 * @example pageAddress(t.language, '/dycian-news/:slug', { slug: 'robotics-team' })
 */
export const pageAddress = <Pattern extends keyof Pages>(
  language: Language,
  pattern: Pattern,
  ...[params]: object extends Params<Pattern> ? [] : [params: Params<Pattern>]
): string => addressIn(language, fillPattern<string>(pattern, params ?? {}))

/**
 * Leads a link that staff wrote to the page in the reader's language. A link to another site, to what
 * is no page or to a page in a language of its own stays as it is.
 * @example linkInLanguage('fil', '/admissions#papers') // '/fil/admissions#papers'
 */
export function linkInLanguage(language: Language, link: string): string {
  const [path = ''] = link.split(/[?#]/, 1)
  const isPage = /^\/(?![/\\])/.test(path) && isPagePath(path)
  if (!isPage || languageOf(path) !== languages[0]) return link
  return addressIn(language, path) + link.slice(path.length)
}

/** Adds a query to an address; an empty query adds nothing. */
export const withQuery = (address: string, query: URLSearchParams): string =>
  query.size > 0 ? `${address}?${query.toString()}` : address
