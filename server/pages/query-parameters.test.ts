import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import siteRoutes from '../../site/routes.ts'
import { announcementsQuery } from '../api/announcements.ts'
import { newsQuery } from '../api/news.ts'
import { declaredQueries, findParameters } from './query-parameters.ts'

type Routes = ServerBuild['routes']

/** Loads the site's own route modules, as the build lists them. */
async function loadRoutes(entries: RouteConfigEntry[], parentId?: string): Promise<Routes> {
  const listed: Routes = {}
  for (const { id = '', file, path, children = [] } of entries.map(withId)) {
    const module = (await import(join(import.meta.dirname, '../../site', file))) as object
    listed[id] = { id, parentId, path, module } as Routes[string]
    Object.assign(listed, await loadRoutes(children, id))
  }
  return listed
}

const withId = (entry: RouteConfigEntry) => ({ ...entry, id: entry.id ?? entry.file })

test('an address keeps the query parameters that its page or call declares, and no others', async () => {
  const parametersOf = findParameters([
    ...declaredQueries(await loadRoutes(siteRoutes)),
    newsQuery,
    announcementsQuery,
  ])
  const list = ['page', 'category', 'topic']
  const expected = {
    // The addresses of WordPress that name content by its number.
    '/': ['p', 'page_id'],
    '/dycian-news': list,
    '/Dycian-News/': list,
    '/dycian-news.data': list,
    '/innovations/dyci-research/research/shs': ['page', 'year'],
    '/events': ['month'],
    '/events/foundation-day.ics': [],
    '/search': ['q', 'page'],
    '/api/get-articles.php': newsQuery.names,
    '/api/get-announcements.php': ['lang'],
    '/nothing/here': [],
  }
  const paths = Object.keys(expected)
  expect(Object.fromEntries(paths.map((path) => [path, parametersOf(path)]))).toEqual(expected)
})
