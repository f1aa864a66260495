import * as z from 'zod'
import { inLanguage, type InLanguage } from '../base/filipino.ts'
import { day, optionalDay, line, name, picture, richText, sample } from '../base/fields.ts'
import { toPlainLines } from '../base/plain-text.ts'
import { announcementSlug, strictAnnouncementSlug, fullListSlug } from '../base/slug.ts'
import { defineKind, toBeAnnounced, untitled } from './define-kind.ts'

/**
 * A stored announcement (spec 3). `date` is the day it was made; `startsOn` and `endsOn` are the
 * days it is about. All are calendar days in Manila.
 */
export const announcementSchema = z
  .object({
    title: line(200, 'Enter a title.').meta({
      title: 'Title',
      description: 'Say what happens and for whom. Many people read only the title.',
    }),
    content: richText(50_000).default('').meta({ title: 'Text', description: 'May stay empty.' }),
    date: day.meta({
      title: 'Date',
      description:
        'The day on which it is announced: the badge on its card. The newest come first.',
    }),
    startsOn: optionalDay.meta({
      title: 'First day',
      description: 'The day on which it begins, if that is not the date above.',
    }),
    endsOn: optionalDay.meta({
      title: 'Last day',
      description:
        'The day on which it ends. Leave it empty for a single day. Then it is among the past ones; without days, a year after its date.',
    }),
    category: name(60, 'Choose a category.').meta({
      title: 'Category',
      description: 'Such as Advisory, Admissions or Senior High School. It is shown on the card.',
      filipinoHelp: 'Such as Paalala. What is a name may stay empty.',
    }),
    bannerImage: picture.meta({
      title: 'Picture',
      description: 'Without one, the school’s logo is shown.',
    }),
    sample,
  })
  .refine((value) => !value.endsOn || value.endsOn >= (value.startsOn ?? value.date), {
    path: ['endsOn'],
    message: 'The end may not come before the start.',
  })

export type Announcement = z.output<typeof announcementSchema>
export type AnnouncementInput = z.input<typeof announcementSchema>

/** Announcements; `/announcements/all` is the full list and so no announcement's address. */
export const announcementKind = defineKind({
  name: 'announcement',
  labels: { one: 'announcement', many: 'Announcements' },
  schema: announcementSchema,
  pattern: '/announcements/:slug',
  listPages: ['/announcements', '/announcements/all'],
  feed: { path: '/announcements' },
  isFromContentHost: true,
  slug: announcementSlug,
  strictSlug: strictAnnouncementSlug,
  reservedSlugs: [fullListSlug],
  categoryField: 'category',
  category: (announcement) => announcement.category,
  picture: (announcement) => announcement.bannerImage,
  sortDate: (announcement) => announcement.date,
  dayField: 'date',
  sectionField: 'category',
  statement: (announcement) => {
    const { title, content, date, startsOn, endsOn, category } = announcement
    const inFilipino = inLanguage<Announcement & InLanguage>(announcement, 'fil')
    return {
      headline: title,
      message: toPlainLines(content),
      ...(inFilipino.language && {
        filipinoHeadline: inFilipino.title,
        filipinoMessage: toPlainLines(inFilipino.content),
      }),
      announcedOn: date,
      ...(startsOn && { firstDay: startsOn }),
      ...(endsOn && { lastDay: endsOn }),
      category,
    }
  },
  fillIn: (draft, today) => ({
    ...draft,
    title: draft.title || untitled,
    date: draft.date || draft.startsOn || draft.endsOn || today,
    category: draft.category || toBeAnnounced,
  }),
})
