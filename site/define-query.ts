import type { Query } from '../school/base/query.ts'

/** The `handle` export of a route module whose page depends on its query. */
export interface QueryHandle<Name extends string = string> {
  queryParameters: readonly Name[]
  /** @throws when an undeclared parameter is read */
  read: (address: string | URL) => Query<Name>
}

/**
 * Declares the query parameters that a route reads, and reads them. The server removes all others
 * from an address before it renders the page (server/pages/query-parameters.ts).
 * @example
 * export const handle = defineQuery('page', 'topic')
 * export const loader = ({ url }: Route.LoaderArgs) => handle.read(url).get('topic')
 */
export function defineQuery<Name extends string>(...names: Name[]): QueryHandle<Name> {
  return {
    queryParameters: names,
    read(address) {
      const { searchParams } = new URL(address)
      return {
        get(name) {
          if (names.includes(name)) return searchParams.get(name)
          throw new Error(`Declare the query parameter “${name}” with defineQuery.`)
        },
      }
    },
  }
}
