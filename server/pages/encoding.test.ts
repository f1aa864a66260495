import { expect, test } from 'vitest'
import { chooseEncoding, compress } from './encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;q=0.1, gzip', 'br'],
  ['gzip;q=1.0, br;q=0.001', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000 , gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  ['bread, gzipped', 'identity'],
  ['*', 'identity'],
  [',;,', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)(
  'the encoding of an answer for a browser that accepts %j is %s',
  (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding)
  },
)

test.each(['br', 'gzip'] as const)('a body is smaller in %s', (encoding) => {
  const body = Buffer.from('<p>More than a school, a family. ñ</p>'.repeat(200))
  expect(compress(body, encoding).length).toBeLessThan(body.length / 10)
})
