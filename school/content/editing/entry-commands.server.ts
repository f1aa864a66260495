import * as z from 'zod'
import { hasControlCharacters, unprintable } from '../../base/check-fields.ts'
import { newAutosave } from './autosaves.server.ts'
import { revisionNumber } from './editing.ts'

/** A time in a request: UTC in milliseconds, up to the year 9999. */
const time = z
  .number('Enter the time in milliseconds since 1970.')
  .int('Enter the time in whole milliseconds.')
  .min(0, 'Choose a day after 1970.')
  .max(253_402_300_799_999, 'Choose a day before the year 10000.')
const note = z
  .string()
  .trim()
  .max(2_000, 'Keep the note to 2,000 characters.')
  .refine((text) => !hasControlCharacters(text), unprintable)

/** The most characters of a category or a topic in a request; each kind has its own limit. */
const wordsLimit = 100
const topics = z
  .array(z.string().trim().min(1, 'Enter a topic or remove it.').max(wordsLimit))
  .max(20, 'Name at most 20 topics.')
  .default([])

/** The bodies of the commands that have one. */
export const entryCommandSchemas = {
  save: z.object({
    data: z.unknown().describe('all fields of the kind'),
    basedOn: revisionNumber.describe('the revision that the change was made from'),
    expiresAt: time.nullish(),
  }),
  publish: z.object({
    publishAt: time
      .nullish()
      .describe('a time to come schedules it, or the change of a live entry; left out: now'),
    expiresAt: time.nullish(),
    data: z.unknown().optional().describe('to save all fields too'),
    basedOn: revisionNumber.optional().describe('needed with data'),
  }),
  copy: z.object({ autosave: z.string().regex(newAutosave).default('new') }),
  'request-review': z.object({
    note: note.default(''),
    asked: z
      .string()
      .max(100)
      .nullable()
      .default(null)
      .describe('id of the editor who is asked; null: any editor'),
  }),
  'send-back': z.object({ note: note.min(1, 'Enter what should be changed.') }),
  revert: z.object({ revision: revisionNumber }),
  change: z.object({
    category: z.string().trim().min(1, 'Choose a category.').max(wordsLimit).optional(),
    day: z.string().max(10).optional().describe('YYYY-MM-DD'),
    addTopics: topics,
    removeTopics: topics,
  }),
  undo: z.object({ revision: revisionNumber }),
  'undo-visibility': z.object({ revision: revisionNumber }),
}
type WithBody = keyof typeof entryCommandSchemas

/**
 * Command of staff on an existing entry, with the body of the request. On reference content it is to
 * save, publish, discard, revert, or about a review.
 */
export type EntryCommand =
  | { action: 'unpublish' }
  | { action: 'discard' }
  | { action: 'trash' }
  | { action: 'restore' }
  | {
      [Action in WithBody]: { action: Action } & z.output<(typeof entryCommandSchemas)[Action]>
    }[WithBody]
