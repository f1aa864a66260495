import { expect, test } from 'vitest'
import { getPage } from '../helpers/api.ts'
import { RawClient, rawRequest, requestText } from '../helpers/raw-client.ts'
import { shareSite } from '../helpers/shared-site.ts'

const site = shareSite()

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

// What of an address is tidied: server/pages/tidy-address.test.ts.
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
    const answer = await rawRequest(site.port, requestText('/dycian-news', headers, method))
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
