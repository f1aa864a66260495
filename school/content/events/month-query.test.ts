import { expect, test } from 'vitest'
import { parseMonth } from './month-query.ts'

const parse = (query: string) => parseMonth(new URLSearchParams(query))

test('a month is written as 2026-12; without one the current month is meant', () => {
  expect(parse('month=2026-12')).toEqual({ ok: true, value: '2026-12' })
  expect(parse('')).toEqual({ ok: true, value: null })
  for (const month of ['2026-13', '2026-00', '2026-1', '1999-12', '2100-01', '', '2026-12-01'])
    expect(parse(`month=${month}`)).toEqual({ ok: false, failure: month })
  expect(parse('month=+2026-12').ok).toBe(false)
  expect(parse('month=12026-12').ok).toBe(false)
})
