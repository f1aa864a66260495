import { expect, test } from 'vitest'
import { hoursOfDay, officeHoursSchema, openingHours } from './office-hours.ts'

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
