import * as z from 'zod'
import { calendarDate } from '../calendar-date.ts'

/**
 * One announcement as the school stores it (spec 3). `date` is the day it was made, `startsOn` and `endsOn` the days
 * that it is about; all three are calendar days in Manila.
 */
export const announcementSchema = z
  .object({
    title: z.string().trim().min(1, 'Give the announcement a title.').max(200, 'Keep the title to 200 characters.'),
    content: z.string().max(50_000, 'Keep the announcement under 50,000 characters.').default(''),
    date: calendarDate,
    startsOn: calendarDate.nullable().default(null),
    endsOn: calendarDate.nullable().default(null),
    category: z.string().trim().min(1, 'Choose a category.').max(60),
    bannerImage: z.string().max(300).nullable().default(null),
    /** Written for the site as an example; not a notice of the school. */
    sample: z.boolean().default(false),
  })
  .refine((value) => !value.endsOn || value.endsOn >= (value.startsOn ?? value.date), {
    path: ['endsOn'],
    message: 'The end may not come before the start.',
  })

export type Announcement = z.output<typeof announcementSchema>
export type AnnouncementInput = z.input<typeof announcementSchema>
