import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { StoredResponse } from './stored-response.ts'

const page = Buffer.from(`<!doctype html><p>${'More than a school, a family. '.repeat(50)}</p>`)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0',
  'x-other': 'kept',
}
const stored = (body = page, more: Record<string, string> = {}) =>
  new StoredResponse({ status: 200, headers: { ...headers, ...more }, body })

describe('a stored answer', () => {
  test('is the same in every encoding once it is decompressed', async () => {
    const response = stored()
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      const variant = await response.prepare(encoding)
      expect(variant.headers).toMatchObject({ ...headers, vary: 'Accept-Encoding' })
      expect(variant.headers['content-encoding']).toBe(
        encoding === 'identity' ? undefined : encoding,
      )
      expect(Number(variant.headers['content-length'])).toBe(variant.body.length)
      expect(unpack[encoding](variant.body)).toEqual(page)
    }
  })

  test('is ready in an encoding once it has been prepared', async () => {
    const response = stored()
    expect(response.ready('br')).toBeUndefined()
    const variant = await response.prepare('br')
    expect(response.ready('br')).toBe(variant)
    expect(response.ready('gzip')).toBeUndefined()
  })

  test('is compressed once for simultaneous requests', async () => {
    const response = stored()
    const [first, second] = await Promise.all([response.prepare('br'), response.prepare('br')])
    expect(second).toBe(first)
  })

  test.each([
    ['what is packed already', Buffer.alloc(1_000, 'png'), { 'content-type': 'image/png' }],
    ['what is too small to gain by it', Buffer.from('<p>Hi</p>'), {}],
  ])('is sent as it is: %s', async (_what, body, more) => {
    const response = stored(body, more)
    const sent = await response.prepare('br')
    expect(sent.body).toEqual(body)
    expect(sent.headers).not.toHaveProperty('content-encoding')
    expect(sent.headers).not.toHaveProperty('vary')
  })

  test('knows roughly how much memory it takes', async () => {
    const response = stored()
    const before = response.size
    expect(before).toBeGreaterThanOrEqual(page.length)
    const { body } = await response.prepare('br')
    expect(response.size).toBeGreaterThanOrEqual(body.length)
    const withOne = response.size
    const gzipped = await response.prepare('gzip')
    expect(response.size).toBeGreaterThanOrEqual(withOne + gzipped.body.length)
  })
})

describe('a visitor who has the page', () => {
  test('gets a 304 with the caching headers of a 200, and without headers about a body', () => {
    const response = stored()
    expect(response.notModifiedHeaders).toEqual({
      'cache-control': 'public, max-age=0',
      'x-other': 'kept',
      etag: response.etag,
      vary: 'Accept-Encoding',
    })
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
