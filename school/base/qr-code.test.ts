import { expect, test } from 'vitest'
import { readQrCode } from '../../tests/helpers/read-qr-code.ts'
import { drawQrFile, makeQrCode } from './qr-code.server.ts'

test.each([
  'https://www.dyci.example/verify/K7RWM4TX',
  'http://localhost:3000/go/22222222',
  `https://school.example/${'long-'.repeat(40)}`,
])('a camera reads “%s” in the drawn code', async (address) => {
  expect(await readQrCode(Buffer.from(drawQrFile(address)))).toBe(address)
})

test('a code has a quiet zone of four modules on each side', () => {
  const { size, path } = makeQrCode('https://www.dyci.example/verify/K7RWM4TX')
  const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number))
  const columns = places.flatMap(([left = 0, , length = 0]) => [left, left + length])
  const rows = places.map(([, top = 0]) => top)
  expect([Math.min(...columns), Math.max(...columns)]).toEqual([4, size - 4])
  expect([Math.min(...rows), Math.max(...rows)]).toEqual([4, size - 5])
})
