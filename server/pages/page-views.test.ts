import { beforeEach, describe, expect, test } from 'vitest'
import { PageViews } from './page-views.ts'
import { isPerson } from './user-agents.ts'

const page = (canonical: string) => ({ canonical })

describe('page views', () => {
  let views: PageViews
  beforeEach(() => {
    views = new PageViews()
  })
  const collected = () => Object.fromEntries(views.collect())

  test('count for the page itself, at any address and as data too', () => {
    for (const address of ['/Events/', '/events', '/events?month=2026-12']) {
      views.counterOf(address, page('https://www.dyci.example/events'))?.count()
    }
    views.counterOf('/events///.data', null)?.count()
    views.counterOf('/_root.data', null)?.count()
    expect(collected()).toEqual({ '/events': 4, '/': 1, '': 5 })
    expect(collected()).toEqual({})
  })

  test('count for pages only', () => {
    expect(views.counterOf('/sitemap.xml', null)).toBeNull()
    expect(views.counterOf('/api/get-articles.php', null)).toBeNull()
  })

  test('of addresses with free text are not counted separately', () => {
    expect(views.counterOf('/reports/meaning/vision/anything.data', null)).toBeNull()
    expect(views.counterOf(`/${'a'.repeat(300)}.data`, null)).toBeNull()
  })

  test('beyond the maximum number of paths count for the whole site', () => {
    for (let number = 0; number < 6_000; number += 1)
      views.counterOf(`/dycian-news/${number}.data`, null)?.count()
    const counted = views.collect()
    expect(counted.get('')).toBe(6_000)
    expect(counted.size).toBeLessThan(5_010)
  })
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    true,
  ],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0 Safari/537.36', false],
  ['facebookexternalhit/1.1', false],
  ['curl/8.9.1', false],
  ['', false],
  [undefined, false],
])('%s is a browser: %s', (userAgent, is) => {
  expect(isPerson(userAgent)).toBe(is)
})
