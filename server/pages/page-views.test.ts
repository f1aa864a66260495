import { expect, test } from 'vitest'
import { isPerson, PageViews } from './page-views.ts'

test('page views count for the page itself, at any address and as data too', () => {
  const views = new PageViews()
  const page = { canonical: 'https://www.dyci.example/events' }
  for (const address of ['/reports/events', '/events?month=2026-12'])
    views.counterOf(address, page)?.count()
  for (const address of ['/events///.data', '/_root.data']) views.counterOf(address, null)?.count()
  expect(Object.fromEntries(views.collect())).toEqual({ '/events': 3, '/': 1, '': 4 })
  expect(views.collect().size).toBe(0)
})

test.each([
  '/sitemap.xml',
  '/api/get-articles.php',
  '/reports/meaning/vision/anything.data',
  `/${'a'.repeat(300)}.data`,
])('there are no page views of %s', (address) => {
  expect(new PageViews().counterOf(address, null)).toBeNull()
})

test('page views beyond the maximum number of paths count for the whole site', () => {
  const views = new PageViews()
  for (let number = 0; number < 6_000; number += 1)
    views.counterOf(`/dycian-news/${number}.data`, null)?.count()
  const counted = views.collect()
  expect(counted.get('')).toBe(6_000)
  expect(counted.size).toBeLessThan(5_010)
})

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Safari/604.1', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0 Safari/537.36', false],
  ['facebookexternalhit/1.1', false],
  ['curl/8.9.1', false],
  ['', false],
  [undefined, false],
])('%s is a browser: %s', (userAgent, is) => {
  expect(isPerson(userAgent)).toBe(is)
})
