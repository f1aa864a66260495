import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { excerptOf, highlight } from './excerpt.ts'
import { weightOf } from './score-pages.ts'
import { entryAt, entryPosition, firstPagePosition } from './position.ts'
import { placedWords, wordsOf } from './words.ts'

test('the rarer a word, the more it counts; no word counts nothing', () => {
  const weights = [0, 1, 2, 10, 5_000].map((documents) =>
    weightOf({ shown: '', accepted: [], titles: 0, documents }),
  )
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  expect(new Set(weights).size).toBe(weights.length)
  for (const weight of weights) {
    expect(weight).toBeGreaterThan(0)
    expect(weight).toBeLessThanOrEqual(1)
  }
})

describe('words', () => {
  test('are compared without case, accents and apostrophes, each once', () => {
    expect(wordsOf("The Niño’s school's God-Centered K-12, the school")).toEqual(
      'the ninos schools god centered k 12 school'.split(' '),
    )
    expect(wordsOf("the school's School day 2026")).toEqual([
      'the',
      'schools',
      'school',
      'day',
      '2026',
    ])
  })

  test('are the same in plain text as in text with accents elsewhere', () => {
    const plain = "Don't stop: 4th-year students, 'quoted' words_and 3.14"
    expect(wordsOf(`${plain} é`)).toEqual([...wordsOf(plain), 'e'])
  })

  test('keep their place in the text, and very long ones are cut', () => {
    expect([...placedWords('¡Señor Peña!')]).toEqual([
      { word: 'senor', start: 1, end: 6 },
      { word: 'pena', start: 7, end: 11 },
    ])
    expect(wordsOf('x'.repeat(300))).toEqual(['x'.repeat(40)])
  })
})

test('the distance of two words counts changed, missing, added and swapped letters', () => {
  const cases: [string, string, number][] = [
    ['nino', 'nino', 0],
    ['scholarshp', 'scholarship', 1],
    ['schoalrship', 'scholarship', 1],
    ['robotcis', 'robotics', 1],
    ['rebotik', 'robotic', 2],
    ['an', 'ma', 2],
    ['abc', 'xyz', 3],
  ]
  for (const [a, b, distance] of cases) expect(editDistance(a, b, 3), `${a} ${b}`).toBe(distance)
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3)
})

describe('excerpts', () => {
  const isWanted = (word: string) => word === 'river' || word === 'lantern'

  test('mark the words and lose nothing else', () => {
    expect(highlight('A River, a lantern.', isWanted)).toEqual([
      { text: 'A ', isMatch: false },
      { text: 'River', isMatch: true },
      { text: ', a ', isMatch: false },
      { text: 'lantern', isMatch: true },
      { text: '.', isMatch: false },
    ])
    expect(highlight('', isWanted)).toEqual([])
  })

  test('come from the place with most of the words', () => {
    const text = `The river first. ${'other words '.repeat(50)}a lantern on the river at dusk ${'wandering '.repeat(40)}`
    const excerpt = excerptOf(text, isWanted)
      .map((piece) => piece.text)
      .join('')
    expect(excerpt).toContain('a lantern on the river')
    // Words stay whole at both ends.
    expect(excerpt).toMatch(/^… (other|words) .* wandering …$/)
    expect(excerpt.length).toBeLessThan(300)
  })

  test('are the beginning of the text when the words are elsewhere', () => {
    expect(excerptOf('Short text.', isWanted)).toEqual([{ text: 'Short text.', isMatch: false }])
  })
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
