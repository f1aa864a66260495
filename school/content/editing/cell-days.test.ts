import { expect, test } from 'vitest'
import { dayFromCell, momentFromCell, orderOf } from './cell-days.ts'

test.each([
  ['2026-11-20', '2026-11-20'],
  ['11/20/2026', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['12/12/2026', '2026-12-12'],
  ['November 20, 2026', '2026-11-20'],
  ['20-Nov-2026', '2026-11-20'],
])('a cell with %s means the day %s, whatever its column', (text, day) => {
  for (const order of [null, 'day-first', 'month-first'] as const)
    expect(dayFromCell(text, order)).toBe(day)
})

test('a cell with two readings is read in the order of its column, and stays without one', () => {
  expect(dayFromCell('1/2/2026', 'month-first')).toBe('2026-01-02')
  expect(momentFromCell('1/2/2026 8:00', 'day-first')).toBe('2026-02-01T08:00')
  expect(dayFromCell('1/2/2026', null)).toBe('1/2/2026')
  expect(momentFromCell('1/2/2026 8:00', null)).toBe('1/2/2026 8:00')
})

test.each([
  [['05/11/2026', '13/11/2026', 'May', ''], 'day-first'],
  [['12/01/2026 8:00', '12/13/2026 8:00'], 'month-first'],
  [['05/11/2026', '12/12/2026', '2026-11-20'], null],
  [['13/11/2026', '11/13/2026'], null],
  // No order makes a day of this.
  [['31/02/2026', '05/11/2026'], null],
])('a column with %j has the order %s', (cells, order) => {
  expect(orderOf(cells).order).toBe(order)
})

test('a cell that names no day stays as it is', () => {
  for (const text of ['11/20/26', '31/31/2026', 'next Friday', 'May', '46346', '11-20-2026 Z'])
    expect(dayFromCell(text, null)).toBe(text)
  expect(dayFromCell('May 5, 26', null)).toBe('May 5, 26')
})

test.each([
  ['11/20/2026 8:00', '2026-11-20T08:00'],
  ['11/20/2026 4:30 PM', '2026-11-20T16:30'],
  ['11/20/2026 12:05 a.m.', '2026-11-20T00:05'],
  ['2026-11-20T16:30', '2026-11-20T16:30'],
  ['2026-11-20 16:30:00', '2026-11-20T16:30'],
  ['11/20/2026', '11/20/2026'],
])('a cell with %s means the moment %s', (text, moment) => {
  expect(momentFromCell(text, null)).toBe(moment)
})
