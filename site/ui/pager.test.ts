import { expect, test } from 'vitest'
import { paginate } from './pager.tsx'

/** Formats the page numbers as a visitor sees them. */
function row(current: number, pageCount: number) {
  const { numbers, gapBefore, gapAfter } = paginate(current, pageCount)
  return [gapBefore && '…', ...numbers, gapAfter && '…'].filter(Boolean).join(' ')
}

test.each([
  [10, 20, '… 7 8 9 10 11 12 13 …'],
  [500_000, 1_000_000, '… 499997 499998 499999 500000 500001 500002 500003 …'],
  [99, 3, '1 2 3'],
  [99, 20, '… 14 15 16 17 18 19 20'],
])('page numbers (spec 9) on page %i of %i are %s', (current, pageCount, shown) => {
  expect(row(current, pageCount)).toBe(shown)
})

test('page numbers are up to seven in a row, with the current page among them, in the middle where there is room', () => {
  for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
    for (let current = 1; current <= pageCount; current += 1) {
      const { numbers, gapBefore, gapAfter } = paginate(current, pageCount)
      const first = numbers[0] ?? 0
      const row = Array.from({ length: Math.min(7, pageCount) }, (_, place) => first + place)
      expect(numbers).toEqual(row)
      expect(numbers).toContain(current)
      expect(numbers[3] === current || !gapBefore || !gapAfter).toBe(true)
      expect([gapBefore, gapAfter]).toEqual([first > 1, first + 6 < pageCount])
    }
  }
})
