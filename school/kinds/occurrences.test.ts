import { describe, expect, test } from 'vitest'
import { eventSchema } from './event.ts'
import {
  comingOccurrences,
  lastDayOf,
  lastOccurrence,
  monthsOf,
  occurrencesBetween,
  occurrencesOf,
  weekdaysOf,
  type Weekday,
} from './occurrences.ts'

const event = (
  startsAt: string,
  endsAt: string,
  every?: 'day' | 'week' | 'month' | 'year',
  until = '',
) => ({
  startsAt,
  endsAt,
  repeat: every ? { every, until } : null,
})
const startsOf = (...of: Parameters<typeof event>) =>
  [...occurrencesOf(event(...of))].map(({ startsAt }) => startsAt)

describe('occurrences of an event', () => {
  test('without a repeat it takes place once', () => {
    expect([...occurrencesOf(event('2026-12-16T04:30', '2026-12-16T05:30'))]).toEqual([
      { startsAt: '2026-12-16T04:30', endsAt: '2026-12-16T05:30' },
    ])
  })

  test('a repeat includes its last day', () => {
    const days = startsOf('2026-12-16T04:30', '2026-12-16T05:30', 'day', '2026-12-24')
    expect(days).toHaveLength(9)
    expect(days.at(-1)).toBe('2026-12-24T04:30')
  })

  test('a weekly repeat crosses months and years, and keeps the length of the event', () => {
    expect([
      ...occurrencesOf(event('2026-12-24T20:00', '2026-12-25T02:00', 'week', '2027-01-07')),
    ]).toEqual([
      { startsAt: '2026-12-24T20:00', endsAt: '2026-12-25T02:00' },
      { startsAt: '2026-12-31T20:00', endsAt: '2027-01-01T02:00' },
      { startsAt: '2027-01-07T20:00', endsAt: '2027-01-08T02:00' },
    ])
  })

  test('a weekly repeat takes place on each of its weekdays, and on that of its first day', () => {
    const choir = event('2026-12-16T16:00', '2026-12-16T17:00', 'week', '2026-12-25')
    const on = (...weekdays: Weekday[]) => {
      const repeat = choir.repeat && { ...choir.repeat, weekdays }
      return [...occurrencesOf({ ...choir, repeat })].map(({ startsAt }) => startsAt.slice(0, 10))
    }
    const wednesdays = ['2026-12-16', '2026-12-23']
    expect(on()).toEqual(wednesdays)
    expect(on('Wednesday')).toEqual(wednesdays)
    expect(on('Friday', 'Monday')).toEqual([
      '2026-12-16',
      '2026-12-18',
      '2026-12-21',
      '2026-12-23',
      '2026-12-25',
    ])
    expect(weekdaysOf(choir)).toEqual(['Wednesday'])
  })

  test('a repeat leaves out its days left out, also the first and the last', () => {
    const mass = event('2026-12-16T04:30', '2026-12-16T05:30', 'day', '2026-12-24')
    const except = ['2026-12-16', '2026-12-20', '2026-12-24', '2027-01-01']
    const cut = { ...mass, repeat: mass.repeat && { ...mass.repeat, except } }
    expect([...occurrencesOf(cut)].map(({ startsAt }) => startsAt.slice(8, 10))).toEqual([
      '17',
      '18',
      '19',
      '21',
      '22',
      '23',
    ])
    expect(lastDayOf(cut)).toBe('2026-12-23')
    expect(lastOccurrence(cut).startsAt).toBe('2026-12-23T04:30')
    expect(occurrencesBetween(cut, '2026-12-20', '2026-12-20')).toEqual([])
  })

  test('a monthly repeat leaves out months without that day, as calendar programs do', () => {
    expect(startsOf('2027-01-31T08:00', '2027-01-31T09:00', 'month', '2027-05-31')).toEqual([
      '2027-01-31T08:00',
      '2027-03-31T08:00',
      '2027-05-31T08:00',
    ])
    expect(startsOf('2027-01-31T08:00', '2027-01-31T09:00', 'month', '2027-05-30')).toHaveLength(2)
  })

  test('a yearly repeat on February 29 takes place in leap years', () => {
    expect(startsOf('2028-02-29T08:00', '2028-02-29T09:00', 'year', '2036-12-31')).toEqual([
      '2028-02-29T08:00',
      '2032-02-29T08:00',
      '2036-02-29T08:00',
    ])
  })

  test('its last day is that of the last occurrence, its months are those with days of it', () => {
    const overNewYear = event('2026-11-30T08:00', '2026-12-01T08:00', 'month', '2027-01-30')
    expect(lastDayOf(overNewYear)).toBe('2027-01-31')
    expect(monthsOf(overNewYear)).toEqual(['2026-11', '2026-12', '2027-01'])
    expect(monthsOf(event('2027-03-15T00:00', '2027-06-04T23:59'))).toEqual([
      '2027-03',
      '2027-04',
      '2027-05',
      '2027-06',
    ])
    expect(lastOccurrence(overNewYear).startsAt).toBe('2027-01-30T08:00')
  })

  test('those of a month begin before it, lie in it or end after it', () => {
    const month = (of: ReturnType<typeof event>) =>
      occurrencesBetween(of, '2027-01-01', '2027-01-31')
    expect(month(event('2026-12-31T23:59', '2027-01-01T00:00'))).toHaveLength(1)
    expect(month(event('2027-01-31T23:59', '2027-02-03T00:00'))).toHaveLength(1)
    expect(month(event('2026-12-31T20:00', '2026-12-31T23:59'))).toHaveLength(0)
    expect(month(event('2027-02-01T00:00', '2027-02-01T00:00'))).toHaveLength(0)
    expect(month(event('2026-12-16T04:30', '2026-12-16T05:30', 'week', '2027-02-28'))).toHaveLength(
      4,
    )
  })

  test('what comes is what is not over at the end of the day', () => {
    const mass = event('2026-12-16T04:30', '2026-12-16T05:30', 'day', '2026-12-24')
    expect(comingOccurrences(mass, '2026-12-23', 5).map(({ startsAt }) => startsAt)).toEqual([
      '2026-12-23T04:30',
      '2026-12-24T04:30',
    ])
    expect(comingOccurrences(mass, '2026-12-25', 5)).toEqual([])
    expect(
      comingOccurrences(event('2027-01-01T00:00', '2027-01-31T00:00'), '2027-01-20', 1),
    ).toHaveLength(1)
  })
})

describe('an event that staff write', () => {
  const base = {
    title: 'Mass',
    startsAt: '2026-12-16T04:30',
    endsAt: '2026-12-16T05:30',
    category: 'Spirituality',
  }
  const problem = (change: object) =>
    eventSchema.safeParse({ ...base, ...change }).error?.issues[0]?.message

  test('is taken when it is whole, and refused with a sentence when it cannot be', () => {
    expect(problem({})).toBeUndefined()
    expect(problem({ startsAt: '2027-02-30T04:30', endsAt: '2027-03-30T04:30' })).toBe(
      'There is no such day in the calendar.',
    )
    expect(problem({ endsAt: '2026-12-16T04:29' })).toContain('end may not come before')
    expect(problem({ endsAt: '2028-12-16T04:30' })).toContain('a year at most')
    expect(problem({ repeat: { every: 'day', until: '2026-12-15' } })).toContain('before the start')
    expect(problem({ repeat: { every: 'day', until: '2099-12-15' } })).toContain('10 years')
    const days = { every: 'day', until: '2026-12-17', except: ['2026-12-16'] }
    expect(problem({ repeat: days })).toBeUndefined()
    expect(problem({ repeat: { ...days, except: [...days.except, '2026-12-17'] } })).toBe(
      'Every day is left out. Keep at least one.',
    )
    expect(problem({ repeat: { ...days, weekdays: ['Someday'] } })).toBe(
      'Choose a day of the week.',
    )
  })
})
