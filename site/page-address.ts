import type { href } from 'react-router'
import { fillPattern } from '../school/kinds/page-pattern.ts'

/**
 * The address of a page from its pattern in the URL table (routes.ts): a pattern or a parameter that
 * does not exist there does not compile.
 * @example pageAddress('/dycian-news/:slug', { slug: 'robotics-team' })
 */
export const pageAddress: typeof href = (pattern, ...[params]) =>
  fillPattern<string>(pattern, params ?? {})

/** Adds a query to an address; an empty query adds nothing. */
export const withQuery = (address: string, query: URLSearchParams): string =>
  query.size > 0 ? `${address}?${query.toString()}` : address
