import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addDays,
  addMonths,
  dayInManila,
  dayNumber,
  dayOfNumber,
  daysBetween,
  nextManilaMidnight,
  parseServiceDate,
  storedDay,
  toServiceDate,
  weekdayOf,
} from './dates.ts'
import {
  formatBadge,
  formatFullDate,
  formatLongDate,
  formatMoment,
  formatMonth,
  formatShortDate,
  formatShortFullDate,
  formatShortWeekday,
  formatTime,
  formatWeekday,
} from './formats.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('a date from the news service (spec 5)', () => {
  test.each([
    ['03092025', '2025-03-09'],
    ['12312024', '2024-12-31'],
    ['02292024', '2024-02-29'],
    [' 03092025 ', '2025-03-09'],
    [3_092_025, '2025-03-09'],
    [11_052_026, '2026-11-05'],
  ])('%j is read as MMDDYYYY: %s', (written, day) => {
    expect(parseServiceDate(written)).toBe(day)
  })

  test.each<[string, unknown[]]>([
    ['a day that does not exist', ['02302025', '02292025', '13012025', '00102025', '01002025']],
    ['an ISO day that does not exist', ['2026-02-30', '2026-13-01']],
    ['digits in another order', ['20250309', 20_250_309, '00000000', '1234567']],
    ['a day with more beside it', ['1 2026-11-20', '2026-11-201']],
    ['a text without a day', ['', '   ', 'soon', 'November']],
    ['a text that is too long', [`Nov 5, 2026 (${'x'.repeat(100)})`]],
    ['another type', [null, undefined, true, {}, [], Number.NaN]],
  ])('%s is no date and is left out', (_, written) => {
    expect(written.map(parseServiceDate)).toEqual(written.map(() => null))
  })

  const named = 'Thu Nov 05 2026 00:00:00 GMT+0800'
  test.each<[string, string, string[]]>([
    ['says no zone', '2026-11-05', ['2026-11-05', '2026-11-05 08:30:00', '2026-11-05T08:30']],
    ['is written in words', '2026-11-05', ['Nov 5, 2026', '5 November 2026']],
    ['has another order', '2026-11-05', ['2026/11/05', '11/05/2026', '11-05-2026']],
    ['says its zone', '2026-11-05', ['2026-11-05T15:59:59.999Z', '2026-11-05T23:00:00+08:00']],
    ['says its zone', '2026-11-06', ['2026-11-05T20:00:00Z', '2026-11-05T20:00:00-0500']],
    ['says its zone', '2026-11-06', ['2026-11-05T20:00:00.5+00:00', 'Nov 5, 2026 20:00 UTC']],
    ['is of HTTP', '2026-11-05', ['Thu, 05 Nov 2026 00:00:00 +0800']],
    ['is of HTTP', '2026-11-06', ['Thu, 05 Nov 2026 17:00:00 GMT']],
    ['is of JavaScript', '2026-11-05', [named, `${named} (Philippine Standard Time)`]],
    ['is of JavaScript', '2026-11-06', ['Thu Nov 05 2026 17:00:00 GMT+0000(UTC)']],
  ])('a text that %s means the same day wherever the visitor is: %s', (_, day, texts) => {
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Asia/Manila']) {
      vi.stubEnv('TZ', zone)
      for (const text of texts)
        expect([zone, text, parseServiceDate(text)]).toEqual([zone, text, day])
    }
  })

  test('the service’s form is written as it is read', () => {
    expect(toServiceDate('2025-03-09')).toBe('03092025')
    expect(parseServiceDate(toServiceDate('2025-03-09'))).toBe('2025-03-09')
    expect(toServiceDate(null)).toBe('')
  })
})

test('days and months are counted across the ends of months, years and February', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-12-16', '2027-01-01')).toBe(16)
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
  expect(addMonths('2026-03', -26)).toBe('2024-01')
  expect(weekdayOf('2026-12-16')).toBe(3)
})

test('the database stores days as numbers that sort by time, and no date comes before all of them', () => {
  expect(dayNumber('2025-03-09')).toBe(20_250_309)
  expect(dayOfNumber(20_250_309)).toBe('2025-03-09')
  expect(dayOfNumber(dayNumber('0999-03-09'))).toBe('0999-03-09')
  expect(dayNumber(null)).toBe(0)
  expect([0, 20_250_309].map(storedDay)).toEqual([null, '2025-03-09'])
})

test('a day begins in Manila at 16:00 UTC of the day before', () => {
  expect(dayInManila(new Date('2026-11-19T15:59:59.999Z'))).toBe('2026-11-19')
  expect(dayInManila(new Date('2026-11-19T16:00:00.000Z'))).toBe('2026-11-20')
  const next = (moment: string) => new Date(nextManilaMidnight(Date.parse(moment))).toISOString()
  expect(next('2026-12-31T15:59:59.999Z')).toBe('2026-12-31T16:00:00.000Z')
  expect(next('2026-12-31T16:00:00Z')).toBe('2027-01-01T16:00:00.000Z')
})

test('dates on screen are the same in every time zone (spec 9)', async () => {
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
    // The module builds its formats when it is loaded.
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    const { formatBadge, formatLongDate, formatShortDate } = await import('./formats.ts')
    expect([zone, formatBadge('2026-11-05', 'en')]).toEqual([zone, { day: '05', month: 'Nov' }])
    expect([zone, formatShortDate('2026-11-05', 'en')]).toEqual([zone, 'Nov 5, 2026'])
    expect([zone, formatLongDate('2026-11-05', 'en')]).toEqual([zone, 'November 5, 2026'])
  }
})

test.each([
  [formatShortDate, 'Nov 5, 2026', 'Nob 5, 2026'],
  [formatLongDate, 'November 5, 2026', 'Nobyembre 5, 2026'],
  [formatFullDate, 'Thursday, November 5, 2026', 'Huwebes, Nobyembre 5, 2026'],
  [formatShortFullDate, 'Thu, Nov 5, 2026', 'Huw, Nob 5, 2026'],
  [formatWeekday, 'Thursday', 'Huwebes'],
  [formatShortWeekday, 'Thu', 'Huw'],
])('a day is written as each place needs it, in both languages: %# %s', (format, en, fil) => {
  expect([format('2026-11-05', 'en'), format('2026-11-05', 'fil')]).toEqual([en, fil])
})

test('months, hours and moments are written in words', () => {
  expect(formatMonth('2026-12', 'en')).toBe('December 2026')
  const hours = ['00:00', '04:30', '12:05', '23:59'].map((time) => formatTime(time, 'en'))
  expect(hours).toEqual(['12:00 AM', '4:30 AM', '12:05 PM', '11:59 PM'])
  expect(formatBadge('2026-11-05', 'fil')).toEqual({ day: '05', month: 'Nob' })
  expect(formatTime('04:30', 'fil')).toBe('4:30 AM')
  expect(formatMoment(Date.UTC(2026, 10, 20, 4), 'fil')).toBe('Nobyembre 20, 2026 nang 12:00 PM')
})
