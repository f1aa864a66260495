import { matchPath, type ServerBuild } from 'react-router'
import type { QueryHandle } from '../../site/define-query.ts'

/** The query parameters that the answer at a path depends on, in their canonical order. */
export type ParametersOf = (path: string) => readonly string[]

/** A route pattern such as `/events/:slug`, and the query parameters that it reads. */
export interface DeclaredQuery {
  pattern: string
  names: readonly string[]
}

type Routes = ServerBuild['routes']

/** Collects what route modules declare with `defineQuery`. */
export function declaredQueries(routes: Routes): DeclaredQuery[] {
  return Object.values(routes).flatMap((route) => {
    const names = (route?.module.handle as QueryHandle | undefined)?.queryParameters
    return route && names ? { pattern: patternOf(routes, route.id), names } : []
  })
}

/** Returns a route's whole pattern, including the paths of its parent routes. */
function patternOf(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id]
  if (!route) return ''
  const before = patternOf(routes, route.parentId)
  return route.path ? `${before}/${route.path}` : before
}

/** The suffix that React Router adds to a page's address to fetch its data. */
const dataSuffix = '.data'

/** Finds the query parameters of a path, in any case and with or without a trailing slash. */
export function findParameters(queries: readonly DeclaredQuery[]): ParametersOf {
  const known = queries.map((query) => ({ ...query, start: fixedStart(query.pattern) }))
  return (path) => {
    const page = path.endsWith(dataSuffix) ? path.slice(0, -dataSuffix.length) : path
    const lowerCase = page.toLowerCase()
    // `matchPath` compiles its pattern each time: for all patterns that is a tenth of a cheap answer.
    return (
      known.find(({ pattern, start }) => lowerCase.startsWith(start) && matchPath(pattern, page))
        ?.names ?? []
    )
  }
}

/** Returns the beginning of a pattern that every path of it has, in lower case. */
const fixedStart = (pattern: string) =>
  (/^(?:\/[^/:*?]+(?=\/|$))*/.exec(pattern)?.[0] ?? '').toLowerCase()
