import { describe, expect, test } from 'vitest'
import { parseNewsQuery } from './news-query.ts'

const parse = (query: string) => parseNewsQuery(new URLSearchParams(query))

describe('the address of a news list', () => {
  test.each([
    ['', { page: 1, category: 'all', topic: '' }],
    ['page=3', { page: 3, category: 'all', topic: '' }],
    ['category=ALL', { page: 1, category: 'all', topic: '' }],
    ['category=campus+news', { page: 1, category: 'Campus News', topic: '' }],
    ['category=%20OUTSIDE%20NEWS%20', { page: 1, category: 'Outside News', topic: '' }],
    ['topic=+Robotics+', { page: 1, category: 'all', topic: 'Robotics' }],
    [
      'page=2&category=Campus%20News&topic=STEM&utm_source=x',
      { page: 2, category: 'Campus News', topic: 'STEM' },
    ],
    ['page=1000000', { page: 1_000_000, category: 'all', topic: '' }],
  ])('“%s” is understood', (query, value) => {
    expect(parse(query)).toEqual({ ok: true, value })
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=01',
    'page=',
    'page=two',
    'page=1000001',
    'page=1e3',
    'page=+1',
  ])('“%s” is no page', (query) => {
    expect(parse(query)).toEqual({
      ok: false,
      failure: { parameter: 'page', given: expect.any(String) as string },
    })
  })

  test('a category that does not exist is refused', () => {
    expect(parse('category=sports')).toEqual({
      ok: false,
      failure: { parameter: 'category', given: 'sports' },
    })
  })

  test('a topic is bounded', () => {
    expect(parse(`topic=${'a'.repeat(100)}`).ok).toBe(true)
    expect(parse(`topic=${'a'.repeat(101)}`).ok).toBe(false)
  })
})
