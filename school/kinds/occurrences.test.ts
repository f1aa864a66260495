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
  type Repeat,
  type Weekday,
} from './occurrences.ts'

type Rule = [every?: Repeat['every'], until?: string, others?: Partial<Repeat>]
const event = (startsAt: string, endsAt: string, ...[every, until = '', others]: Rule) => ({
  startsAt,
  endsAt,
  repeat: every ? { every, until, ...others } : null,
})
const startsOf = (of: ReturnType<typeof event>) =>
  [...occurrencesOf(of)].map(({ startsAt }) => startsAt)
/** The days of a repeated event that begins at 16:30 on December 16, a Wednesday. */
const daysOf = (...repeat: Rule) =>
  startsOf(event('2026-12-16T16:30', '2026-12-16T17:00', ...repeat)).map((start) => {
    expect(start.slice(10)).toBe('T16:30')
    return start.slice(0, 10)
  })

describe('occurrences of an event', () => {
  test('are one without a repeat, and else keep the length of the event until its last day', () => {
    const night = { startsAt: '2026-12-24T20:00', endsAt: '2026-12-25T02:00' }
    expect([...occurrencesOf({ ...night, repeat: null })]).toEqual([night])
    const until = '2027-01-07'
    expect([...occurrencesOf({ ...night, repeat: { every: 'week', until } })]).toEqual([
      night,
      { startsAt: '2026-12-31T20:00', endsAt: '2027-01-01T02:00' },
      { startsAt: '2027-01-07T20:00', endsAt: '2027-01-08T02:00' },
    ])
    const days = daysOf('day', '2026-12-24')
    expect([days.length, days.at(-1)]).toEqual([9, '2026-12-24'])
  })

  test('of a weekly repeat are on each of its weekdays, and on that of its first day', () => {
    const on = (...weekdays: Weekday[]) => daysOf('week', '2026-12-25', { weekdays })
    const wednesdays = ['2026-12-16', '2026-12-23']
    expect(on()).toEqual(wednesdays)
    expect(on('Wednesday')).toEqual(wednesdays)
    const fromFriday = ['2026-12-18', '2026-12-21', '2026-12-23', '2026-12-25']
    expect(on('Friday', 'Monday')).toEqual(['2026-12-16', ...fromFriday])
    const choir = event('2026-12-16T16:00', '2026-12-16T17:00', 'week', '2026-12-25')
    expect(weekdaysOf(choir)).toEqual(['Wednesday'])
  })

  test('leave out the days left out, also the first and the last', () => {
    const except = ['2026-12-16', '2026-12-20', '2026-12-24', '2027-01-01']
    const cut = event('2026-12-16T04:30', '2026-12-16T05:30', 'day', '2026-12-24', { except })
    const days = startsOf(cut).map((start) => start.slice(8, 10))
    expect(days).toEqual(['17', '18', '19', '21', '22', '23'])
    expect(lastDayOf(cut)).toBe('2026-12-23')
    expect(lastOccurrence(cut).startsAt).toBe('2026-12-23T04:30')
    expect(occurrencesBetween(cut, '2026-12-20', '2026-12-20')).toEqual([])
  })

  test('leave out months and years without that day, as calendar programs do', () => {
    const monthly = (until: string) =>
      startsOf(event('2027-01-31T08:00', '2027-01-31T09:00', 'month', until))
    const until = (...days: string[]) => days.map((day) => `${day}T08:00`)
    expect(monthly('2027-05-31')).toEqual(until('2027-01-31', '2027-03-31', '2027-05-31'))
    expect(monthly('2027-05-30')).toHaveLength(2)
    const yearly = event('2028-02-29T08:00', '2028-02-29T09:00', 'year', '2036-12-31')
    expect(startsOf(yearly)).toEqual(until('2028-02-29', '2032-02-29', '2036-02-29'))
  })

  test('end with the last day of the last one, and have the months with days of them', () => {
    const overNewYear = event('2026-11-30T08:00', '2026-12-01T08:00', 'month', '2027-01-30')
    expect(lastDayOf(overNewYear)).toBe('2027-01-31')
    expect(lastOccurrence(overNewYear).startsAt).toBe('2027-01-30T08:00')
    expect(monthsOf(overNewYear)).toEqual(['2026-11', '2026-12', '2027-01'])
    const term = event('2027-03-15T00:00', '2027-06-04T23:59')
    expect(monthsOf(term)).toEqual(['2027-03', '2027-04', '2027-05', '2027-06'])
  })

  test.each<[number, ...Parameters<typeof event>]>([
    [1, '2026-12-31T23:59', '2027-01-01T00:00'],
    [1, '2027-01-31T23:59', '2027-02-03T00:00'],
    [0, '2026-12-31T20:00', '2026-12-31T23:59'],
    [0, '2027-02-01T00:00', '2027-02-01T00:00'],
    [4, '2026-12-16T04:30', '2026-12-16T05:30', 'week', '2027-02-28'],
  ])('in January are %i of those from %s to %s', (count, ...of) => {
    expect(occurrencesBetween(event(...of), '2027-01-01', '2027-01-31')).toHaveLength(count)
  })

  test('come as long as they are not over at the end of the day', () => {
    const mass = event('2026-12-16T04:30', '2026-12-16T05:30', 'day', '2026-12-24')
    const coming = comingOccurrences(mass, '2026-12-23', 5).map(({ startsAt }) => startsAt)
    expect(coming).toEqual(['2026-12-23T04:30', '2026-12-24T04:30'])
    expect(comingOccurrences(mass, '2026-12-25', 5)).toEqual([])
    const month = event('2027-01-01T00:00', '2027-01-31T00:00')
    expect(comingOccurrences(month, '2027-01-20', 1)).toHaveLength(1)
  })
})

const days = { every: 'day', until: '2026-12-17', except: ['2026-12-16'] }
const both = ['2026-12-16', '2026-12-17']
test.each<[object, string]>([
  [{}, 'none'],
  [{ startsAt: '2027-02-30T04:30' }, 'There is no such day in the calendar.'],
  [{ endsAt: '2026-12-16T04:29' }, 'end may not come before'],
  [{ endsAt: '2028-12-16T04:30' }, 'a year at most'],
  [{ repeat: { ...days, until: '2026-12-15' } }, 'before the start'],
  [{ repeat: { ...days, until: '2099-12-15' } }, '10 years'],
  [{ repeat: days }, 'none'],
  [{ repeat: { ...days, except: both } }, 'Every day is left out. Keep at least one.'],
  [{ repeat: { ...days, weekdays: ['Someday'] } }, 'Choose a day of the week.'],
])('an event that staff write with %j has the problem %j', (change, problem) => {
  const times = { startsAt: '2026-12-16T04:30', endsAt: '2026-12-16T05:30' }
  const base = { ...times, title: 'Mass', category: 'Spirituality' }
  const read = eventSchema.safeParse({ ...base, ...change })
  expect(read.error?.issues[0]?.message ?? 'none').toContain(problem)
})
