import { expect, test } from 'vitest'
import { entryState, sortDayOf } from './entry-status.ts'

const now = 1_000_000

test.each([
  [{ status: 'draft', publishAt: now - 1, expiresAt: null }, 'draft'],
  [{ status: 'unpublished', publishAt: now - 1, expiresAt: null }, 'unpublished'],
  [{ status: 'trashed', publishAt: now - 1, expiresAt: null }, 'trashed'],
  [{ status: 'published', publishAt: now + 1, expiresAt: null }, 'scheduled'],
  [{ status: 'published', publishAt: null, expiresAt: null }, 'scheduled'],
  [{ status: 'published', publishAt: now, expiresAt: null }, 'published'],
  [{ status: 'published', publishAt: now - 1, expiresAt: now + 1 }, 'published'],
  [{ status: 'published', publishAt: now - 1, expiresAt: now }, 'expired'],
  [{ status: 'published', publishAt: now + 1, expiresAt: now }, 'scheduled'],
] as const)('%j reads as %s to staff', (entry, state) => {
  expect(entryState(entry, now)).toBe(state)
})

test('days are numbers that sort by time, and no date comes before all of them', () => {
  expect(sortDayOf('2025-03-09')).toBe(20_250_309)
  expect(sortDayOf(null)).toBe(0)
})
