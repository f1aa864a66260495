import { expect, test } from 'vitest'
import {
  formatBadge,
  formatFullDate,
  formatLongDate,
  formatShortDate,
  formatShortFullDate,
  formatShortWeekday,
  formatWeekday,
} from './formats.ts'

test.each([
  [formatShortDate, 'Nov 5, 2026'],
  [formatLongDate, 'November 5, 2026'],
  [formatFullDate, 'Thursday, November 5, 2026'],
  [formatShortFullDate, 'Thu, Nov 5, 2026'],
  [formatWeekday, 'Thursday'],
  [formatShortWeekday, 'Thu'],
])('a day in English is written as each place needs it: %# %s', (format, text) => {
  expect(format('2026-11-05', 'en')).toBe(text)
})

test('a day in Filipino has its names', () => {
  expect(formatWeekday('2026-11-05', 'fil')).toBe('Huwebes')
  expect(formatShortWeekday('2026-11-05', 'fil')).toBe('Huw')
  expect(formatLongDate('2026-11-05', 'fil')).toContain('Nobyembre')
})

test('a badge has two digits and the short month', () => {
  expect(formatBadge('2026-11-05', 'en')).toEqual({ day: '05', month: 'Nov' })
})
