import { expect, test } from 'vitest'
import { postSizes, writePost, type Post } from './post-markup.ts'

const words = (word: string, count: number) => Array.from({ length: count }, () => word).join(' ')
const post = (english: string, filipino: string): Post => ({
  school: 'School',
  label: 'Class notice',
  messages: [
    { headline: 'No classes', text: english },
    { headline: 'Walang pasok', text: filipino },
  ],
  facts: ['Main Campus'],
  asOf: '',
  checkIt: '',
  check: { code: '', address: '', spoken: '' },
  rest: 'Read the rest at dyci.example',
  accent: '#1d5b86',
})
const count = (markup: string, word: string) => markup.split(word).length - 1

test.each<[string, english: number, filipino: number, most: number, shown: [number, number]]>([
  ['both languages get an equal share', 40, 40, 20, [10, 10]],
  ['a short text is whole, and the other gets what it leaves', 5, 40, 20, [5, 15]],
  ['both headlines stay without a word below them', 40, 40, 0, [0, 0]],
])('a message that is cut: %s', (_case, english, filipino, most, shown) => {
  const long = post(words('rain', english), words('ulan', filipino))
  const markup = writePost(long, postSizes[0], most)
  expect(markup).toContain('No classes')
  expect(markup).toContain('Walang pasok')
  expect(markup).toContain('Read the rest at dyci.example')
  expect([count(markup, 'rain'), count(markup, 'ulan')]).toEqual(shown)
})

test('a whole message says nothing of a rest', () => {
  const markup = writePost(post('rain', 'ulan'), postSizes[0])
  expect(markup).not.toContain('rest')
  expect(markup).not.toContain('…')
})
