import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { shortenManifest } from './shorten-manifest.ts'

const written = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`

test('the list of routes leaves out what is false or empty and what every page has loaded', () => {
  const entry = { module: '/entry.js', imports: ['/libraries.js'], css: [] }
  const news = {
    id: 'news',
    hasLoader: true,
    hasDefaultExport: true,
    hasAction: false,
    module: '/news.js',
    css: [],
  }
  const routes = { news: { ...news, imports: ['/libraries.js', '/card.js'] } }
  expect(shortenManifest(written({ entry, routes, url: '/manifest.js' }))).toBe(
    written({
      entry,
      routes: {
        news: {
          id: 'news',
          hasLoader: true,
          hasDefaultExport: true,
          module: '/news.js',
          imports: ['/card.js'],
        },
      },
      url: '/manifest.js',
    }),
  )
})

test('the list of routes leaves out documents and files, which the browser loads by itself', () => {
  const entry = { module: '/entry.js', imports: [], css: [] }
  const routes = { feed: { id: 'feed', hasLoader: true, hasDefaultExport: false, imports: [] } }
  expect(shortenManifest(written({ entry, routes }))).toBe(written({ entry, routes: {} }))
})

test('a list that React Router writes in a new way ends the build', () => {
  expect(() => shortenManifest('export default {}')).toThrow('in a new way')
})

describe('pages in another language', () => {
  const entry = { module: '/entry.js', imports: [], css: [] }
  const page = (id: string, parentId: string, facts: object): [string, object] => [
    id,
    {
      id,
      parentId,
      hasDefaultExport: true,
      module: `/${id.split('/')[0]}.js`,
      imports: [],
      ...facts,
    },
  ]
  const routes = {
    root: { id: 'root', path: '', hasDefaultExport: true, module: '/root.js', imports: [] },
    ...Object.fromEntries([
      page('frame', 'root', {}),
      page('home', 'frame', { index: true }),
      page('news', 'frame', { path: 'news/:slug' }),
      page('frame/fil', 'root', { module: '/frame-fil.js' }),
      page('home/fil', 'frame/fil', { index: true, path: 'fil' }),
      page('news/fil', 'frame/fil', { path: 'fil/news/:slug' }),
    ]),
  }

  test('are not written, and made again in the browser from those in English', () => {
    const script = shortenManifest(written({ entry, routes }))
    expect(script).not.toContain('news/fil')
    expect(script).not.toContain('fil/news')
    const inBrowser = `${script}JSON.stringify(window.__reactRouterManifest.routes)`
    const made = runInNewContext(inBrowser, { window: {} }) as string
    expect(JSON.parse(made)).toEqual(routes)
  })

  test.each([
    ['page only there', { 'more/fil': { id: 'more/fil', hasDefaultExport: true, imports: [] } }],
    ['page less', { 'news/fil': { id: 'news/fil', hasDefaultExport: false, imports: [] } }],
  ])('that have a %s end the build', (_, changed) => {
    const script = written({ entry, routes: { ...routes, ...changed } })
    expect(() => shortenManifest(script)).toThrow('other routes')
  })
})
