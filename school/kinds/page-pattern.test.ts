import { expect, test } from 'vitest'
import { fillPattern } from './page-pattern.ts'

test('an address is its pattern with the values in their places', () => {
  expect(fillPattern('/events/:slug', { slug: 'simbang-gabi' })).toBe('/events/simbang-gabi')
  expect(fillPattern('/research/:category/:id', { category: 'jhs', id: '7' })).toBe(
    '/research/jhs/7',
  )
  expect(fillPattern('/events', {})).toBe('/events')
})

test('a value cannot change which page an address leads to', () => {
  expect(fillPattern('/events/:slug', { slug: 'a/b?c#d e%ñ:id' })).toBe(
    '/events/a%2Fb%3Fc%23d%20e%25%C3%B1%3Aid',
  )
})

test('an address that lacks a value is refused', () => {
  const params: Record<string, string> = {}
  expect(() => fillPattern<string>('/events/:slug', params)).toThrow(
    'The address /events/:slug needs a value for “slug”.',
  )
})
