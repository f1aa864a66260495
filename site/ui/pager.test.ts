import { expect, test } from 'vitest'
import { paginate } from './pager.tsx'

test('page numbers (spec 9) are up to seven in a row, with the current page among them, in the middle where there is room', () => {
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
  expect(paginate(99, 20).numbers).toEqual([14, 15, 16, 17, 18, 19, 20])
})
