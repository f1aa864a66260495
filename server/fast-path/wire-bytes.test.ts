import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import { PageViews, type ViewCounter } from '../pages/page-views.ts'
import { StoredResponse } from '../pages/stored-response.ts'
import { wireBytes } from './fast-path.ts'

const page = Buffer.from(`<!doctype html><p>${'More than a school, a family. '.repeat(50)}</p>`)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0',
  'x-other': 'kept',
}
const stored = (views: ViewCounter | null = null) =>
  new StoredResponse({ status: 200, headers, body: page, views })

/** Prepares an encoding, as the first request for it does, and returns the answer to the next. */
async function answerOf(
  response: StoredResponse,
  asked: Partial<Parameters<typeof wireBytes>[1]> = {},
) {
  const { encoding = 'identity', ifNoneMatch } = asked
  await response.prepare(encoding)
  return parts(wireBytes(response, { ...asked, encoding, ifNoneMatch }) ?? Buffer.alloc(0))
}

function parts(answer: Buffer) {
  const end = answer.indexOf('\r\n\r\n')
  const [status, ...fields] = answer.subarray(0, end).toString('latin1').split('\r\n')
  const pairs = fields.map((field) => field.split(': ') as [string, string])
  return { status, headers: Object.fromEntries(pairs), body: answer.subarray(end + 4) }
}

afterEach(() => void vi.useRealTimers())

test('a cached page is sent whole, as HTTP, in the requested encoding once that exists', async () => {
  const response = stored()
  const { etag } = response
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
  expect(wireBytes(response, { encoding: 'br', ifNoneMatch: undefined })).toBeUndefined()
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const sent = await answerOf(response, { encoding })
    expect(sent.status).toBe('HTTP/1.1 200 OK')
    expect(sent.headers).toMatchObject({ ...headers, etag, vary: 'Accept-Encoding' })
    expect(sent.headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
    expect(Number(sent.headers['content-length'])).toBe(sent.body.length)
    expect(unpack[encoding](sent.body)).toEqual(page)
  }
})

test('a cached page is held in memory once, and its body stays the same for Node’s HTTP server', async () => {
  const response = stored()
  const variant = await response.prepare('identity')
  const bytes = wireBytes(response, { encoding: 'identity', ifNoneMatch: undefined })
  expect(variant.body.buffer).toBe(bytes?.buffer)
  expect(variant.body).toEqual(page)
})

test('a cached page is a 304 without a body for a visitor who has it, with the caching headers of a 200', async () => {
  const response = stored()
  const { etag } = response
  const { status, body, headers: sent } = await answerOf(response, { ifNoneMatch: etag })
  expect([status, body.length]).toEqual(['HTTP/1.1 304 Not Modified', 0])
  const caching = { 'cache-control': 'public, max-age=0', vary: 'Accept-Encoding', etag }
  expect(sent).toMatchObject({ ...caching, 'x-other': 'kept' })
  for (const name of ['content-length', 'content-type', 'content-encoding'])
    expect(sent).not.toHaveProperty(name)
})

test('a cached page counts as viewed when a browser gets all of it, not for a 304 or a program', async () => {
  const views = new PageViews()
  const page = { canonical: 'https://www.dyci.example/norms' }
  const response = stored(views.counterOf('/norms', page))
  await answerOf(response, { isPerson: true })
  await answerOf(response, { isPerson: true, ifNoneMatch: response.etag })
  await answerOf(response, { isPerson: false })
  expect(Object.fromEntries(views.collect())).toEqual({ '/norms': 1, '': 1 })
})

test('the Date of an answer is the second in which it is sent, in every encoding and in a 304', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 4, 0, 0, 999) })
  const response = stored()
  for (const second of ['00', '01']) {
    for (const asked of [{ encoding: 'br' }, {}, { ifNoneMatch: '*' }] as const)
      expect((await answerOf(response, asked)).headers.Date).toBe(
        `Fri, 20 Nov 2026 04:00:${second} GMT`,
      )
    vi.setSystemTime(Date.UTC(2026, 10, 20, 4, 0, 1))
  }
})
