import { describe, expect, test } from 'vitest'
import type { EventItem } from './events.ts'
import { parseMonth, weeksOf } from './months.ts'

const event = (eventID: string, startsAt: string, endsAt = startsAt) =>
  ({ eventID, startsAt: `2027-01-${startsAt}`, endsAt: `2027-01-${endsAt}` }) as EventItem

/** Says the events on a day of January 2027: name, row and days over which the title goes. */
const eventsOn = (weeks: ReturnType<typeof weeksOf<EventItem>>, day: string) =>
  weeks
    .flat()
    .find((each) => each.day === `2027-01-${day}`)
    ?.events.map(({ event, lane, span }) => `${event.eventID} ${lane} ${span}`)
    .join(', ')

describe('the weeks of a month', () => {
  test('begin on Sunday and are filled up with the days around', () => {
    const weeks = weeksOf('2027-01', [])
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
    const own = weeks[0]?.filter(({ isOutside }) => !isOutside).map(({ day }) => day)
    expect(own).toEqual(['2027-01-01', '2027-01-02'])
    expect(weeks[0]?.slice(5).map(({ day }) => day)).toEqual(own)
    expect(weeksOf('2026-02', [])).toHaveLength(4)
    const leap = weeksOf('2028-02', []).flat()
    expect(leap.filter(({ isOutside }) => !isOutside)).toHaveLength(29)
  })

  test.each<[string, EventItem[], Record<string, string>]>([
    [
      'an event on each day that it covers, its title once a week over as many days as it has there',
      [event('camp', '08T08:00', '11T12:00')],
      {
        '07': '',
        '08': 'camp 1 2',
        '09': 'camp 1 0',
        '10': 'camp 1 2',
        '11': 'camp 1 0',
        '12': '',
      },
    ],
    [
      'what takes place on the first or the last day of a week alone',
      [event('Sunday', '03T08:00'), event('Saturday', '09T08:00')],
      { '03': 'Sunday 1 1', '09': 'Saturday 1 1' },
    ],
    [
      'an event in the first row again in a week that the event above it does not reach',
      [event('fair', '04T08:00', '05T12:00'), event('camp', '05T08:00', '11T12:00')],
      { '05': 'fair 1 0, camp 2 5', '10': 'camp 1 2' },
    ],
    [
      'an event that begins after the one in the first row has ended there',
      [event('Monday', '04T08:00'), event('Tuesday', '05T08:00')],
      { '05': 'Tuesday 1 1' },
    ],
    [
      'each event of a week in a row of its own where it meets another',
      [event('late', '12T10:00'), event('long', '12T07:00', '14T12:00'), event('next', '13T10:00')],
      { '12': 'long 1 3, late 2 1', '13': 'long 1 0, next 2 1' },
    ],
  ])('show %s', (_what, events, expected) => {
    const weeks = weeksOf('2027-01', events)
    const shown = Object.keys(expected).map((day) => [day, eventsOn(weeks, day)])
    expect(Object.fromEntries(shown)).toEqual(expected)
  })

  test('leave out the days of other months, and repeat a title on the first', () => {
    const year = { ...event('year', ''), startsAt: '2026-12-30T00:00', endsAt: '2027-02-02T00:00' }
    const weeks = weeksOf('2027-01', [year])
    for (const outside of [weeks[0]?.[4], weeks[5]?.[1]]) expect(outside?.events).toEqual([])
    expect(eventsOn(weeks, '01')).toBe('year 1 2')
    expect(eventsOn(weeks, '31')).toBe('year 1 1')
  })
})

const parse = (query: string) => parseMonth(new URLSearchParams(query))

test('a month is written as 2026-12; without one the current month is meant', () => {
  expect(parse('month=2026-12')).toEqual({ ok: true, value: '2026-12' })
  expect(parse('')).toEqual({ ok: true, value: null })
  for (const month of ['2026-13', '2026-00', '2026-1', '1999-12', '2100-01', '', '2026-12-01'])
    expect(parse(`month=${month}`)).toEqual({ ok: false, failure: month })
  expect(parse('month=+2026-12').ok).toBe(false)
  expect(parse('month=12026-12').ok).toBe(false)
})
