import * as z from 'zod'
import { addDays, calendarDay, daysBetween } from '../base/dates.ts'
import { day, optionalDay, key } from '../base/fields.ts'
import { defineReferenceKind } from './define-reference-kind.ts'
import { dayOf, type EventTimes } from './occurrences.ts'

/** The longest break, in days. */
const longestDays = 120

const holidaySchema = z
  .object({
    name: key(120).meta({ title: 'Name' }),
    day: day.meta({ title: 'Day' }),
    lastDay: optionalDay.meta({
      title: 'Last day',
      description: 'Of a break of several days, such as that of Christmas. Empty for one day.',
    }),
    everyYear: z.boolean().default(false).meta({
      title: 'Every year',
      description: 'On: the holiday is on this day of each year, whatever the year above.',
    }),
  })
  .refine(({ day: first, lastDay }) => lastDay === null || lastDay >= first, {
    path: ['lastDay'],
    message: 'The last day may not come before the day.',
  })
  .refine(({ day: first, lastDay }) => lastDay === null || lastDay <= addDays(first, longestDays), {
    path: ['lastDay'],
    message: `A break has ${longestDays} days at most.`,
  })
  .meta({ title: 'Holiday' })

/** A holiday or a break of several days, once or every year. */
export type Holiday = z.output<typeof holidaySchema>

/** The holidays: days without classes, and without events that are “not on holidays”. */
export const holidaysKind = defineReferenceKind({
  key: 'holidays',
  label: 'Holidays',
  group: 'Settings',
  schema: z.array(holidaySchema).max(300, 'Use at most 300 holidays.').meta({
    title: 'Holidays',
    description:
      'The class status says “No school day” by these days, and events that are “not on holidays” leave them out. Add holidays that move, such as Eid’l Fitr, Eid’l Adha and Chinese New Year, once they are proclaimed, and those of the town and the province.',
  }),
  page: '/events',
})

/** Lists the days of holidays, with their names, from `first` to `last`, both inclusive. */
export function holidaysBetween(
  holidays: readonly Holiday[],
  first: string,
  last: string,
): Pick<Holiday, 'name' | 'day'>[] {
  const years: number[] = []
  // A break may have begun in the year before.
  for (let year = yearOf(first) - 1; year <= yearOf(last); year += 1) years.push(year)
  return holidays
    .flatMap(({ name, day: given, lastDay, everyYear }) => {
      const [month, date] = [Number(given.slice(5, 7)), Number(given.slice(8))]
      const starts = everyYear
        ? years.flatMap((year) => calendarDay(year, month, date) ?? [])
        : [given]
      const further = lastDay === null ? 0 : daysBetween(given, lastDay)
      return starts.flatMap((start) =>
        Array.from({ length: further + 1 }, (_, place) => ({ name, day: addDays(start, place) })),
      )
    })
    .filter((each) => first <= each.day && each.day <= last)
}

const yearOf = (calendarDate: string) => Number(calendarDate.slice(0, 4))

/** Adds the holidays to the days left out of an event that is not on holidays. */
export function leaveOutHolidays<Event extends EventTimes>(
  event: Event,
  holidays: readonly Holiday[],
): Event {
  const { repeat, startsAt } = event
  if (!repeat?.notOnHolidays) return event
  const without = holidaysBetween(holidays, dayOf(startsAt), repeat.until)
  const except = [...(repeat.except ?? []), ...without.map((holiday) => holiday.day)]
  return { ...event, repeat: { ...repeat, except } }
}
