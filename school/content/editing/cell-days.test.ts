import { expect, test } from 'vitest'
import { dayFromCell, momentFromCell } from './cell-days.ts'

test.each([
  '2026-11-20',
  '11/20/2026',
  '20/11/2026',
  '20.11.2026',
  'Nov 20, 2026',
  'November 20, 2026',
  '20-Nov-2026',
])('a cell with %s means November 20, 2026', (text) => {
  expect(dayFromCell(text)).toBe('2026-11-20')
})

test('where both orders are possible, a cell begins with the month', () => {
  expect(dayFromCell('1/2/2026')).toBe('2026-01-02')
})

test.each(['11/20/26', '31/31/2026', 'next Friday', 'May', '46346', '11-20-2026 Z', 'May 5, 26'])(
  'a cell with %s stays as it is',
  (text) => {
    expect(dayFromCell(text)).toBe(text)
  },
)

test.each([
  ['11/20/2026 8:00', '2026-11-20T08:00'],
  ['11/20/2026 4:30 PM', '2026-11-20T16:30'],
  ['11/20/2026 12:05 a.m.', '2026-11-20T00:05'],
  ['2026-11-20T16:30', '2026-11-20T16:30'],
  ['2026-11-20 16:30:00', '2026-11-20T16:30'],
  ['11/20/2026', '11/20/2026'],
])('a cell with %s means %s', (text, moment) => {
  expect(momentFromCell(text)).toBe(moment)
})
