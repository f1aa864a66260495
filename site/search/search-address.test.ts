import { expect, test } from 'vitest'
import { searchAddress } from './search-address.ts'

test('a search has one address, without what is left at its default', () => {
  expect(searchAddress({ q: '', page: 1 })).toBe('/search')
  expect(searchAddress({ q: 'R&D fees', page: 1 })).toBe('/search?q=R%26D+fees')
  expect(searchAddress({ q: 'fees', page: 2 })).toBe('/search?q=fees&page=2')
})
