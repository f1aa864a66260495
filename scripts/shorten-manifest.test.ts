import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { shortenManifest } from './shorten-manifest.ts'

const written = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`
const entry = { module: '/entry.js', imports: ['/libraries.js'], css: [] }

test('the list of routes leaves out what is false or empty, what every page has loaded, and documents and files, which the browser loads by itself', () => {
  const news = { id: 'news', hasLoader: true, hasDefaultExport: true, module: '/news.js' }
  const routes = {
    news: { ...news, hasAction: false, css: [], imports: ['/libraries.js', '/card.js'] },
    feed: { id: 'feed', hasLoader: true, hasDefaultExport: false, imports: [] },
  }
  expect(shortenManifest(written({ entry, routes, url: '/manifest.js' }))).toBe(
    written({ entry, routes: { news: { ...news, imports: ['/card.js'] } }, url: '/manifest.js' }),
  )
})

test('a list that React Router writes in a new way ends the build', () => {
  expect(() => shortenManifest('export default {}')).toThrow('in a new way')
})

const page = (id: string, parentId: string, facts: object) => {
  const module = `/${id.split('/')[0]}.js`
  return { [id]: { id, parentId, hasDefaultExport: true, module, imports: [], ...facts } }
}
const routes = {
  root: { id: 'root', path: '', hasDefaultExport: true, module: '/root.js', imports: [] },
  ...page('frame', 'root', {}),
  ...page('home', 'frame', { index: true }),
  ...page('news', 'frame', { path: 'news/:slug' }),
  ...page('frame/fil', 'root', { module: '/frame-fil.js' }),
  ...page('home/fil', 'frame/fil', { index: true, path: 'fil' }),
  ...page('news/fil', 'frame/fil', { path: 'fil/news/:slug' }),
}

test('pages in another language are not written, and made again in the browser from those in English', () => {
  const script = shortenManifest(written({ entry, routes }))
  expect(script).not.toMatch(/news\/fil|fil\/news/)
  const inBrowser = `${script}JSON.stringify(window.__reactRouterManifest.routes)`
  const made = runInNewContext(inBrowser, { window: {} }) as string
  expect(JSON.parse(made)).toEqual(routes)
})

test.each([
  ['page only there', { 'more/fil': { id: 'more/fil', hasDefaultExport: true, imports: [] } }],
  ['page less', { 'news/fil': { id: 'news/fil', hasDefaultExport: false, imports: [] } }],
])('pages in another language that have a %s end the build', (_, changed) => {
  const script = written({ entry, routes: { ...routes, ...changed } })
  expect(() => shortenManifest(script)).toThrow('other routes')
})
