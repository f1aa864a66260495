import { plainPath } from '../languages/language.ts'
import { isPagePath } from '../page-paths.ts'

/** Matches pages that are never kept: forms, and pages that show or check what a visitor typed. */
const unkept = /^\/(?:ask-us|search|verify|offline)(?:\/|$)/i

/** Matches style sheets and fonts, whose names have a hash of their content. */
const fileOfPage = /^\/assets\/[\w.-]+\.(?:css|woff2)$/

/** Pages that are kept with their query, and the parameters: they say nothing about a person. */
const keptQuery = { path: /^\/admissions\//, names: ['learner'] }

/** Returns whether the worker keeps a file together with the pages that name the file. */
export const isFileOfPage = ({ pathname }: URL) => fileOfPage.test(pathname)

/** Returns the address under which a page may be kept; `null` when it must not be. */
export function keptAddress(url: URL): string | null {
  const path = plainPath(url.pathname)
  if (!isPagePath(path) || unkept.test(path)) return null
  if (url.search === '') return url.pathname
  const names = [...url.searchParams.keys()]
  const isKept = keptQuery.path.test(path) && names.every((name) => keptQuery.names.includes(name))
  return isKept ? url.pathname + url.search : null
}

/** Returns the page of a request for data: `/events` for `/events.data`; `null` for any other. */
export function pageOfData(url: URL): URL | null {
  const [, path] = /^(.+)\.data$/.exec(url.pathname) ?? []
  if (path === undefined) return null
  const page = new URL(path === '/_root' ? '/' : path.replace(/\/_$/, '/'), url)
  page.search = url.search
  page.searchParams.delete('_routes')
  return page
}

/** Returns whether an answer may be kept: a whole page of this site, the same for everyone. */
export function isKeptAnswer({ status, type, redirected, headers }: Response): boolean {
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    // Every page has this header. The sign-in page of a hotel’s network does not.
    headers.has('content-security-policy') &&
    !/no-store|private/.test(headers.get('cache-control') ?? '')
  )
}
