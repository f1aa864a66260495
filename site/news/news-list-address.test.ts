import { expect, test } from 'vitest'
import { parseNewsQuery } from '../../school/content/news/news.ts'
import { newsListAddress } from './news-list-address.ts'

test.each([
  [{ page: 1, category: 'all', topic: '' }, '/dycian-news'],
  [{ page: 2, category: 'all', topic: '' }, '/dycian-news?page=2'],
  [{ page: 1, category: 'Outside News', topic: '' }, '/dycian-news?category=Outside+News'],
  [
    { page: 3, category: 'Campus News', topic: 'R&D + more' },
    '/dycian-news?category=Campus+News&topic=R%26D+%2B+more&page=3',
  ],
])('the address that the filter %j leads to is %s, and is understood again', (query, address) => {
  expect(newsListAddress('en', query)).toBe(address)
  expect(parseNewsQuery(new URL(address, 'https://x.test').searchParams)).toEqual({
    ok: true,
    value: query,
  })
})
