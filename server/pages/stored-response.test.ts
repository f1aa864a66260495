import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { StoredResponse } from './stored-response.ts'

const page = Buffer.from(`<!doctype html><p>${'More than a school, a family. '.repeat(50)}</p>`)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0',
  'x-other': 'kept',
}
const stored = (body = page, more: Record<string, string> = {}) =>
  new StoredResponse({ status: 200, headers: { ...headers, ...more }, body })

/** Splits an answer into its parts. */
function parts(answer: Buffer) {
  const end = answer.indexOf('\r\n\r\n')
  const [status, ...fields] = answer.subarray(0, end).toString('latin1').split('\r\n')
  const pairs = fields.map((field) => field.split(': ') as [string, string])
  return { status, headers: Object.fromEntries(pairs), body: answer.subarray(end + 4) }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('a stored answer', () => {
  test('goes out whole, as HTTP, in the encoding that was asked for', async () => {
    const response = stored()
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const sent = parts(response.bytes(await response.prepare(encoding), undefined))
      expect(sent.status).toBe('HTTP/1.1 200 OK')
      expect(sent.headers).toMatchObject({
        ...headers,
        etag: response.etag,
        vary: 'Accept-Encoding',
      })
      expect(sent.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
      expect(Number(sent.headers['content-length'])).toBe(sent.body.length)
      expect(unpack[encoding](sent.body)).toEqual(page)
    }
  })

  test('is ready in an encoding once it has been prepared', async () => {
    const response = stored()
    expect(response.ready('br')).toBeUndefined()
    const variant = await response.prepare('br')
    expect(response.ready('br')).toBe(variant)
    expect(response.ready('gzip')).toBeUndefined()
  })

  test('is packed once for all who ask at the same time', async () => {
    const response = stored()
    const [first, second] = await Promise.all([response.prepare('br'), response.prepare('br')])
    expect(second).toBe(first)
  })

  test.each([
    ['what is packed already', Buffer.alloc(1_000, 'png'), { 'content-type': 'image/png' }],
    ['what is too small to gain by it', Buffer.from('<p>Hi</p>'), {}],
  ])('is sent as it is: %s', async (_what, body, more) => {
    const response = stored(body, more)
    const sent = parts(response.bytes(await response.prepare('br'), undefined))
    expect(sent.body).toEqual(body)
    expect(sent.headers).not.toHaveProperty('content-encoding')
    expect(sent.headers).not.toHaveProperty('vary')
  })

  test('that is popular is packed again, smaller, and says the same', async () => {
    const response = stored()
    const quick = await response.prepare('br')
    response.bytes(quick, undefined)
    response.bytes(quick, undefined)
    expect(response.ready('br')).toBe(quick)
    response.bytes(quick, undefined)
    const best = await response.prepare('br', 'best')
    expect(response.ready('br')).toBe(best)
    expect(best.body.length).toBeLessThanOrEqual(quick.body.length)
    expect(brotliDecompressSync(parts(response.bytes(best, undefined)).body)).toEqual(page)
    expect(await response.prepare('br')).toBe(best)
  })

  test('knows about how much memory it takes', async () => {
    const response = stored()
    const before = response.size
    expect(before).toBeGreaterThanOrEqual(page.length)
    const { full } = await response.prepare('br')
    expect(response.size).toBeGreaterThanOrEqual(full.length)
    const withOne = response.size
    const gzipped = await response.prepare('gzip')
    expect(response.size).toBeGreaterThanOrEqual(withOne + gzipped.full.length)
  })
})

describe('the Date of a stored answer', () => {
  test('is that of the second in which it is sent, in every encoding and in a 304', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 4, 0, 0, 999) })
    const response = stored()
    const packed = await response.prepare('br')
    const plain = await response.prepare('identity')
    const dates = () =>
      [
        response.bytes(packed, undefined),
        response.bytes(plain, undefined),
        response.bytes(plain, '*'),
      ].map((bytes) => parts(bytes).headers.Date)
    expect(dates()).toEqual(Array.from({ length: 3 }, () => 'Fri, 20 Nov 2026 04:00:00 GMT'))
    vi.setSystemTime(Date.UTC(2026, 10, 20, 4, 0, 1))
    expect(dates()).toEqual(Array.from({ length: 3 }, () => 'Fri, 20 Nov 2026 04:00:01 GMT'))
    const late = await response.prepare('gzip')
    expect(parts(response.bytes(late, undefined)).headers.Date).toBe(
      'Fri, 20 Nov 2026 04:00:01 GMT',
    )
  })
})

describe('a visitor who has the page', () => {
  test('gets a 304 without a body, with what a 200 would say about keeping it', async () => {
    const response = stored()
    const sent = parts(response.bytes(await response.prepare('br'), response.etag))
    expect(sent.status).toBe('HTTP/1.1 304 Not Modified')
    expect(sent.body).toHaveLength(0)
    expect(sent.headers).toMatchObject({
      etag: response.etag,
      'cache-control': 'public, max-age=0',
      vary: 'Accept-Encoding',
    })
    for (const name of ['content-length', 'content-type', 'content-encoding']) {
      expect(sent.headers).not.toHaveProperty(name)
    }
  })

  test('is recognized by this version’s tag, alone or in a list, strong or weak, or by a star', () => {
    const response = stored()
    const strong = response.etag.slice(2)
    for (const tags of [
      response.etag,
      strong,
      `"old", ${response.etag}`,
      `${strong} , W/"other"`,
      '*',
    ]) {
      expect({ tags, matches: response.matches(tags) }).toEqual({ tags, matches: true })
    }
  })

  test('is not recognized by anything else', () => {
    const response = stored()
    for (const tags of [
      undefined,
      '',
      '""',
      '"old"',
      response.etag.slice(0, -2),
      `x${response.etag}`,
      'W/"*"',
    ]) {
      expect({ tags, matches: response.matches(tags) }).toEqual({ tags, matches: false })
    }
  })

  test('gets the new page when it has changed', () => {
    expect(stored(Buffer.from('<p>new</p>')).matches(stored().etag)).toBe(false)
    expect(stored().etag).toBe(stored().etag)
  })
})
