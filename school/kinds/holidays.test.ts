import { expect, test } from 'vitest'
import starterHolidays from '../../content/reference/holidays.json' with { type: 'json' }
import { weekdayOf } from '../base/dates.ts'
import { holidaysBetween, holidaysKind, leaveOutHolidays } from './holidays.ts'
import { occurrencesOf } from './occurrences.ts'
import { valueOf } from '../../tests/helpers/entries.ts'
import { checkFields } from '../base/check-fields.ts'
import { calendarDayOf, classDaysSchema } from './class-days.ts'
import { hoursOfDay, officeHoursSchema, openingHours } from './office-hours.ts'

const holidays = holidaysKind.schema.parse([
  { name: 'New Year’s Day', day: '2026-01-01', everyYear: true },
  { name: 'Leap day', day: '2028-02-29', everyYear: true },
  { name: 'Good Friday', day: '2027-03-26' },
])

test('a holiday of every year is found in each year that has its day, another one once', () => {
  const daysBetween = (first: string, last: string) =>
    holidaysBetween(holidays, first, last).map(({ name, day }) => `${name}: ${day}`)
  const newYears = ['New Year’s Day: 2027-01-01', 'New Year’s Day: 2028-01-01']
  const others = ['Leap day: 2028-02-29', 'Good Friday: 2027-03-26']
  expect(daysBetween('2027-01-01', '2028-12-31')).toEqual([...newYears, ...others])
  expect(daysBetween('2027-01-02', '2027-12-31')).toEqual(others.slice(1))
})

test.each([
  [true, ['2026-01-01', '2026-01-02', '2026-12-31']],
  [false, ['2026-01-01', '2026-01-02']],
])('a break over New Year that is of every year: %s has each of its days', (everyYear, days) => {
  const given = [{ name: 'Break', day: '2025-12-31', lastDay: '2026-01-02', everyYear }]
  const listed = holidaysBetween(holidaysKind.schema.parse(given), '2026-01-01', '2026-12-31')
  expect(listed.map(({ day }) => day).sort()).toEqual(days)
  const late = holidaysKind.schema.safeParse([{ ...given[0], lastDay: '2025-12-30' }])
  expect(late.error?.issues).toMatchObject([{ path: [0, 'lastDay'] }])
})

test('an event leaves holidays out only when it is not on holidays', () => {
  const startsOf = (notOnHolidays: boolean) => {
    const rule = { every: 'week', until: '2027-04-02', except: ['2027-04-02'] } as const
    const times = { startsAt: '2027-03-19T08:00', endsAt: '2027-03-19T09:00' }
    const event = leaveOutHolidays({ ...times, repeat: { ...rule, notOnHolidays } }, holidays)
    return [...occurrencesOf(event)].map(({ startsAt }) => startsAt.slice(0, 10))
  }
  expect(startsOf(false)).toEqual(['2027-03-19', '2027-03-26'])
  expect(startsOf(true)).toEqual(['2027-03-19'])
})

test('the starter holidays that move are on the weekday that law and Easter give them', () => {
  const moving = starterHolidays.filter(({ everyYear }) => !everyYear)
  const weekdays = new Map(moving.map(({ name, day }) => [name, weekdayOf(day)]))
  const expected = { 'Maundy Thursday': 4, 'Good Friday': 5, 'National Heroes Day': 1 }
  expect(Object.fromEntries(weekdays)).toEqual(expected)
})

const { jhs: usual } = classDaysSchema.parse({})
const year = { ...usual, firstDay: '2026-06-15', lastDay: '2027-04-02' }
const saturdays = { ...usual, weekdays: [...usual.weekdays, 'Saturday' as const] }

test.each([
  ['Friday of a usual week', usual, '2026-11-20', true],
  ['Saturday of a usual week', usual, '2026-11-21', false],
  ['Saturday of a level with classes on it', saturdays, '2026-11-21', true],
  ['day without days of the week', { ...usual, weekdays: [] }, '2026-11-20', null],
  ['Friday that is not in every school year', usual, '2027-04-02', null],
  ['Monday around Christmas', usual, '2026-12-21', null],
  ['last day of the school year', year, '2027-04-02', true],
  ['Monday after the school year', year, '2027-04-05', null],
  ['Sunday after the school year', year, '2027-04-04', false],
])('the calendar knows of a %s if there are classes, or says nothing', (_, days, on, known) => {
  expect(calendarDayOf(days, on, null)?.isClassDay ?? null).toBe(known)
  const holiday = { isClassDay: false, holiday: 'Bonifacio Day' }
  expect(calendarDayOf(days, on, 'Bonifacio Day')).toEqual(holiday)
})

test('a school year has a last day, which is not before its first', () => {
  const check = (jhs: object) => checkFields(classDaysSchema, { jhs })
  const refused = { failure: { problems: [{ field: 'jhs.lastDay' }] } }
  for (const other of [{}, { lastDay: '2026-06-14' }])
    expect(check({ firstDay: '2026-06-15', ...other })).toMatchObject(refused)
  expect(valueOf(check(year))).toMatchObject({ jhs: year })
})

const weekdayHours = { from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:00' } as const
const saturday = { from: 'Saturday', to: 'Saturday', opens: '08:00', closes: '12:00' } as const
const hours = [weekdayHours, saturday]

test.each([
  ['2026-11-23', [weekdayHours]],
  ['2026-11-27', [weekdayHours]],
  ['2026-11-28', [saturday]],
  ['2026-11-29', []],
])('office hours of %s are those of its day of the week', (day, expected) => {
  expect(hoursOfDay(hours, day)).toEqual(expected)
})

test('office hours are written as search engines read them', () => {
  expect(hours.map(openingHours)).toEqual(['Mo-Fr 08:00-17:00', 'Sa 08:00-12:00'])
})

test('office hours are unknown until staff set them, and end after they begin', () => {
  expect(officeHoursSchema.parse(undefined)).toEqual([])
  const wrong = [{ closes: '08:00' }, { closes: '24:00' }, { from: 'Sunday', to: 'Friday' }]
  const isTaken = (change: object) =>
    officeHoursSchema.safeParse([{ ...saturday, ...change }]).success
  expect([{}, ...wrong].filter(isTaken)).toEqual([{}])
})
