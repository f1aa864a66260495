import * as z from 'zod'
import { addDays, addMonths } from '../base/dates.ts'
import { day, line, manilaTime, name, optional, picture, richText, sample } from '../base/fields.ts'
import { announcementSlug, strictAnnouncementSlug } from '../base/slug.ts'
import { defineKind, toBeAnnounced, untitled } from './define-kind.ts'
import { departmentTags } from './department-tags.ts'
import {
  dayOf,
  lastDayOf,
  monthsOf,
  occurrencesOf,
  weekdays,
  type EventTimes,
} from './occurrences.ts'

/** The longest event, in days. */
const longestDays = 366
/** The longest time over which an event repeats, in years. */
const longestYears = 10
/** Maximum number of days that a repeat leaves out. */
const maxExceptions = 200

const levels = z
  .array(z.enum(departmentTags, 'Choose a level.').meta({ title: 'Level' }))
  .max(departmentTags.length, 'Name each level once.')
  .default([])

/** An event. Times are in Manila; of an event that takes all day, only the days count. */
export const eventSchema = z
  .object({
    title: line(200, 'Enter a title.').meta({
      title: 'Title',
      description: 'The address of the event follows from it.',
    }),
    content: richText(50_000)
      .default('')
      .meta({ title: 'Text', description: 'What happens, and for whom.' }),
    startsAt: manilaTime.meta({ title: 'Begins', description: 'In Philippine time.' }),
    endsAt: manilaTime.meta({
      title: 'Ends',
      description: 'In Philippine time. An event that takes all day includes this day.',
    }),
    allDay: z
      .boolean()
      .default(false)
      .meta({ title: 'All day', description: 'Only the days are shown, no times.' }),
    place: optional(name(200)).meta({
      title: 'Place',
      description: 'Where it is, such as Elida Campus, covered court.',
      filipinoHelp: 'Such as Chapel ng paaralan. What is a name may stay empty.',
    }),
    category: name(60, 'Choose a category.').meta({
      title: 'Category',
      description: 'Such as Academics, Spirituality or Senior High School.',
      filipinoHelp: 'Such as Pag-aaral. What is a name may stay empty.',
    }),
    bannerImage: picture.meta({
      title: 'Picture',
      description: 'Without one, the school’s banner is shown.',
    }),
    repeat: z
      .object({
        every: z
          .enum(['day', 'week', 'month', 'year'], 'Choose day, week, month or year.')
          .meta({ title: 'Every', description: 'How often the event comes again.' }),
        weekdays: z
          .array(z.enum(weekdays, 'Choose a day of the week.').meta({ title: 'Day of the week' }))
          .max(weekdays.length, 'Name each day once.')
          .default([])
          .meta({
            title: 'Days of the week',
            description:
              'For every week: such as Monday, Wednesday and Friday. The day on which it begins is always one of them.',
            widget: 'choices',
          }),
        until: day.meta({
          title: 'Until',
          description: 'The last day on which it may begin again.',
        }),
        except: z
          .array(day.meta({ title: 'Day left out' }))
          .max(maxExceptions, `Leave out at most ${maxExceptions} days.`)
          .default([])
          .meta({
            title: 'Days left out',
            description: 'Days on which it would come again, and does not.',
          }),
        notOnHolidays: z.boolean().default(false).meta({
          title: 'Not on holidays',
          description:
            'Leaves out the days under Pages and facts, Holidays. Add there what is proclaimed later.',
        }),
      })
      .nullable()
      .default(null)
      .meta({
        title: 'Repeat',
        description: 'For an event that comes again, such as a monthly Mass.',
      }),
    admissionTestFor: levels.meta({
      title: 'Admission test for',
      description:
        'The levels whose applicants take a test here; their admissions pages show the next date.',
    }),
    classesFor: levels.meta({
      title: 'Class days for',
      description:
        'The levels that have classes on these days beside the usual ones, such as a Saturday: “Classes as usual” is shown when there is no class notice. The usual days are under Site settings, Class days.',
    }),
    sample,
  })
  .refine((event) => event.endsAt >= event.startsAt, {
    path: ['endsAt'],
    message: 'The end may not come before the start.',
  })
  .refine(
    (event) => event.endsAt.slice(0, 10) <= addDays(event.startsAt.slice(0, 10), longestDays),
    {
      path: ['endsAt'],
      message: 'An event lasts a year at most. Use a repeat for what comes again.',
    },
  )
  .refine((event) => !event.repeat || event.repeat.until >= event.startsAt.slice(0, 10), {
    path: ['repeat', 'until'],
    message: 'The last day of a repeat may not come before the start.',
  })
  .refine(
    (event) =>
      !event.repeat ||
      event.repeat.until.slice(0, 7) <= addMonths(event.startsAt.slice(0, 7), 12 * longestYears),
    { path: ['repeat', 'until'], message: `A repeat goes on for ${longestYears} years at most.` },
  )
  .refine(
    ({ startsAt, endsAt, repeat }) =>
      !repeat ||
      repeat.until < dayOf(startsAt) ||
      !occurrencesOf({ startsAt, endsAt, repeat }).next().done,
    { path: ['repeat', 'except'], message: 'Every day is left out. Keep at least one.' },
  )

export type SchoolEvent = z.output<typeof eventSchema>
export type SchoolEventInput = z.input<typeof eventSchema>

/** Tells whether an event has its times; a draft may not have them yet. */
export const hasTimes = ({ startsAt, endsAt, repeat }: EventTimes) =>
  startsAt !== '' &&
  endsAt !== '' &&
  (repeat === null || [repeat.every, repeat.until].every(Boolean))

/** Events. */
export const eventKind = defineKind({
  name: 'event',
  labels: { one: 'event', many: 'Events' },
  schema: eventSchema,
  pattern: '/events/:slug',
  listPages: ['/events'],
  feed: null,
  slug: announcementSlug,
  strictSlug: strictAnnouncementSlug,
  categoryField: 'category',
  category: (event) => event.category,
  // The months in which it has days, such as `2026-12`: the calendar of a month is a list like any
  // other. Holidays count, so that a change of the holidays makes no row wrong.
  topics: (event) => (hasTimes(event) ? monthsOf(event) : []),
  picture: (event) => event.bannerImage,
  // The last day, repeats included, so that past events sort before today in the index.
  sortDate: (event) => (hasTimes(event) ? lastDayOf(event) : null),
  days: (event) => event,
  sectionField: 'category',
  fillIn: (draft, today) => {
    const startsAt = draft.startsAt || draft.endsAt || `${today}T08:00`
    const endsAt = draft.endsAt || startsAt
    return {
      ...draft,
      title: draft.title || untitled,
      startsAt,
      endsAt,
      category: draft.category || toBeAnnounced,
      repeat: hasTimes({ startsAt, endsAt, repeat: draft.repeat }) ? draft.repeat : null,
    }
  },
})

/** Returns whether a kind is that of events: lists show and sort events by when they take place. */
export const isEvents = ({ name }: { name: string }) => name === eventKind.name
