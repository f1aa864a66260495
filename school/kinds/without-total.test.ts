import { expect, test } from 'vitest'
import { withoutTotal } from './without-total.ts'

const counter = (label: string, value: number) => ({
  group: 'enrollment' as const,
  label,
  value,
  note: null,
})
const levels = [counter('Grade School', 672), counter('College', 6686)]

test('the total of the enrollment is not a level, and figures without one are all levels', () => {
  expect(withoutTotal([...levels, counter('Total', 7358)])).toEqual(levels)
  expect(withoutTotal(levels)).toEqual(levels)
})
