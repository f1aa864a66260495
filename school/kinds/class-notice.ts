import * as z from 'zod'
import { addDays, dayInManila } from '../base/dates.ts'
import {
  day,
  key,
  manilaTime,
  optional,
  optionalDay,
  optionalList,
  textIn,
} from '../base/fields.ts'
import { announcementSlug, strictAnnouncementSlug } from '../base/slug.ts'
import { classReasons, classSources, classStates, hasTime } from './class-notice-choices.ts'
import { findNoticeProblems } from './class-notice-problems.ts'
import { nameLevels, writeFullHeadline, writeHeadline, writeMessage } from './class-notice-texts.ts'
import { defineKind } from './define-kind.ts'
import { departmentTags } from './department-tags.ts'

/** The longest time that one notice is extended to, in days. */
const longestDays = 60

const fields = z
  .object({
    state: z
      .enum(classStates, 'Choose what happens with classes.')
      .meta({ title: 'Classes', description: 'What students and parents should expect.' }),
    time: optional(
      z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as 12:00 or 16:30.'),
    ).meta({
      title: 'Time',
      description: 'When classes end early or begin late, as 12:00 or 16:30. Otherwise empty.',
    }),
    levels: z
      .array(z.enum(departmentTags, 'Choose a level.').meta({ title: 'Level' }))
      .min(1, 'Choose at least one level.')
      .max(departmentTags.length, 'Name each level once.')
      .meta({ title: 'Levels', description: 'pgs is preschool and grade school.' }),
    campuses: optionalList(key().meta({ title: 'Campus' }), 20, 'campuses').meta({
      title: 'Campuses',
      description: 'Leave the list empty for all campuses.',
    }),
    day: day.meta({ title: 'Day', description: 'The notice ends by itself after this day.' }),
    lastDay: optionalDay.meta({
      title: 'Extended until',
      description: 'The last day, if the notice is for several days.',
    }),
    reason: optional(z.enum(classReasons, 'Choose a reason.')).meta({ title: 'Reason' }),
    otherReason: optional(textIn(120)).meta({
      title: 'Other reason',
      description: 'In a few words, such as ‘strike of jeepney drivers’.',
    }),
    source: optional(z.enum(classSources, 'Choose who decided or warned.')).meta({
      title: 'Source',
      description: 'Who decided, or whose warning it follows.',
    }),
    nextCheck: optional(manilaTime).meta({
      title: 'Next check',
      description: 'When the school looks again and says more, in Philippine time. May stay empty.',
    }),
    ownHeadline: optional(textIn(160)).meta({
      title: 'Own headline',
      description: 'Left out, it is written from the choices above, in English and Filipino.',
    }),
    ownMessage: optional(textIn(1_000, 'longtext')).meta({
      title: 'Own text',
      description: 'Left out, it is written from the choices above, in English and Filipino.',
    }),
  })
  .refine(({ state, time }) => time !== null || !hasTime(state), {
    path: ['time'],
    message: 'Enter the time.',
  })
  .refine((notice) => notice.lastDay === null || notice.lastDay >= notice.day, {
    path: ['lastDay'],
    message: 'The last day may not come before the day.',
  })
  .refine(
    (notice) => notice.lastDay === null || notice.lastDay <= addDays(notice.day, longestDays),
    { path: ['lastDay'], message: `A notice is for ${longestDays} days at most.` },
  )
  .refine(({ reason, otherReason }) => reason !== 'other' || otherReason !== null, {
    path: ['otherReason'],
    message: 'Name the other reason.',
  })

/** Returns the words of a notice: its own, or those written from its choices. */
function wordsOf(notice: z.output<typeof fields>) {
  const headline = notice.ownHeadline ?? writeHeadline(notice)
  const message = notice.ownMessage ?? writeMessage(notice)
  return { headline, message, title: headline.en }
}

/**
 * A class notice: whether classes are held, for which levels, campuses and days (in Manila). Headline
 * and message are stored as the school wrote them, ready-made or its own. No notice is a sample.
 */
export const classNoticeSchema = fields.transform((notice) => ({
  ...notice,
  ...wordsOf(notice),
  content: '',
  sample: false,
}))

export type ClassNotice = z.output<typeof classNoticeSchema>
export type ClassNoticeInput = z.input<typeof classNoticeSchema>

/** The hour in Manila from which a notice is proposed for the next day. */
const noonHour = 12

/** Proposes the day of a new notice: today before noon in Manila, else tomorrow. */
export function proposeDay(now: number): string {
  const today = dayInManila(new Date(now))
  const noon = Date.parse(`${today}T${noonHour}:00:00+08:00`)
  return now < noon ? today : addDays(today, 1)
}

/** Returns the last day of a notice. */
const lastDayOfNotice = ({ day, lastDay }: Pick<ClassNotice, 'day' | 'lastDay'>) => lastDay ?? day

/**
 * Tells whether the last day of a notice has passed. A draft without a day has not.
 *
 * @param today `YYYY-MM-DD` in Manila
 */
export const hasNoticePassed = (notice: Pick<ClassNotice, 'day' | 'lastDay'>, today: string) =>
  notice.day !== '' && lastDayOfNotice(notice) < today

/** Class notices. A notice that has ended keeps its page, so that anyone can check it. */
export const classNoticeKind = defineKind({
  name: 'class-notice',
  labels: { one: 'class notice', many: 'Class status' },
  schema: classNoticeSchema,
  pattern: '/status/:slug',
  listPages: ['/status'],
  feed: null,
  right: 'class-status',
  hasSubscribers: true,
  slug: announcementSlug,
  // A page of the site has this address.
  reservedSlugs: ['notify'],
  strictSlug: strictAnnouncementSlug,
  categories: classStates,
  category: (notice) => notice.state,
  searchText: ({ headline, message }) => [headline.fil ?? '', message.en, message.fil ?? ''],
  sortDate: (notice) => (notice.day === '' ? null : lastDayOfNotice(notice)),
  days: (notice) => ({
    startsAt: `${notice.day}T00:00`,
    endsAt: `${lastDayOfNotice(notice)}T00:00`,
    allDay: true,
    repeat: null,
  }),
  sectionField: 'levels',
  typedProblems: (notice, context) => findNoticeProblems(notice, context),
  endedProblem: (notice, today) =>
    hasNoticePassed(notice, today)
      ? {
          field: notice.lastDay === null ? 'day' : 'lastDay',
          message: 'This day has passed. Choose today or a later day.',
        }
      : null,
  statement: (notice) => {
    const { message, day, lastDay, levels, campuses } = notice
    const headline = writeFullHeadline(notice)
    return {
      headline: headline.en,
      message: message.en,
      ...(headline.fil && { filipinoHeadline: headline.fil }),
      ...(message.fil && { filipinoMessage: message.fil }),
      firstDay: day,
      ...(lastDay && { lastDay }),
      levels: nameLevels(levels, 'en'),
      ...(campuses.length > 0 && { campuses: campuses.join(', ') }),
    }
  },
  fillIn: (draft, today) => {
    const filled = {
      ...draft,
      state: draft.state || 'no-classes',
      levels: draft.levels.length > 0 ? draft.levels : [...departmentTags],
      day: draft.day || today,
    }
    return { ...filled, ...wordsOf(filled) }
  },
})
