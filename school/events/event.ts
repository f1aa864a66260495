import * as z from 'zod'
import { addDays, addMonths } from '../dates.ts'
import { line, picture } from '../fields.ts'

/** A moment in Manila without a zone, `YYYY-MM-DDTHH:MM`, on a day that exists. */
const manilaTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'Write date and time as 2026-12-16T04:30.')
  .refine((time) => z.iso.date().safeParse(time.slice(0, 10)).success, 'There is no such day in the calendar.')

/** How long an event may last, in days, and come again, in years: what follows from one event stays bounded. */
const longestDays = 366
const longestYears = 10

/** An event (architecture, settled questions). Times are Manila's; of an all-day event only the days count. */
export const eventSchema = z
  .object({
    title: line(200),
    /** HTML */
    content: z.string().max(50_000).default(''),
    startsAt: manilaTime,
    /** at the end of this minute it is over; an all-day event includes this day */
    endsAt: manilaTime,
    allDay: z.boolean().default(false),
    place: line(200).nullable().default(null),
    category: line(60),
    bannerImage: picture,
    /** comes again until the day given, included */
    repeat: z
      .object({ every: z.enum(['day', 'week', 'month', 'year']), until: z.iso.date() })
      .nullable()
      .default(null),
    sample: z.boolean().default(false),
  })
  .refine((event) => event.endsAt >= event.startsAt, {
    path: ['endsAt'],
    message: 'The end may not come before the start.',
  })
  .refine((event) => event.endsAt.slice(0, 10) <= addDays(event.startsAt.slice(0, 10), longestDays), {
    path: ['endsAt'],
    message: 'An event lasts a year at most. Use a repeat for what comes again.',
  })
  .refine((event) => !event.repeat || event.repeat.until >= event.startsAt.slice(0, 10), {
    path: ['repeat', 'until'],
    message: 'The last day of a repeat may not come before the start.',
  })
  .refine(
    (event) =>
      !event.repeat || event.repeat.until.slice(0, 7) <= addMonths(event.startsAt.slice(0, 7), 12 * longestYears),
    { path: ['repeat', 'until'], message: `A repeat goes on for ${longestYears} years at most.` },
  )

export type SchoolEvent = z.output<typeof eventSchema>
export type SchoolEventInput = z.input<typeof eventSchema>
