import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SiteUpdatedError } from '../errors/connection.ts'
import { PageError } from '../errors/page-error.tsx'
import { loadScriptsInLoaders } from './late-scripts.ts'

interface LateModule {
  clientLoader: (args: { serverLoader: () => Promise<unknown> }) => Promise<unknown>
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
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const headers = { 'content-type': 'text/javascript; charset=utf-8' }
    return answers.get(address)?.clone() ?? new Response('', { headers })
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

test('the script of a page comes with its data, after what it imports and the document did not have, once', async () => {
  const early = route({ id: 'early', module: '/assets/early.js', imports: ['/assets/shared-b.js'] })
  modules.early = { default: () => null }
  const imports = ['/assets/shared-a.js', '/assets/shared-b.js', '/assets/early.js']
  const late = route({ imports })
  const module = start(early, late)
  expect(asked).toEqual([])
  for (let time = 0; time < 2; time += 1) expect(await load(module)).toBe('data')
  expect(asked).toEqual([late.module, '/assets/shared-a.js'])
  expect(module).toMatchObject({ handle: { page: number } })
  expect(modules.early).toEqual({ default: expect.any(Function) as unknown })
})

test.each([
  ['asks the server for nothing when it has no loader', { hasLoader: false }, null],
  [
    'uses its loader for the browser',
    { hasClientLoader: true, module: script("export const clientLoader = () => 'its own data'") },
    'its own data',
  ],
])('a page %s', async (_, fields, data) => {
  const serverLoader = vi.fn<() => Promise<unknown>>()
  expect(await start(route(fields)).clientLoader({ serverLoader })).toBe(data)
  expect(serverLoader).not.toHaveBeenCalled()
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

test.each([true, false])(
  'a page has the common error page before its script comes, where it has one: %s',
  (hasErrorBoundary) => {
    const late = start(route({ hasErrorBoundary }))
    expect('ErrorBoundary' in late && late.ErrorBoundary).toBe(hasErrorBoundary && PageError)
  },
)
