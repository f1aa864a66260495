import { expect, test } from 'vitest'
import { codeLetters, readCode, showCode } from './codes.ts'
import { newCodes } from './new-code.server.ts'
import { readQrCode } from '../../tests/helpers/pictures.ts'
import { drawQrFile, makeQrCode } from './qr-code.server.ts'

test('a code has no letter or digit that is taken for another, and no vowel to spell a word', () => {
  expect(codeLetters).not.toMatch(/[01ILOAEUSY]/)
  expect(new Set(codeLetters).size).toBe(codeLetters.length)
})

test('a code is read however it is typed, and shown in two halves', () => {
  const typed = ['K7RWM4TX', 'k7rwm4tx', ' K7RW-M4TX ', 'k7 rw m4 tx', 'K7RW–M4TX', 'K7RW_M4TX.']
  typed.push('(K7RW\u2011M4TX)', '\u200BK7RW\u00ADM4TX”,')
  expect(typed.map(readCode)).toEqual(typed.map(() => 'K7RWM4TX'))
  expect(showCode('K7RWM4TX')).toBe('K7RW-M4TX')
  const others = ['', 'K7RWM4T', 'K7RWM4TXX', 'K7RWM4T0', 'K7RWM4TL', 'K7RWM4T/', 'Ñ7RWM4TX']
  expect(others.map(readCode)).toEqual(others.map(() => null))
})

test('new codes are codes, all different, and none that is taken', async () => {
  const asked: string[] = []
  const codes = await newCodes(200, (drawn) => {
    const isFirst = asked.length === 0
    asked.push(...drawn)
    return Promise.resolve(isFirst ? drawn.slice(0, 50) : [])
  })
  expect(new Set(codes).size).toBe(200)
  expect(codes.every((code) => readCode(code) === code)).toBe(true)
  expect(codes.filter((code) => asked.slice(0, 50).includes(code))).toEqual([])
})

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
