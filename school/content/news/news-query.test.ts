import { expect, test } from 'vitest'
import { parseNewsQuery } from './news-query.ts'

const parse = (query: string) => parseNewsQuery(new URLSearchParams(query))
const all = { page: 1, category: 'all', topic: '' }

test.each([
  ['', all],
  ['page=1000000', { ...all, page: 1_000_000 }],
  ['category=ALL', all],
  ['category=campus+news', { ...all, category: 'Campus News' }],
  ['category=%20OUTSIDE%20NEWS%20', { ...all, category: 'Outside News' }],
  ['topic=+Robotics+&utm_source=x', { ...all, topic: 'Robotics' }],
])('the address “%s” of a news list is understood', (query, value) => {
  expect(parse(query)).toEqual({ ok: true, value })
})

test.each(['0', '-1', '1.5', '01', '', 'two', '1000001', '1e3'])('“%s” is no page', (given) => {
  expect(parse(`page=${given}`)).toEqual({ ok: false, failure: { parameter: 'page', given } })
})

test('a category that does not exist is refused, and a topic is bounded', () => {
  const failure = { parameter: 'category', given: 'sports' }
  expect(parse('category=sports')).toEqual({ ok: false, failure })
  expect(parse(`topic=${'a'.repeat(100)}`).ok).toBe(true)
  expect(parse(`topic=${'a'.repeat(101)}`).ok).toBe(false)
})
