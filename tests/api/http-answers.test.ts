import { describe, expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { decoded, RawClient, rawRequest, requestText } from '../helpers/raw-client.ts'
import { shareSite } from '../helpers/shared-site.ts'

// Which tags match, and which encoding is chosen: server/pages.

const site = shareSite()

const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(site.port, requestText(target, headers, method), { toHead: method === 'HEAD' })

// The first answer comes from Node's HTTP server, later ones from the cache: both are the same.
describe.each(['/', '/dycian-news?page=2', '/api/get-articles.php', '/favicon.svg'])(
  '%s',
  (target) => {
    test('is the same in each encoding, and says so to caches; its head is that of GET', async () => {
      const plain = await get(target)
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(plain.headers.vary).toBe('Accept-Encoding')
      for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
        const answer = await get(target, { 'Accept-Encoding': encoding })
        expect(answer.headers).toMatchObject({
          'content-encoding': encoding,
          'content-length': String(answer.body.length),
          vary: 'Accept-Encoding',
        })
        expect(answer.body.length).toBeLessThan(plain.body.length)
        expect(decoded(answer).equals(plain.body)).toBe(true)
        const { date: _, ...lasting } = answer.headers
        const head = await get(target, { 'Accept-Encoding': encoding }, 'HEAD')
        expect(head).toMatchObject({ status: 200, headers: lasting })
      }
    })

    test('is 304 without a body to who has it, and whole to who has another', async () => {
      const { etag = '' } = (await get(target)).headers
      expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
      for (const encoding of ['br', 'gzip', 'identity', 'br']) {
        const answer = await get(target, {
          'If-None-Match': `"older", ${etag}`,
          'Accept-Encoding': encoding,
        })
        expect(answer).toMatchObject({ status: 304, headers: { etag, vary: 'Accept-Encoding' } })
        const names = Object.keys(answer.headers)
        expect(names).toEqual(expect.arrayContaining(['cache-control', 'date']))
        expect(names).not.toContain('content-encoding')
      }
      const other = await get(target, { 'If-None-Match': '"another"' })
      expect(other.status).toBe(200)
      expect(other.body.length).toBeGreaterThan(100)
    })
  },
)

describe('how long an answer may be kept', () => {
  const eachTime = 'public, max-age=0, s-maxage=5, must-revalidate'

  test.each([
    ['/', eachTime],
    ['/api/get-articles.php', eachTime],
    ['/favicon.svg', 'public, max-age=3600'],
    ['/search?q=robotics&utm_source=x', 'no-store'],
    ['/search.data?q=robotics', 'no-store'],
    [`/search?q=${'a'.repeat(101)}`, 'no-store'],
    ['/nothing-here', 'no-store'],
    ['/api/nothing', 'no-store'],
    ['/%ff', 'no-store'],
    ['/healthz', 'no-store'],
  ])('%s: %s', async (target, expected) => {
    expect((await get(target)).headers['cache-control']).toBe(expected)
  })

  test('files with a hash in their name are cached permanently', async () => {
    const home = (await get('/')).body.toString()
    const stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(home)?.[1] ?? ''
    const { headers } = await get(stylesheet)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

test('a department in Filipino, with more scripts than most pages, needs at most 125 kB of them', async () => {
  const html = (await get('/fil/learn-with-us/pgs')).body.toString()
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  const answers = await Promise.all(
    [...scripts].map((script) => get(script, { 'Accept-Encoding': 'br' })),
  )
  const bytes = answers.reduce((sum, { body }) => sum + body.length, 0)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(125_000)
})

test.each([
  '/nothing-here',
  '/dycian-news/%F0%9F%98%80',
  '/.env',
  '/assets/none.js',
  '/reports/norms/%20/y',
  '/reports/norms/1e0/y',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/..%2f..%2fserver%2findex.js',
  '/%252e%252e/site.sqlite',
])('%s is a 404 page with the text of the specification', async (path) => {
  const { status, text } = await getPage(site, path)
  expect(status).toBe(404)
  expect(text).toContain('Sorry, the page not found.')
  expect(text).toContain('The requested URL is broken or the page has been removed.')
  expect(text).toContain('Go Back To Home')
})

// What of an address is tidied: server/pages/address.test.ts.
test.each([
  ['/STATUS', '/status'],
  ['/Learn-With-Us/SHS).', '/learn-with-us/shs'],
  ['/FIL/Verify', '/fil/verify'],
  ['/GO/K7RWM4TX', null],
  ['/Dycian-News/RSS.xml', '/dycian-news/rss.xml'],
  ['/Robots.txt,', '/robots.txt'],
  ['/Admin', '/admin'],
  ['/Nothing-Here.', null],
])('%s leads to %s, which exists', async (path, location) => {
  const { status, headers } = await getPage(site, path)
  expect([status, headers.get('location')]).toEqual([location ? 301 : 404, location])
})

test('a search for what is no percent-encoding shows the words as they are written', async () => {
  for (const [query, words] of [
    ['100%', '100%'],
    ['Ni%F1o', 'Ni%F1o'],
  ]) {
    const { status, html } = await getPage(site, `/search?q=${query}&fbclid=%zz`)
    expect([status, html]).toEqual([200, expect.stringContaining(`value="${words}"`)])
  }
})

// Which queries are refused: school/content/news/read-news.server.test.ts.
test.each([
  ['topic=%3Cscript%3Ealert(1)%3C/script%3E&page=0', 'Pages are counted from 1.'],
  ['category=Sports', 'There is no such news category. Choose all, Campus News or Outside News.'],
  [`topic=${'a'.repeat(10_000)}`, 'A topic has at most 100 characters.'],
])('an impossible news list (%s) is a page with a sentence', async (query, sentence) => {
  const { status, text, html } = await getPage(site, `/dycian-news?${query}`)
  expect(status).toBe(400)
  expect(text).toContain(sentence)
  expect(html).toMatch(/<header[\s\S]*<footer/)
  expect(html.includes('<script>alert(1)')).toBe(false)
})

test.each(['POST', 'PUT', 'PROPFIND', 'TRACE', 'OPTIONS'])(
  '%s is refused at a page with 405 and what is allowed',
  async (method) => {
    const headers: Record<string, string> = method === 'TRACE' ? {} : { 'Content-Length': '0' }
    const answer = await get('/dycian-news', headers, method)
    expect(answer.body.toString()).toBe('This address can only be read.')
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD', 'x-content-type-options': 'nosniff' },
    })
  },
)

test('POST with a large body is refused, and the connection stays usable', async () => {
  const client = await RawClient.connect(site.port)
  client.send(requestText('/', { 'Content-Length': '3000000' }, 'POST') + 'a'.repeat(3_000_000))
  client.send(requestText('/favicon.svg', { Cookie: `a=${'b'.repeat(8_000)}` }))
  expect((await client.next()).status).toBe(405)
  expect((await client.next()).headers['content-type']).toBe('image/svg+xml')
  client.close()
})
