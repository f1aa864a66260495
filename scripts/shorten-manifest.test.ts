import { expect, test } from 'vitest'
import { shortenManifest } from './shorten-manifest.ts'

const written = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`

test('the list of routes leaves out what is false or empty and what every page has loaded', () => {
  const entry = { module: '/entry.js', imports: ['/libraries.js'], css: [] }
  const news = { id: 'news', hasLoader: true, hasAction: false, module: '/news.js', css: [] }
  const routes = { news: { ...news, imports: ['/libraries.js', '/card.js'] } }
  expect(shortenManifest(written({ entry, routes, url: '/manifest.js' }))).toBe(
    written({
      entry,
      routes: { news: { id: 'news', hasLoader: true, module: '/news.js', imports: ['/card.js'] } },
      url: '/manifest.js',
    }),
  )
})

test('a list that React Router writes in a new way ends the build', () => {
  expect(() => shortenManifest('export default {}')).toThrow('in a new way')
})
