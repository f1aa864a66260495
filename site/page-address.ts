import type { Register } from 'react-router'
import { fillPattern } from '../school/kinds/page-pattern.ts'
import { addressIn, type Language } from './languages/language.ts'

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

/** Adds a query to an address; an empty query adds nothing. */
export const withQuery = (address: string, query: URLSearchParams): string =>
  query.size > 0 ? `${address}?${query.toString()}` : address
