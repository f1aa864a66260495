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
  ])('“%s” is answered with a sentence about pages', (query) => {
    expect(parse(query)).toEqual({
      ok: false,
      failure: expect.stringContaining('Pages are counted from 1.') as string,
    })
  })

  test('a category that does not exist is answered with those that do', () => {
    expect(parse('category=sports')).toEqual({
      ok: false,
      failure: 'There is no such news category. Choose all, Campus News or Outside News.',
    })
  })

  test('a topic is bounded', () => {
    expect(parse(`topic=${'a'.repeat(100)}`).ok).toBe(true)
    expect(parse(`topic=${'a'.repeat(101)}`).ok).toBe(false)
  })

  test('a refused page is not repeated at full length', () => {
    const refused = parse(`page=${'9'.repeat(5_000)}`)
    expect(refused.ok || refused.failure.length).toBeLessThan(100)
  })
})
