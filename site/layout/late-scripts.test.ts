import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteUpdatedError } from '../errors/connection.ts'
import { PageError } from '../errors/page-error.tsx'
import { loadScriptsInLoaders } from './late-scripts.ts'

interface LateModule {
  clientLoader: (args: { serverLoader: () => Promise<unknown> }) => Promise<unknown>
  handle: Record<string, unknown>
  ErrorBoundary?: unknown
  shouldRevalidate: (args: { defaultShouldRevalidate: boolean }) => boolean
}

/** The text of a script that is answered as an address of its own. */
const script = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`

let modules: Record<string, unknown>
let asked: string[]
let answers: Map<string, Response>
let number = 0
beforeEach(() => {
  modules = {}
  asked = []
  answers = new Map()
  vi.stubGlobal('__reactRouterRouteModules', modules)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    const javascript = { 'content-type': 'text/javascript; charset=utf-8' }
    return Promise.resolve(
      answers.get(address)?.clone() ?? new Response('', { headers: javascript }),
    )
  })
})
afterEach(() => vi.unstubAllGlobals())

const page = () =>
  script(`export default () => null; export const handle = { page: ${(number += 1)} }`)
const route = (fields: object = {}) => ({
  id: 'late',
  hasLoader: true,
  hasClientLoader: false,
  hasErrorBoundary: false,
  module: page(),
  imports: [] as string[],
  ...fields,
})
function start(...routes: ReturnType<typeof route>[]) {
  const manifest = { routes: Object.fromEntries(routes.map((each) => [each.id, each])) }
  vi.stubGlobal('__reactRouterManifest', manifest)
  loadScriptsInLoaders()
  return modules.late as LateModule
}
const load = (module: LateModule) =>
  module.clientLoader({ serverLoader: () => Promise.resolve('data') })

test('the script of a page comes with its data, after what it imports, once', async () => {
  const late = route({ imports: ['/assets/shared-a.js'] })
  const module = start(late)
  expect(asked).toEqual([])
  expect(await load(module)).toBe('data')
  expect(await load(module)).toBe('data')
  expect(asked).toEqual([late.module, '/assets/shared-a.js'])
  expect(module.handle).toEqual({ page: number })
})

test('scripts that came with the document are not asked for again', async () => {
  const early = route({ id: 'early', module: '/assets/early.js', imports: ['/assets/shared-b.js'] })
  modules.early = { default: () => null }
  const late = route({ imports: ['/assets/shared-b.js', '/assets/early.js'] })
  await load(start(early, late))
  expect(modules.early).toEqual({ default: expect.any(Function) as unknown })
  expect(asked).toEqual([late.module])
})

test('a page without a loader asks the server for nothing', async () => {
  const serverLoader = vi.fn<() => Promise<unknown>>()
  const module = start(route({ hasLoader: false }))
  expect(await module.clientLoader({ serverLoader })).toBeNull()
  expect(serverLoader).not.toHaveBeenCalled()
})

test('a page with a loader for the browser uses that one', async () => {
  const own = script("export const clientLoader = () => 'its own data'")
  const module = start(route({ hasClientLoader: true, module: own }))
  expect(await load(module)).toBe('its own data')
})

test('a script that is gone means that the site was updated, any other fault a lost connection', async () => {
  const late = route({ imports: ['/assets/gone.js'] })
  const module = start(late)
  answers.set('/assets/gone.js', new Response('', { status: 404 }))
  await expect(load(module)).rejects.toThrow(SiteUpdatedError)
  for (const answer of [
    new Response('', { status: 502 }),
    new Response('<p>Sign in</p>', { headers: { 'content-type': 'text/html' } }),
  ]) {
    answers.set('/assets/gone.js', answer)
    await expect(load(module)).rejects.toThrow(TypeError)
  }
  expect(module.shouldRevalidate({ defaultShouldRevalidate: false })).toBe(true)
  answers.clear()
  expect(await load(module)).toBe('data')
  expect(module.shouldRevalidate({ defaultShouldRevalidate: false })).toBe(false)
  expect(module.shouldRevalidate({ defaultShouldRevalidate: true })).toBe(true)
})

test('a page has the common error page before its script comes, where it has one', () => {
  expect(start(route({ hasErrorBoundary: true })).ErrorBoundary).toBe(PageError)
  modules = {}
  vi.stubGlobal('__reactRouterRouteModules', modules)
  expect(start(route())).not.toHaveProperty('ErrorBoundary')
})
