import type { RouteConfigEntry } from '@react-router/dev/routes'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../../site/routes.ts'
import { handleBySection } from './section-handlers.ts'

/** The site's own route table; each route answers with its name and parameters. */
const build = {
  ssr: true,
  basename: '/',
  publicPath: '/',
  prerender: [],
  future: {},
  routeDiscovery: { mode: 'initial' },
  entry: { module: { default: () => new Response() } },
  assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '' },
  routes: {
    root: { id: 'root', path: '', module: { default: () => null } },
    ...Object.fromEntries(listRoutes(routes, 'root').map((route) => [route.id, route])),
  },
} as unknown as ServerBuild

interface ListedRoute {
  id: string
  path: string | undefined
  index: boolean | undefined
}

function listRoutes(entries: RouteConfigEntry[], parentId: string): ListedRoute[] {
  return entries.flatMap(({ id: given, file, path, index, children = [] }) => {
    const id = given ?? file
    const answer = ({ params }: { params: object }) => Response.json({ id, params })
    const module = children.length > 0 ? { default: () => null } : { loader: answer }
    const route = { id, parentId, path, index, module }
    return [route, ...listRoutes(children, id)]
  })
}

const answersOf = (handle: ReturnType<typeof createRequestHandler>, address: string) =>
  handle(new Request(`https://school.example${address}`)).then((response) => response.text())

/** An address for each route, and the spellings that people and crawlers use for one. */
const addresses = [
  ...listRoutes(routes, 'root').flatMap(({ path, index }) =>
    path === undefined && !index
      ? []
      : `/${path ?? ''}`.replaceAll(':', 'a-').replace('*', 'no/such/page'),
  ),
  '/DYCIAN-NEWS',
  '/dycian%2Dnews/a',
  '/dycian-news/',
  '/Learn-With-Us/pgs',
  '/events',
  '/events.ics',
  '/events/a.ics',
  '//dycian-news',
  '/dycian-newsx',
  '/%E0%A4%A',
  '/search?q=/events',
  '/constructor',
  '/a/b/c',
]

test.each(addresses)(
  '%s means the same route as when React Router chooses among all',
  async (address) => {
    const expected = await answersOf(createRequestHandler(build, 'production'), address)
    expect(expected).toMatch(/^\{"id":/)
    expect(await answersOf(handleBySection(build, 'production'), address)).toBe(expected)
  },
)
