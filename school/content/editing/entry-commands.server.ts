import * as z from 'zod'
import { controlCharacterMessage, hasControlCharacters } from '../../base/control-characters.ts'
import { action, noSuchCommand } from '../../base/commands.ts'
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
  .refine((text) => !hasControlCharacters(text), controlCharacterMessage)

/** Maximum length of a category or topic, in characters; each kind also has its own limit. */
const wordsLimit = 100
const topics = z
  .array(z.string().trim().min(1, 'Enter a topic or remove it.').max(wordsLimit))
  .max(20, 'Name at most 20 topics.')
  .default([])

/** The body of a save. */
export const saveSchema = z.object({
  data: z.unknown().describe('all fields of the kind'),
  basedOn: revisionNumber.describe('the revision that the change was made from'),
  expiresAt: time.nullish(),
})

/** A change of entries from their list. */
export const changeSchema = z.object({
  category: z.string().trim().min(1, 'Choose a category.').max(wordsLimit).optional(),
  day: z.string().max(10).optional().describe('YYYY-MM-DD'),
  addTopics: topics,
  removeTopics: topics,
})

/** The field of commands that name a revision. */
const ofRevision = { revision: revisionNumber }

/** A command on one document, as a request gives it. */
export const commandSchema = z.discriminatedUnion(
  'action',
  [
    z.object({
      ...action(
        'publish',
        'Publishes or schedules an entry, or the change of what is published; takes an editor. An empty date becomes the day of publication in Manila.',
      ),
      publishAt: time
        .nullish()
        .describe('a time to come schedules it, or the change of a live entry; left out: now'),
      expiresAt: time.nullish(),
      data: z.unknown().optional().describe('to save all fields too'),
      basedOn: revisionNumber.optional().describe('needed with data'),
    }),
    z.object(action('unpublish', 'Takes an entry or a page off the site; takes an editor.')),
    z.object(
      action(
        'discard',
        'Discards the unpublished change of what is published, with its schedule; takes an editor, or the author who asked for its review. The history keeps it.',
      ),
    ),
    z.object(action('trash', 'Moves an entry or a page to the trash.')),
    z.object(
      action(
        'restore',
        'Restores an entry or a page from the trash to its former state. A scheduled entry whose time has passed becomes a draft, and a class notice whose day has passed stays withdrawn.',
      ),
    ),
    z.object({
      ...action('copy', 'Adds a draft with the same content, and answers with it; entries only.'),
      autosave: z
        .string()
        .regex(newAutosave)
        .default('new')
        .describe('the name of its autosave; one copy for each'),
    }),
    z.object({
      ...action(
        'undo-visibility',
        'Takes back that an entry or a page was published or taken down, by the revision of its answer; refused when it was saved since.',
      ),
      ...ofRevision,
    }),
    z.object({
      ...action(
        'request-review',
        'Asks an editor to review a draft, or the unpublished change of what is published. Who is asked is told by mail.',
      ),
      note: note.default(''),
      asked: z
        .string()
        .max(100)
        .nullable()
        .default(null)
        .describe('id of the editor who is asked; null: any editor'),
    }),
    z.object({
      ...action(
        'send-back',
        'Sends a draft or a change back to its author with a note; takes an editor.',
      ),
      note: note.min(1, 'Enter what should be changed.'),
    }),
    z.object({
      ...action(
        'revert',
        'Restores the content of an earlier revision. Of what is published this is an unpublished change: visitors still see the live revision.',
      ),
      ...ofRevision,
    }),
  ],
  noSuchCommand,
)

/** Command of staff on an existing document, with the body of the request. */
export type EntryCommand =
  | z.output<typeof commandSchema>
  | ({ action: 'save' } & z.output<typeof saveSchema>)
  | ({ action: 'change' } & z.output<typeof changeSchema>)
  | { action: 'undo'; revision: number }
