import { afterEach, describe, expect, test, vi } from 'vitest'
import { dayInManila, parseServiceDate, toServiceDate } from './dates.ts'
import { formatBadge, formatFullDate, formatMoment, formatTime } from './formats.ts'

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

  test.each([
    '02302025',
    '02292025',
    '13012025',
    '00102025',
    '01002025',
    '04312025',
    '20250309',
    '00000000',
    '1 2026-11-20',
    '2026-11-201',
    20_250_309,
  ])('%j is no date and is left out', (written) => {
    expect(parseServiceDate(written)).toBeNull()
  })

  test.each([
    ['2026-11-05', '2026-11-05'],
    ['2026-11-05 08:30:00', '2026-11-05'],
    ['2026-11-05T08:30', '2026-11-05'],
    ['Nov 5, 2026', '2026-11-05'],
    ['5 November 2026', '2026-11-05'],
    ['2026/11/05', '2026-11-05'],
    ['11/05/2026', '2026-11-05'],
    ['11-05-2026', '2026-11-05'],
  ])('%j means the day that is written, wherever the visitor is', (written, day) => {
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Asia/Manila']) {
      vi.stubEnv('TZ', zone)
      expect({ zone, day: parseServiceDate(written) }).toEqual({ zone, day })
    }
  })

  test.each([
    ['2026-11-05T20:00:00Z', '2026-11-06'],
    ['2026-11-05T15:59:59.999Z', '2026-11-05'],
    ['2026-11-05T23:00:00+08:00', '2026-11-05'],
    ['2026-11-05T20:00:00-0500', '2026-11-06'],
    ['Thu, 05 Nov 2026 00:00:00 +0800', '2026-11-05'],
    ['Thu, 05 Nov 2026 17:00:00 GMT', '2026-11-06'],
    ['2026-11-05T20:00:00.5+00:00', '2026-11-06'],
    ['Nov 5, 2026 20:00 UTC', '2026-11-06'],
    ['Thu Nov 05 2026 00:00:00 GMT+0800', '2026-11-05'],
    ['Thu Nov 05 2026 00:00:00 GMT+0800 (Philippine Standard Time)', '2026-11-05'],
    ['Thu Nov 05 2026 17:00:00 GMT+0000(UTC)', '2026-11-06'],
  ])('%j says its zone, so it means the day in Manila: %s', (written, day) => {
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      vi.stubEnv('TZ', zone)
      expect({ zone, day: parseServiceDate(written) }).toEqual({ zone, day })
    }
  })

  test.each([
    '',
    '   ',
    'soon',
    'November',
    '2026-02-30',
    '2026-13-01',
    '1234567',
    null,
    undefined,
    true,
    {},
    [],
    Number.NaN,
    `Nov 5, 2026 (${'x'.repeat(100)})`,
  ])('%j is no date and is left out', (written) => {
    expect(parseServiceDate(written)).toBeNull()
  })

  test('the service’s form is written as it is read', () => {
    expect(toServiceDate('2025-03-09')).toBe('03092025')
    expect(parseServiceDate(toServiceDate('2025-03-09'))).toBe('2025-03-09')
    expect(toServiceDate(null)).toBe('')
  })
})

test('the day in Manila begins at 16:00 UTC of the day before', () => {
  expect(dayInManila(new Date('2026-11-19T15:59:59.999Z'))).toBe('2026-11-19')
  expect(dayInManila(new Date('2026-11-19T16:00:00.000Z'))).toBe('2026-11-20')
})

describe('dates on screen (spec 9), the same in every time zone', () => {
  test.each(['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles'])('in %s', async (zone) => {
    // The module builds its formats when it is loaded.
    vi.stubEnv('TZ', zone)
    vi.resetModules()
    const { formatBadge, formatLongDate, formatShortDate } = await import('./formats.ts')
    expect(formatBadge('2026-11-05', 'en')).toEqual({ day: '05', month: 'Nov' })
    expect(formatShortDate('2026-11-05', 'en')).toBe('Nov 5, 2026')
    expect(formatLongDate('2026-11-05', 'en')).toBe('November 5, 2026')
  })
})

test('dates and hours are written in Filipino', () => {
  expect(formatFullDate('2026-12-16', 'fil')).toBe('Miyerkules, Disyembre 16, 2026')
  expect(formatBadge('2026-11-05', 'fil')).toEqual({ day: '05', month: 'Nob' })
  expect(formatTime('04:30', 'fil')).toBe('4:30 AM')
  expect(formatMoment(Date.UTC(2026, 10, 20, 4), 'fil')).toBe('Nobyembre 20, 2026 nang 12:00 PM')
})
