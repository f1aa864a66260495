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

  test('is the same after it was compressed and decompressed', () => {
    expect(brotliDecompressSync(compress(body, 'br'))).toEqual(body)
    expect(gunzipSync(compress(body, 'gzip'))).toEqual(body)
    expect(compress(body, 'identity')).toEqual(body)
  })

  test('is smaller when it is compressed', () => {
    expect(compress(body, 'br').length).toBeLessThan(body.length / 10)
    expect(compress(body, 'gzip').length).toBeLessThan(body.length / 10)
  })
})
