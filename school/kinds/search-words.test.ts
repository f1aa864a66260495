import { expect, test } from 'vitest'
import { searchWordsKind } from './search-words.ts'

const isTaken = (page: unknown, words: unknown = ['tuition']) =>
  searchWordsKind.schema.safeParse([{ words, page }]).success

test('the best page of words is a page or file of this site, or none', () => {
  const pages = ['/', '/contact-us', '/admissions#fees', '/forms/a_b.pdf', ' /events ', null]
  const outside = ['contact-us', '//elsewhere.example', 'https://elsewhere.example/a']
  const odd = ['/a b', '/a?b=c', '/a#', '/a#b/c', '/a#b#c', `/${'a'.repeat(200)}`]
  expect([...pages, ...outside, ...odd].filter((page) => isTaken(page))).toEqual(pages)
  const [group] = searchWordsKind.schema.parse([{ words: ['tuition'] }])
  expect(group).toEqual({ words: ['tuition'], page: null })
})

test('a group has 1 to 80 words', () => {
  const words = (count: number) => Array.from({ length: count }, (_, number) => `word ${number}`)
  const taken = [0, 1, 80, 81].map((count) => isTaken(null, words(count)))
  expect(taken).toEqual([false, true, true, false])
})
