import * as z from 'zod'
import { weekdayOf } from '../base/dates.ts'
import { weekdays } from './occurrences.ts'

/** The days of a week as the school counts them: Monday comes first. */
export const weekdaysFromMonday = [...weekdays.slice(1), ...weekdays.slice(0, 1)]

const weekday = z.enum(weekdaysFromMonday, 'Choose a day.')
const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write a time such as 08:00 or 17:30.')

/** Days of the week with the same hours; times are in Manila, `08:00`. */
const hoursSchema = z
  .object({
    from: weekday.meta({ title: 'First day' }),
    to: weekday.meta({ title: 'Last day' }),
    opens: timeOfDay.meta({ title: 'Opens', description: 'Such as 08:00.' }),
    closes: timeOfDay.meta({ title: 'Closes', description: 'Such as 17:00.' }),
  })
  .refine(({ opens, closes }) => closes > opens, {
    path: ['closes'],
    message: 'The offices close after they open.',
  })
  .refine(({ from, to }) => weekdaysFromMonday.indexOf(to) >= weekdaysFromMonday.indexOf(from), {
    path: ['to'],
    message: 'The last day does not come before the first.',
  })
  .meta({ title: 'Hours' })

/** Hours of the school's offices; empty until staff set them. */
export const officeHoursSchema = z
  .array(hoursSchema)
  .max(7, 'Use at most seven rows.')
  .default([])
  .meta({
    title: 'Office hours',
    description:
      'Shown on the contact page and under ‘Today at DYCI’. Nothing is shown until they are set.',
  })

export type OfficeHours = z.output<typeof officeHoursSchema>

/** Returns the hours of a day `YYYY-MM-DD`; offices may close for lunch, so there may be several. */
export function hoursOfDay(hours: OfficeHours, day: string): OfficeHours {
  const place = (weekdayOf(day) + 6) % 7
  return hours.filter(
    ({ from, to }) =>
      weekdaysFromMonday.indexOf(from) <= place && place <= weekdaysFromMonday.indexOf(to),
  )
}

/** Writes hours as https://schema.org/openingHours wants them: 'Mo-Fr 08:00-17:00'. */
export const openingHours = ({ from, to, opens, closes }: OfficeHours[number]): string =>
  `${from === to ? from.slice(0, 2) : `${from.slice(0, 2)}-${to.slice(0, 2)}`} ${opens}-${closes}`
