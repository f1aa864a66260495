import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PageViews } from '../pages/page-views.ts'
import { StoredResponse } from '../pages/stored-response.ts'
import { wireBytes } from './wire-bytes.ts'

const page = Buffer.from(`<!doctype html><p>${'More than a school, a family. '.repeat(50)}</p>`)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0',
  'x-other': 'kept',
}
const stored = (body = page, more: Record<string, string> = {}) =>
  new StoredResponse({ status: 200, headers: { ...headers, ...more }, body })

/** Prepares an encoding, as the first request for it does, and returns the answer to the next. */
async function answerOf(
  response: StoredResponse,
  asked: Partial<Parameters<typeof wireBytes>[1]> = {},
) {
  const { encoding = 'identity', ifNoneMatch } = asked
  await response.prepare(encoding)
  return parts(wireBytes(response, { ...asked, encoding, ifNoneMatch }) ?? Buffer.alloc(0))
}

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

describe('a cached page', () => {
  test('is sent whole, as HTTP, in the requested encoding', async () => {
    const response = stored()
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const sent = await answerOf(response, { encoding })
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

  test('has no early answer in an encoding that does not exist yet', () => {
    expect(wireBytes(stored(), { encoding: 'br', ifNoneMatch: undefined })).toBeUndefined()
  })

  test('is held in memory once, and its body stays the same for Node’s HTTP server', async () => {
    const response = stored()
    const variant = await response.prepare('identity')
    const bytes = wireBytes(response, { encoding: 'identity', ifNoneMatch: undefined })
    expect(variant.body.buffer).toBe(bytes?.buffer)
    expect(variant.body).toEqual(page)
  })

  test('is a 304 without a body for a visitor who has it, with the caching headers of a 200', async () => {
    const response = stored()
    const sent = await answerOf(response, { encoding: 'br', ifNoneMatch: response.etag })
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

  test('counts as viewed when a browser gets all of it, not for a 304 or a program', async () => {
    const views = new PageViews()
    const response = new StoredResponse({
      status: 200,
      headers,
      body: page,
      views: views.counterOf('/norms', { canonical: 'https://www.dyci.example/norms' }),
    })
    await answerOf(response, { isPerson: true })
    await answerOf(response, { isPerson: true, ifNoneMatch: response.etag })
    await answerOf(response, { isPerson: false })
    expect(Object.fromEntries(views.collect())).toEqual({ '/norms': 1, '': 1 })
  })
})

test('the Date of an answer is the second in which it is sent, in every encoding and in a 304', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 4, 0, 0, 999) })
  const response = stored()
  const dates = async () => [
    (await answerOf(response, { encoding: 'br' })).headers.Date,
    (await answerOf(response)).headers.Date,
    (await answerOf(response, { ifNoneMatch: '*' })).headers.Date,
  ]
  expect(await dates()).toEqual(Array.from({ length: 3 }, () => 'Fri, 20 Nov 2026 04:00:00 GMT'))
  vi.setSystemTime(Date.UTC(2026, 10, 20, 4, 0, 1))
  expect(await dates()).toEqual(Array.from({ length: 3 }, () => 'Fri, 20 Nov 2026 04:00:01 GMT'))
})
