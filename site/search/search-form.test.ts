import { expect, test } from 'vitest'
import { searchAddress } from './search-form.tsx'

test('a search has one address, without what is left at its default', () => {
  expect(searchAddress('en', { q: '', page: 1 })).toBe('/search')
  expect(searchAddress('en', { q: 'R&D fees', page: 1 })).toBe('/search?q=R%26D+fees')
  expect(searchAddress('en', { q: 'fees', page: 2 })).toBe('/search?q=fees&page=2')
})
