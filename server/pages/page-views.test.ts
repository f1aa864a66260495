import { beforeEach, describe, expect, test } from 'vitest'
import { PageViews } from './page-views.ts'
import { StoredResponse } from './stored-response.ts'
import { isPerson } from './user-agents.ts'

const page = (canonical: string) => ({ canonical })

describe('views of pages', () => {
  let views: PageViews
  beforeEach(() => {
    views = new PageViews()
  })
  const collected = () => Object.fromEntries(views.collect())

  test('count for the page itself, under whatever address and as data too', () => {
    for (const address of ['/Events/', '/events', '/events?month=2026-12']) {
      views.counterOf(address, page('https://www.dyci.example/events'))?.count()
    }
    views.counterOf('/events///.data', null)?.count()
    views.counterOf('/_root.data', null)?.count()
    expect(collected()).toEqual({ '/events': 4, '/': 1, '': 5 })
    expect(collected()).toEqual({})
  })

  test('are of pages only', () => {
    expect(views.counterOf('/sitemap.xml', null)).toBeNull()
    expect(views.counterOf('/api/get-articles.php', null)).toBeNull()
  })

  test('of free words in an address make no path of their own', () => {
    expect(views.counterOf('/reports/meaning/vision/anything.data', null)).toBeNull()
    expect(views.counterOf(`/${'a'.repeat(300)}.data`, null)).toBeNull()
  })

  test('of more paths than are told apart count for the whole site', () => {
    for (let number = 0; number < 6_000; number += 1)
      views.counterOf(`/dycian-news/${number}.data`, null)?.count()
    const counted = views.collect()
    expect(counted.get('')).toBe(6_000)
    expect(counted.size).toBeLessThan(5_010)
  })

  test('are counted when a whole page is sent to a browser, and not for a 304 or a program', async () => {
    const response = new StoredResponse({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from('<p>Norms</p>'),
      views: views.counterOf('/norms', page('https://www.dyci.example/norms')),
    })
    const variant = await response.prepare('identity')
    response.bytes(variant, undefined, true)
    response.bytes(variant, response.etag, true)
    response.bytes(variant, undefined, false)
    expect(collected()).toEqual({ '/norms': 1, '': 1 })
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
