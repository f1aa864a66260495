import { expect, test } from 'vitest'
import { dayFromCell, momentFromCell } from './cell-days.ts'

test.each([
  ['2026-11-20', '2026-11-20'],
  ['11/20/2026', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['November 20, 2026', '2026-11-20'],
  ['20-Nov-2026', '2026-11-20'],
  // Where both orders are possible, a cell begins with the month.
  ['1/2/2026', '2026-01-02'],
])('a cell with %s means the day %s', (text, day) => {
  expect(dayFromCell(text)).toBe(day)
})

test('a cell that names no day stays as it is', () => {
  for (const text of ['11/20/26', '31/31/2026', 'next Friday', 'May', '46346', '11-20-2026 Z'])
    expect(dayFromCell(text)).toBe(text)
  expect(dayFromCell('May 5, 26')).toBe('May 5, 26')
})

test.each([
  ['11/20/2026 8:00', '2026-11-20T08:00'],
  ['11/20/2026 4:30 PM', '2026-11-20T16:30'],
  ['11/20/2026 12:05 a.m.', '2026-11-20T00:05'],
  ['2026-11-20T16:30', '2026-11-20T16:30'],
  ['2026-11-20 16:30:00', '2026-11-20T16:30'],
  ['11/20/2026', '11/20/2026'],
])('a cell with %s means the moment %s', (text, moment) => {
  expect(momentFromCell(text)).toBe(moment)
})
