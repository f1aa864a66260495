import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decoded, rawRequest, requestText } from '../helpers/raw-client.ts'
import { startTestSite, type TestSite } from '../helpers/site.ts'

let site: TestSite
let stylesheet = ''
beforeAll(async () => {
  site = await startTestSite()
  const home = await (await fetch(site.origin)).text()
  stylesheet = /href="(\/assets\/[^"]+\.css)"/.exec(home)?.[1] ?? ''
})
afterAll(() => site.stop())

const get = (target: string, headers: Record<string, string> = {}) =>
  rawRequest(site.port, requestText(target, headers))

/** A page, a list with parameters, a call and files: each kind of stored answer. */
const stored = ['/', '/dycian-news', '/dycian-news?page=2', '/api/get-articles.php', '/favicon.svg']

describe.each(stored)('%s', (target) => {
  // The first answer comes from Node's HTTP server, later ones from the cache: both must behave the
  // same.
  const twice = [() => get(target), () => get(target)]

  test('is the same page whether sent with Brotli, gzip or as it is', async () => {
    const plain = await get(target)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const encoding of ['br', 'gzip', 'br', 'gzip']) {
      const answer = await get(target, { 'Accept-Encoding': encoding })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['content-length']).toBe(String(answer.body.length))
      expect(answer.body.length).toBeLessThan(plain.body.length)
      expect(decoded(answer).equals(plain.body)).toBe(true)
    }
  })

  test('says to caches that it differs by Accept-Encoding', async () => {
    for (const ask of twice) expect((await ask()).headers.vary).toBe('Accept-Encoding')
    const { etag } = (await get(target)).headers
    expect((await get(target, { 'If-None-Match': etag ?? '' })).headers.vary).toBe(
      'Accept-Encoding',
    )
  })

  test.each([
    ['the tag itself', (tag: string) => tag],
    ['the tag without W/', (tag: string) => tag.replace('W/', '')],
    ['a list with the tag in it', (tag: string) => `"older", ${tag},W/"x"`],
    ['a list with the tag without W/', (tag: string) => `W/"older" , ${tag.replace('W/', '')}`],
    ['*', () => '*'],
  ])('is 304 without a body to If-None-Match with %s', async (_, write) => {
    const { etag = '' } = (await get(target)).headers
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
    for (const encoding of ['br', 'gzip', 'identity', 'br']) {
      const answer = await get(target, {
        'If-None-Match': write(etag),
        'Accept-Encoding': encoding,
      })
      expect(answer.status).toBe(304)
      expect(answer.headers.etag).toBe(etag)
      expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(['cache-control', 'date']))
      expect(Object.keys(answer.headers)).not.toContain('content-encoding')
    }
  })

  test.each(['W/"another"', '"another"', 'another', '', 'W/', '"'])(
    'is sent whole to If-None-Match with %j',
    async (tag) => {
      for (let time = 0; time < 2; time += 1) {
        const answer = await get(target, { 'If-None-Match': tag })
        expect(answer.status).toBe(200)
        expect(answer.body.length).toBeGreaterThan(100)
      }
    },
  )

  test('answers HEAD with the headers of GET and no body', async () => {
    for (const encoding of ['br', 'identity']) {
      const headers = { 'Accept-Encoding': encoding }
      const whole = await get(target, headers)
      const head = await rawRequest(site.port, requestText(target, headers, 'HEAD'), {
        toHead: true,
      })
      expect(head.status).toBe(200)
      for (const name of ['content-type', 'content-encoding', 'etag', 'vary', 'cache-control']) {
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
      }
      expect(Number(head.headers['content-length'])).toBeGreaterThan(100)
    }
  })
})

describe('the encoding that a browser refuses', () => {
  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0.5', 'gzip'],
    ['br;q=0,gzip;q=0', undefined],
    ['identity', undefined],
    ['GZIP', 'gzip'],
    ['deflate, zstd', undefined],
  ])('is not sent: %s', async (accepted, expected) => {
    expect((await get('/', { 'Accept-Encoding': accepted })).headers['content-encoding']).toBe(
      expected,
    )
  })
})

describe('an address with parameters that mean nothing', () => {
  test.each([
    ['/', '/?utm_source=mail&fbclid=abc'],
    ['/dycian-news', '/dycian-news?utm_source=mail'],
    ['/dycian-news?page=2', '/dycian-news?x=1&page=2&y'],
    ['/dycian-news?page=2&category=Campus+News', '/dycian-news?category=Campus%20News&page=2'],
    ['/api/get-announcements.php', '/api/get-announcements.php?_=1700000000'],
    ['/favicon.svg', '/favicon.svg?v=2'],
  ])('%s has the same ETag as %s', async (plain, decorated) => {
    const { etag } = (await get(plain)).headers
    expect((await get(decorated)).headers.etag).toBe(etag)
    expect((await get(decorated, { 'If-None-Match': etag ?? '' })).status).toBe(304)
  })

  test('shows page 2 of the news also with a slash at the end or in capitals', async () => {
    const { etag } = (await get('/dycian-news?page=2')).headers
    const first = (await get('/dycian-news')).headers.etag
    for (const target of ['/dycian-news/?page=2', '/Dycian-News?page=2']) {
      const answer = await get(target)
      expect(answer.status).toBe(200)
      expect(answer.headers.etag).not.toBe(first)
    }
    expect((await get('/dycian-news/?page=2')).headers.etag).toBe(etag)
    expect((await get('/DYCIAN-NEWS?page=0')).status).toBe(400)
  })
})

describe('how long an answer may be kept', () => {
  test('files with a hash in their name are cached permanently', async () => {
    const { headers } = await get(stylesheet)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('other files are kept for an hour', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  test('pages are asked for again each time, and by a shared cache after five seconds', async () => {
    const expected = 'public, max-age=0, s-maxage=5, must-revalidate'
    for (const target of ['/', '/dycian-news', '/announcements', '/api/get-articles.php']) {
      expect((await get(target)).headers['cache-control']).toBe(expected)
    }
  })

  test.each([
    '/nothing-here',
    '/dycian-news?page=0',
    '/dycian-news/nothing',
    '/api/nothing',
    '/%ff',
    '/healthz',
  ])('%s is not kept', async (target) => {
    expect((await get(target)).headers['cache-control']).toBe('no-store')
  })

  test('every answer is dated, and none in the future', async () => {
    for (const target of ['/', '/', '/nothing-here']) {
      const dated = async () => Date.parse((await get(target)).headers.date ?? '')
      const first = await dated()
      expect(first).toBeLessThanOrEqual(Date.now())
      // A date has whole seconds: the next one is another.
      await expect.poll(dated).toBeGreaterThan(first)
    }
  })
})
