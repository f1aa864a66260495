import * as z from 'zod'
import { day, line } from '../../school/base/fields.ts'
import { listedReferenceSchema, revisionNumber } from '../../school/content/editing/editing.ts'
import {
  factOwnerSchema,
  watchedFactSchema,
} from '../../school/operations/fact-checks/read-facts.server.ts'
import { action, noSuchCommand } from '../../school/base/commands.ts'
import { schoolYearField } from '../../school/base/school-year-name.ts'

/** Reasons why an event needs no copy for the next school year. */
const eventsThatComeAgain = ['holiday', 'exists', 'goes-on'] as const

const yearEventSchema = z.object({
  id: z.number(),
  title: z.string(),
  startsAt: z.string().describe('in Manila, YYYY-MM-DDTHH:MM; the first time in this school year'),
  endsAt: z.string(),
  until: z.string().nullable().describe('the last day of its repeat; null: it takes place once'),
  every: z.enum(['day', 'week', 'month', 'year']).nullable().describe('how it repeats'),
  isSample: z.boolean(),
  again: z
    .enum(eventsThatComeAgain)
    .nullable()
    .describe(
      'why it needs no copy: it is in the list of holidays, the next school year has an event of the same name, or it goes on until then',
    ),
})
export type YearEvent = z.output<typeof yearEventSchema>

const yearFields = {
  year: schoolYearField,
  firstDay: z.string().nullable().describe('YYYY-MM-DD, of classes'),
  lastDay: z.string().nullable(),
}

/** The answer of `GET /api/admin/school-year`. */
export const schoolYearSchema = z.object({
  ...yearFields,
  next: schoolYearField,
  today: z.string().describe('in Manila'),
  isDue: z.boolean().describe('whether the move to the next one is asked for: from March on'),
  move: z
    .object({
      at: z.number(),
      by: z.string(),
      pages: z
        .array(z.object({ label: z.string(), address: z.string() }))
        .describe('the pages with a change that it showed, and where visitors see it'),
      events: z.number().describe('drafts that it made'),
      facts: z.number().describe('facts that it marked to be checked again'),
    })
    .nullable()
    .describe('the move to this school year, which can be undone; null: no one moved to it'),
  past: z.array(schoolYearField).describe('the past school years, latest first'),
  documents: z
    .array(listedReferenceSchema)
    .describe('those of `yearDocuments`, then every other one with a change that waits'),
  events: z.array(yearEventSchema),
  holidays: z.array(z.object({ day: z.string(), name: z.string() })),
  facts: z.array(watchedFactSchema),
  owners: z.array(factOwnerSchema),
  texts: z
    .array(z.object({ key: z.string(), field: z.string(), page: z.string(), text: z.string() }))
    .describe('other texts that name a school year'),
})
export type SchoolYear = z.output<typeof schoolYearSchema>

const manilaMoment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Choose a day and a time.')

const moveSchema = z.object({
  ...action(
    'begin',
    'Moves the site to the next school year in one transaction: publishes the chosen changes, copies events as drafts and marks facts to be checked again.',
  ),
  year: schoolYearField.describe('the one that begins'),
  firstDay: day.nullable(),
  lastDay: day.nullable(),
  documents: z
    .array(
      z.object({
        key: z.string().max(200),
        revision: revisionNumber.describe('as GET /school-year answered it'),
        isChosen: z.boolean().describe('publishes its change that waits'),
      }),
    )
    .max(1000)
    .describe('the documents that the person saw; one that was changed since refuses the move'),
  events: z
    .array(
      z.object({
        id: z.number().int().min(1),
        title: line(200, 'Enter a title.'),
        startsAt: manilaMoment,
        endsAt: manilaMoment,
        until: day.nullable(),
      }),
    )
    .max(300, 'Copy at most 300 events.')
    .describe('events to copy as drafts'),
  facts: z
    .array(z.object({ id: z.number().int().min(1), owner: z.string().max(80).nullable() }))
    .max(500)
    .describe('facts to check again, with their owners'),
  checkBy: day.describe('by when they are to be checked'),
})
export type Move = z.output<typeof moveSchema>

const undoSchema = z.object({
  ...action('undo', 'Takes the move to the present school year back.'),
  year: schoolYearField.describe('the present one'),
})

export const schoolYearCommand = z.discriminatedUnion(
  'action',
  [moveSchema, undoSchema],
  noSuchCommand,
)

export const moveAnswerSchema = z.object({
  year: schoolYearField.describe('the present one now'),
  kept: z
    .array(z.string())
    .describe('after undo: what was changed since the move, and therefore stays as it is'),
})
export type MoveAnswer = z.output<typeof moveAnswerSchema>

/** The answer of `GET /api/admin/school-year/:year`. */
export const pastYearSchema = z.object({
  ...yearFields,
  endedAt: z.number(),
  endedBy: z.string(),
  facts: z
    .array(z.object({ label: z.string(), value: z.string() }))
    .describe('the facts of a school year, as visitors read them'),
  events: z.array(yearEventSchema.pick({ id: true, title: true, startsAt: true })),
  pages: z
    .array(z.object({ key: z.string(), label: z.string(), revision: z.number() }))
    .describe('all pages, with the revision that visitors read at the end of the year'),
})
export type PastYear = z.output<typeof pastYearSchema>

/** Changes of a move, as the database keeps them. */
export const moveRecordSchema = z.object({
  pages: z.array(
    z.object({
      key: z.string(),
      /** the live revision before the move */
      before: z.number(),
      /** the revision of the move; `null`: it did not change this page */
      after: z.number().nullable(),
      /** its name then, and where visitors see the change */
      label: z.string().optional(),
      address: z.string().optional(),
    }),
  ),
  events: z.array(z.object({ id: z.number(), revision: z.number() })),
  facts: z.array(
    z.object({
      id: z.number(),
      before: z.object({ owner: z.string().nullable(), verifyBy: z.string() }),
      after: z.object({ owner: z.string().nullable(), verifyBy: z.string() }),
    }),
  ),
})
export type MoveRecord = z.output<typeof moveRecordSchema>
