import { expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, nextManilaMidnight, weekdayOf } from './dates.ts'
import { formatFullDate, formatMonth, formatTime } from './formats.ts'

test('days and months are counted across the ends of months, years and February', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-12-16', '2027-01-01')).toBe(16)
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2026-03', -26)).toBe('2024-01')
  expect(weekdayOf('2026-12-16')).toBe(3)
})

test('the next day begins in Manila at 16:00 UTC', () => {
  const next = (moment: string) => new Date(nextManilaMidnight(Date.parse(moment))).toISOString()
  expect(next('2026-12-31T15:59:59.999Z')).toBe('2026-12-31T16:00:00.000Z')
  expect(next('2026-12-31T16:00:00Z')).toBe('2027-01-01T16:00:00.000Z')
})

test('dates and times are written in words', () => {
  expect(formatFullDate('2026-12-16', 'en')).toBe('Wednesday, December 16, 2026')
  expect(formatMonth('2026-12', 'en')).toBe('December 2026')
  expect(['00:00', '04:30', '12:05', '23:59'].map((time) => formatTime(time, 'en'))).toEqual([
    '12:00 AM',
    '4:30 AM',
    '12:05 PM',
    '11:59 PM',
  ])
})
