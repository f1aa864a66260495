import { expect, test } from 'vitest'
import { foldedWords, wantedWords } from './find.ts'

test('a search of staff wants each of its words as a beginning, whatever the accents', () => {
  const wanted = wantedWords('Peña rob')
  expect(wanted?.prefixes).toEqual(['pena', 'rob'])
  expect(wanted?.areIn(foldedWords('Robots of the', 'Peñafrancia'))).toBe(true)
  expect(wanted?.areIn(foldedWords('Robots of', 'the'))).toBe(false)
  expect(wanted?.areIn(foldedWords('Peñafrancia probes'))).toBe(false)
  expect(wantedWords(' !? ')).toBeNull()
})

test('ten words count, and others are ignored', () => {
  const words = Array.from({ length: 11 }, (_, place) => `word${place}`)
  expect(wantedWords(words.join(' '))?.prefixes).toEqual(words.slice(0, 10))
})

test('the wanted words are marked in a title and in an excerpt', () => {
  const wanted = wantedWords('rob')
  expect(wanted?.mark('The robots')).toEqual([
    { text: 'The ', isMatch: false },
    { text: 'robots', isMatch: true },
  ])
  expect(wanted?.excerpt('')).toEqual([])
  const text = wanted?.excerpt(`Robots ${'and '.repeat(100)}`) ?? []
  expect(text[0]).toEqual({ text: 'Robots', isMatch: true })
  expect(text.map((piece) => piece.text).join('').length).toBeLessThan(150)
})
