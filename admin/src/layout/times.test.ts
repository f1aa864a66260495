import { expect, test } from 'vitest'
import { formatMoment, fromManilaField, toManilaField } from './times.ts'

const time = Date.UTC(2026, 10, 21, 16, 5)

test('times are Manila’s, whatever zone the browser is in', () => {
  expect(formatMoment(time)).toMatch(/Nov 22, 2026.*12:05/)
  expect(toManilaField(time)).toBe('2026-11-22T00:05')
  expect(fromManilaField('2026-11-22T00:05')).toBe(time)
  // Nothing stays nothing.
  expect(formatMoment(null)).toBe('')
  expect(toManilaField(null)).toBe('')
  expect(fromManilaField('')).toBeNull()
})
