import { expect, test } from 'vitest'
import { searchWordsKind } from './search-words.ts'

const isTaken = (page: unknown, words: unknown = ['tuition']) =>
  searchWordsKind.schema.safeParse([{ words, page }]).success

test.each(['/', '/contact-us', '/admissions#fees', '/forms/a_b.pdf', ' /events ', null])(
  'the best page of words may be %j',
  (page) => expect(isTaken(page)).toBe(true),
)

test.each([
  'contact-us',
  '//elsewhere.example',
  'https://elsewhere.example/a',
  '/a b',
  '/a?b=c',
  '/a#',
  '/a#b/c',
  '/a#b#c',
  `/${'a'.repeat(200)}`,
])('the best page of words may not be %j', (page) => expect(isTaken(page)).toBe(false))

test('a group has 1 to 80 words', () => {
  const words = (count: number) => Array.from({ length: count }, (_, number) => `word ${number}`)
  expect([0, 1, 80, 81].map((count) => isTaken(null, words(count)))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('without a best page, there is none', () => {
  expect(searchWordsKind.schema.parse([{ words: ['tuition'] }])).toEqual([
    { words: ['tuition'], page: null },
  ])
})
