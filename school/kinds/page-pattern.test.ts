import { expect, test } from 'vitest'
import { fillPattern } from './page-pattern.ts'

test.each([
  ['/events/:slug', { slug: 'simbang-gabi' }, '/events/simbang-gabi'],
  ['/research/:category/:id', { category: 'jhs', id: '7' }, '/research/jhs/7'],
  ['/events', {}, '/events'],
  // A value cannot change which page an address leads to.
  ['/events/:slug', { slug: 'a/b?c#d e%ñ:id' }, '/events/a%2Fb%3Fc%23d%20e%25%C3%B1%3Aid'],
])('the address of %j with %j is %j', (pattern, values: Record<string, string>, address) => {
  expect(fillPattern<string>(pattern, values)).toBe(address)
})

test('an address that lacks a value is refused', () => {
  expect(() => fillPattern<string>('/events/:slug', {})).toThrow(
    'The address /events/:slug needs a value for “slug”.',
  )
})
