import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { entryAt, entryPosition, firstPagePosition } from './position.ts'
import { placedWords, wordsOf } from './words.ts'

test.each([
  [
    "The Niño’s school's God-Centered K-12, the school",
    'the ninos schools god centered k 12 school',
  ],
  ["the school's School day 2026", 'the schools school day 2026'],
  ['x'.repeat(300), 'x'.repeat(40)],
  [
    'Pag-e\u00ADn\u00ADroll sa Hun\u200Byo, exam\u2060ination\uFEFF \u202A\u202C',
    'pag enroll sa hunyo examination',
  ],
  ['𝐒𝐜𝐡𝐨𝐥𝐚𝐫 𝓢𝓱𝓲𝓹 Ｇｒａｄｅ ℕ', 'scholar ship grade n'],
])('%j has words without case, accents and apostrophes, each once', (text, words) => {
  expect(wordsOf(text)).toEqual(words.split(' '))
})

test('words are the same in plain text as in text with accents elsewhere', () => {
  const plain = "Don't stop: 4th-year students, 'quoted' words_and 3.14"
  expect(wordsOf(`${plain} é`)).toEqual([...wordsOf(plain), 'e'])
})

test('words keep their place in the text', () => {
  expect([...placedWords('¡Señor Peña!')]).toEqual([
    { word: 'senor', start: 1, end: 6 },
    { word: 'pena', start: 7, end: 11 },
  ])
})

test.each([
  ['nino', 'nino', 0],
  ['scholarshp', 'scholarship', 1],
  ['schoalrship', 'scholarship', 1],
  ['rebotik', 'robotic', 2],
  ['an', 'ma', 2],
  ['abc', 'xyz', 3],
])('from %s to %s, %i letters are changed, missing, added or swapped', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance)
})

test('a distance beyond the limit is not counted on', () => {
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3)
})

test('positions go by day, then by id, with pages above all, and lead back to the id', () => {
  const ordered = [
    entryPosition(0, 2 ** 31 - 1),
    entryPosition(20_250_309, 5),
    entryPosition(20_250_309, 6),
    entryPosition(20_250_310, 1),
    entryPosition(99_991_231, 2 ** 31 - 1),
    firstPagePosition,
  ]
  expect(ordered).toEqual(ordered.toSorted((a, b) => a - b))
  expect(entryAt(entryPosition(20_250_309, 77))).toBe(77)
  expect(ordered.every((position) => Number.isSafeInteger(position))).toBe(true)
})
