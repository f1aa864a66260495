import * as z from 'zod'
import { calendarDay } from '../base/dates.ts'
import { day, key } from '../base/fields.ts'
import { defineReferenceKind } from './define-reference-kind.ts'
import { dayOf, type EventTimes } from './occurrences.ts'

const holidaySchema = z
  .object({
    name: key(120).meta({ title: 'Name' }),
    day: day.meta({ title: 'Day' }),
    everyYear: z.boolean().default(false).meta({
      title: 'Every year',
      description: 'On: the holiday is on this day of each year, whatever the year above.',
    }),
  })
  .meta({ title: 'Holiday' })

/** A holiday, once or every year. */
export type Holiday = z.output<typeof holidaySchema>
export type HolidayInput = z.input<typeof holidaySchema>

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

/** Lists each holiday on each of its days from `first` to `last`, both inclusive. */
export function holidaysBetween(
  holidays: readonly Holiday[],
  first: string,
  last: string,
): Pick<Holiday, 'name' | 'day'>[] {
  const years: number[] = []
  for (let year = yearOf(first); year <= yearOf(last); year += 1) years.push(year)
  return holidays
    .flatMap(({ name, day: given, everyYear }) => {
      if (!everyYear) return [{ name, day: given }]
      const [month, date] = [Number(given.slice(5, 7)), Number(given.slice(8))]
      return years
        .flatMap((year) => calendarDay(year, month, date) ?? [])
        .map((each) => ({ name, day: each }))
    })
    .filter((each) => first <= each.day && each.day <= last)
}

const yearOf = (each: string) => Number(each.slice(0, 4))

/** Leaves the holidays out of a repeat that is not on holidays. */
export function leaveOutHolidays<Event extends EventTimes>(
  event: Event,
  holidays: readonly Holiday[],
): Event {
  const { repeat, startsAt } = event
  if (!repeat?.notOnHolidays) return event
  const left = holidaysBetween(holidays, dayOf(startsAt), repeat.until)
  const except = [...(repeat.except ?? []), ...left.map(({ day: each }) => each)]
  return { ...event, repeat: { ...repeat, except } }
}
