import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { chooseEncoding, compress } from './encoding.ts'

describe('the encoding of an answer', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR;q=0.1, gzip', 'br'],
    ['gzip;q=1.0, br;q=0.001', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['deflate, zstd', 'identity'],
    ['bread, gzipped', 'identity'],
    ['identity', 'identity'],
    ['*', 'identity'],
    [',;,', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ] as const)('for a browser that accepts %j is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  })
})

describe('a body', () => {
  const body = Buffer.from('<p>More than a school, a family. ñ</p>'.repeat(200))

  test.each(['quick', 'best'] as const)(
    'is the same after it was packed (%s) and unpacked',
    async (effort) => {
      expect(brotliDecompressSync(await compress(body, 'br', effort))).toEqual(body)
      expect(gunzipSync(await compress(body, 'gzip', effort))).toEqual(body)
      expect(await compress(body, 'identity', effort)).toEqual(body)
    },
  )

  test('is smaller when it is packed', async () => {
    expect((await compress(body, 'br', 'quick')).length).toBeLessThan(body.length / 10)
    expect((await compress(body, 'gzip', 'quick')).length).toBeLessThan(body.length / 10)
  })
})
