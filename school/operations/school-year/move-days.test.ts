import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '../../base/dates.ts'
import { moveDay, moveEvent } from './move-days.ts'

describe('a day that moves to the next year', () => {
  test('stays the same weekday of its month, or the same date', () => {
    expect(moveDay('2026-12-04', 1, 'weekday')).toBe('2027-12-03')
    expect(moveDay('2027-01-01', 1, 'weekday'), 'first Friday').toBe('2028-01-07')
    expect(moveDay('2026-12-04', 1, 'date')).toBe('2027-12-04')
  })

  test('becomes the last of its weekday in a month without a fifth', () => {
    expect(moveDay('2026-10-31', 1, 'weekday'), 'fifth Saturday').toBe('2027-10-30')
    expect(moveDay('2027-01-31', 1, 'weekday'), 'fifth Sunday').toBe('2028-01-30')
    expect(moveDay('2027-03-31', 1, 'weekday'), 'fifth Wednesday').toBe('2028-03-29')
    expect(moveDay('2026-11-30', 1, 'weekday'), 'fifth Monday').toBe('2027-11-29')
    expect(moveDay('2026-08-31', 1, 'weekday'), 'fifth Monday').toBe('2027-08-30')
    expect(moveDay('2027-05-29', 1, 'weekday'), 'fifth Saturday of five to four').toBe('2028-05-27')
  })

  test('becomes February 28 when it was February 29', () => {
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
  const once = {
    startsAt: '2026-12-16T04:30',
    endsAt: '2026-12-24T05:30',
    until: null,
    every: null,
  }

  test('is as long as before, at the same hours', () => {
    expect(moveEvent(once, 'date')).toEqual({
      startsAt: '2027-12-16T04:30',
      endsAt: '2027-12-24T05:30',
      until: null,
    })
    expect(moveEvent(once, 'weekday')).toEqual({
      startsAt: '2027-12-15T04:30',
      endsAt: '2027-12-23T05:30',
      until: null,
    })
  })

  test('goes on for as long, and a weekly one keeps its weekdays in any case', () => {
    const choir = { startsAt: '2026-08-03T16:00', endsAt: '2026-08-03T17:00', until: '2027-03-15' }
    const moved = moveEvent({ ...choir, every: 'week' }, 'date')
    expect(moved).toEqual({
      startsAt: '2027-08-02T16:00',
      endsAt: '2027-08-02T17:00',
      until: '2028-03-13',
    })
  })

  test('keeps its date when it goes by the date, as Simbang gabi does', () => {
    const masses = { startsAt: '2026-12-16T04:30', endsAt: '2026-12-16T05:30', until: '2026-12-24' }
    expect(moveEvent({ ...masses, every: 'day' }, 'weekday')).toMatchObject({
      startsAt: '2027-12-16T04:30',
      until: '2027-12-24',
    })
    const tests = { ...masses, startsAt: '2026-10-12T08:00', endsAt: '2026-10-12T12:00' }
    const moved = moveEvent({ ...tests, until: '2026-10-16', every: 'day' }, 'weekday')
    expect(moved, 'Monday to Friday').toMatchObject({
      startsAt: '2027-10-11T08:00',
      until: '2027-10-15',
    })
    expect(moveEvent({ ...tests, until: '2027-03-12', every: 'month' }, 'weekday')).toMatchObject({
      startsAt: '2027-10-12T08:00',
    })
  })
})
