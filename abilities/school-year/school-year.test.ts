import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '../../school/base/dates.ts'
import { schoolYearField } from '../../school/base/school-year-name.ts'
import { daysOf, isMoveDue, moveDay, moveEvent, moveYearsIn, startAt } from './school-year.ts'

test('a school year begins in June', () => {
  expect(startAt('2027-05-31')).toBe(2026)
  expect(startAt('2027-06-01')).toBe(2027)
  expect(daysOf(2027)).toEqual({ first: '2027-06-01', last: '2028-05-31' })
})

test.each([
  [2026, '2027-02-28', false],
  [2026, '2027-03-01', true],
  [2026, '2028-01-15', true],
  [2027, '2027-03-01', false],
  [2027, '2028-02-29', false],
  [2027, '2028-03-01', true],
])(
  'the move from %i is due at %s, from the first of March until it was made: %j',
  (year, day, is) => {
    expect(isMoveDue(year, day)).toBe(is)
  },
)

test('a school year is two years that follow each other', () => {
  const names = ['2027-2028', '2027', '2027-2029', '2027-28', '2028-2027']
  const taken = names.filter((name) => schoolYearField.safeParse(name).success)
  expect(taken).toEqual(['2027-2028'])
})

test.each([
  ['A.Y. 24-25', 'A.Y. 25-26'],
  ['A.Y. 99-00', 'A.Y. 00-01'],
  ['For school year 2027–2028', 'For school year 2028–2029'],
  ['Room 12-14', 'Room 12-14'],
  ['Goals for 2030', 'Goals for 2030'],
  ['9-5', '9-5'],
  ['July 16-24', 'July 16-24'],
])('the text %j moves on to %j', (text, moved) => {
  expect(moveYearsIn(text, 1)).toBe(moved)
})

describe('a day that moves to the next year', () => {
  test.each([
    ['2026-12-04', '2027-12-03', 'a first Friday'],
    ['2027-01-01', '2028-01-07', 'a first Friday'],
    ['2026-11-30', '2027-11-29', 'a fifth Monday of five to five'],
    ['2027-05-29', '2028-05-27', 'a fifth Saturday of five to four'],
  ])('stays the same weekday of its month, or its last one: %s is %s (%s)', (day, moved) => {
    expect(moveDay(day, 1, 'weekday')).toBe(moved)
  })

  test('stays the same date, but for February 29', () => {
    expect(moveDay('2026-12-04', 1, 'date')).toBe('2027-12-04')
    expect(moveDay('2028-02-29', 1, 'date')).toBe('2029-02-28')
  })

  test('never leaves its month or its weekday, ten years on', () => {
    for (let day = '2026-06-01'; day < '2028-06-01'; day = addDays(day, 1)) {
      let moved = day
      for (let year = 0; year < 10; year += 1) moved = moveDay(moved, 1, 'weekday')
      const place = (of: string) => ({ from: day, month: of.slice(5, 7), weekday: weekdayOf(of) })
      expect(place(moved)).toEqual(place(day))
    }
  })
})

describe('an event that moves to the next year', () => {
  const times = (startsAt: string, endsAt: string, until: string | null = null) => ({
    startsAt,
    endsAt,
    until,
  })

  test('is as long as before, at the same hours', () => {
    const once = { ...times('2026-12-16T04:30', '2026-12-24T05:30'), every: null }
    expect(moveEvent(once, 'date')).toEqual(times('2027-12-16T04:30', '2027-12-24T05:30'))
    expect(moveEvent(once, 'weekday')).toEqual(times('2027-12-15T04:30', '2027-12-23T05:30'))
  })

  test('goes on for as long, and a weekly one keeps its weekdays in any case', () => {
    const choir = times('2026-08-03T16:00', '2026-08-03T17:00', '2027-03-15')
    const moved = times('2027-08-02T16:00', '2027-08-02T17:00', '2028-03-13')
    expect(moveEvent({ ...choir, every: 'week' }, 'date')).toEqual(moved)
  })

  test('keeps its date when it goes by the date, as Simbang gabi does', () => {
    const masses = times('2026-12-16T04:30', '2026-12-16T05:30', '2026-12-24')
    expect(moveEvent({ ...masses, every: 'day' }, 'weekday')).toEqual(
      times('2027-12-16T04:30', '2027-12-16T05:30', '2027-12-24'),
    )
    const [starts, ends] = ['2026-10-12T08:00', '2026-10-12T12:00']
    const daily = { ...times(starts, ends, '2026-10-16'), every: 'day' } as const
    expect(moveEvent(daily, 'weekday'), 'Monday to Friday').toEqual(
      times('2027-10-11T08:00', '2027-10-11T12:00', '2027-10-15'),
    )
    const monthly = { ...times(starts, ends, '2027-03-12'), every: 'month' } as const
    expect(moveEvent(monthly, 'weekday')).toMatchObject({ startsAt: '2027-10-12T08:00' })
  })
})
