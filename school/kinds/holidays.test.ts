import { expect, test } from 'vitest'
import { starterHolidays } from '../../content/reference/holidays.ts'
import { holidaysBetween, holidaysKind, leaveOutHolidays } from './holidays.ts'
import { occurrencesOf } from './occurrences.ts'

const holidays = holidaysKind.schema.parse([
  { name: 'New Year’s Day', day: '2026-01-01', everyYear: true },
  { name: 'Leap day', day: '2028-02-29', everyYear: true },
  { name: 'Good Friday', day: '2027-03-26' },
])

test('a holiday of every year is found in each year that has its day, another one once', () => {
  expect(holidaysBetween(holidays, '2027-01-01', '2028-12-31')).toEqual([
    { name: 'New Year’s Day', day: '2027-01-01' },
    { name: 'New Year’s Day', day: '2028-01-01' },
    { name: 'Leap day', day: '2028-02-29' },
    { name: 'Good Friday', day: '2027-03-26' },
  ])
  expect(holidaysBetween(holidays, '2027-01-02', '2027-12-31')).toEqual([
    { name: 'Good Friday', day: '2027-03-26' },
  ])
})

test('an event leaves holidays out only when it is not on holidays', () => {
  const fridays = {
    startsAt: '2027-03-19T08:00',
    endsAt: '2027-03-19T09:00',
    repeat: { every: 'week', until: '2027-04-02', except: ['2027-04-02'] },
  } as const
  const startsOf = (notOnHolidays: boolean) => {
    const repeat = { ...fridays.repeat, notOnHolidays }
    const event = leaveOutHolidays({ ...fridays, repeat }, holidays)
    return [...occurrencesOf(event)].map(({ startsAt }) => startsAt.slice(0, 10))
  }
  expect(startsOf(false)).toEqual(['2027-03-19', '2027-03-26'])
  expect(startsOf(true)).toEqual(['2027-03-19'])
})

test('the starter holidays that move are on the weekday that law and Easter give them', () => {
  const weekdayOfDay = (day: string) => new Date(`${day}T00:00Z`).getUTCDay()
  const moving = starterHolidays.filter(({ everyYear }) => !everyYear)
  const expected = { 'Maundy Thursday': 4, 'Good Friday': 5, 'National Heroes Day': 1 }
  expect(moving.map(({ name, day }) => [name, weekdayOfDay(day)])).toEqual(
    moving.map(({ name }) => [name, expected[name as keyof typeof expected]]),
  )
})
