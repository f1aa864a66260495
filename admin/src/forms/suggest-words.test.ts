import { expect, test } from 'vitest'
import { addWords, tooLongMessage, suggestWords } from './suggest-words.ts'

const known = ['STEM', 'student life', 'College of Computer Studies', 'jhs']

test('words that begin with what is typed are offered first, whatever its case', () => {
  const [stem, ...others] = ['STEM', 'student life', 'College of Computer Studies']
  expect(suggestWords(known, 'st', [])).toEqual([stem, ...others])
  expect(suggestWords(known, 'St', ['stem'])).toEqual(others)
  expect(suggestWords(known, ' ', [])).toEqual([])
  const many = Array.from({ length: 20 }, (_, index) => `topic ${index}`)
  expect(suggestWords(many, 'topic', [])).toHaveLength(8)
})

test('a word is added once, spelled as it is known', () => {
  const added = addWords(['jhs'], ['stem', ' JHS ', '', 'Robots'], known)
  expect(added).toEqual(['jhs', 'STEM', 'Robots'])
})

test('a word that is too long is named', () => {
  expect(tooLongMessage(['jhs', 'x'.repeat(101)], 100)).toBe(
    `“${'x'.repeat(30)}…” has 101 characters. Keep it to 100.`,
  )
  expect(tooLongMessage(['jhs', 'x'.repeat(100)], 100)).toBeUndefined()
})
