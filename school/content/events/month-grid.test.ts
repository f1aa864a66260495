import { describe, expect, test } from 'vitest'
import type { EventItem } from './events.ts'
import { weeksOf } from './month-grid.ts'

const event = (eventID: string, startsAt: string, endsAt = startsAt): EventItem => ({
  eventID,
  startsAt,
  endsAt,
  slug: eventID,
  title: eventID,
  category: 'Campus Life',
  place: null,
  allDay: false,
  repeat: null,
  sample: false,
})
const eventsOn = (weeks: ReturnType<typeof weeksOf<EventItem>>, day: string) =>
  weeks
    .flat()
    .find((each) => each.day === day)
    ?.events.map(({ event, lane, span }) => [event.eventID, lane, span])

describe('the weeks of a month', () => {
  test('begin on Sunday and are filled up with the days around', () => {
    const weeks = weeksOf('2027-01', [])
    expect(weeks).toHaveLength(6)
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks[0]?.map(({ day, isOutside }) => (isOutside ? '' : day))).toEqual([
      '',
      '',
      '',
      '',
      '',
      '2027-01-01',
      '2027-01-02',
    ])
    expect(weeksOf('2026-02', [])).toHaveLength(4)
    expect(
      weeksOf('2028-02', [])
        .flat()
        .filter(({ isOutside }) => !isOutside),
    ).toHaveLength(29)
  })

  test('show an event on each day that it covers, its title once a week over as many days as it has there', () => {
    const weeks = weeksOf('2027-01', [event('camp', '2027-01-08T08:00', '2027-01-11T12:00')])
    expect(eventsOn(weeks, '2027-01-07')).toEqual([])
    expect(eventsOn(weeks, '2027-01-08')).toEqual([['camp', 1, 2]])
    expect(eventsOn(weeks, '2027-01-09')).toEqual([['camp', 1, 0]])
    expect(eventsOn(weeks, '2027-01-10')).toEqual([['camp', 1, 2]])
    expect(eventsOn(weeks, '2027-01-11')).toEqual([['camp', 1, 0]])
    expect(eventsOn(weeks, '2027-01-12')).toEqual([])
  })

  test('show what takes place on the first or the last day of a week alone', () => {
    const weeks = weeksOf('2027-01', [
      event('Sunday', '2027-01-03T08:00'),
      event('Saturday', '2027-01-09T08:00'),
    ])
    expect(eventsOn(weeks, '2027-01-03')).toEqual([['Sunday', 1, 1]])
    expect(eventsOn(weeks, '2027-01-09')).toEqual([['Saturday', 1, 1]])
  })

  test('give an event the first row again in a week that the event above it does not reach', () => {
    const weeks = weeksOf('2027-01', [
      event('fair', '2027-01-04T08:00', '2027-01-05T12:00'),
      event('camp', '2027-01-05T08:00', '2027-01-11T12:00'),
    ])
    expect(eventsOn(weeks, '2027-01-05')).toEqual([
      ['fair', 1, 0],
      ['camp', 2, 5],
    ])
    expect(eventsOn(weeks, '2027-01-10')).toEqual([['camp', 1, 2]])
  })

  test('give the first row again to an event that begins after the one there has ended', () => {
    const weeks = weeksOf('2027-01', [
      event('Monday', '2027-01-04T08:00'),
      event('Tuesday', '2027-01-05T08:00'),
    ])
    expect(eventsOn(weeks, '2027-01-05')).toEqual([['Tuesday', 1, 1]])
  })

  test('leave out the days of other months, and repeat a title on the first', () => {
    const weeks = weeksOf('2027-01', [event('year', '2026-12-30T00:00', '2027-02-02T00:00')])
    expect(weeks[0]?.[4]?.events).toEqual([])
    expect(eventsOn(weeks, '2027-01-01')).toEqual([['year', 1, 2]])
    expect(eventsOn(weeks, '2027-01-31')).toEqual([['year', 1, 1]])
    expect(weeks[5]?.[1]?.events).toEqual([])
  })

  test('give each event of a week a row of its own where it meets another', () => {
    const weeks = weeksOf('2027-01', [
      event('late', '2027-01-12T10:00'),
      event('long', '2027-01-12T07:00', '2027-01-14T12:00'),
      event('next', '2027-01-13T10:00'),
    ])
    expect(eventsOn(weeks, '2027-01-12')).toEqual([
      ['long', 1, 3],
      ['late', 2, 1],
    ])
    expect(eventsOn(weeks, '2027-01-13')).toEqual([
      ['long', 1, 0],
      ['next', 2, 1],
    ])
  })
})
