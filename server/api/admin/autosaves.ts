import * as z from 'zod'
import {
  autosaveSchema,
  keepAutosave,
  listNewAutosaves,
  newAutosave,
  newAutosaveSchema,
  readAutosave,
} from '../../../school/content/editing/autosaves.server.ts'
import { kindNames } from '../../../school/kinds/index.ts'
import { findReferenceKind } from '../../../school/kinds/reference-kinds.ts'
import { schoolYearField } from '../../../school/base/school-year-name.ts'
import { openPlace } from '../../../school/operations/comments/read-comments.server.ts'
import { ofCommented } from './comments.ts'
import { numberParam } from './params.ts'
import { refuse } from './refusals.ts'
import { route } from './route.ts'

/**
 * The subject of an autosave: an entry by its id, a new entry, reference content by its key, the move
 * to a school year by its name, or a comment by what it is about: `article/7`.
 */
const ofSubject = z
  .object({
    subject: z.enum([...kindNames, 'reference', 'school-year', 'comment']),
    id: z.string(),
  })
  .refine(({ subject, id }) => {
    if (subject === 'comment') {
      const [about, ...rest] = id.split('/')
      return ofCommented.safeParse({ subject: about, id: rest.join('/') }).success
    }
    if (subject === 'reference') return findReferenceKind(id) !== null
    if (subject === 'school-year') return schoolYearField.safeParse(id).success
    return newAutosave.test(id) || numberParam.safeParse(id).success
  })

/** Autosaves: unsaved typing, which only its author sees. */
export const autosaveRoutes = [
  route('GET /autosaves/:subject', {
    minimumRole: 'author',
    summary: 'The caller’s autosaves of new entries of a kind, newest first.',
    params: z.object({ subject: z.enum(kindNames) }),
    answer: z.array(newAutosaveSchema),
    handle: ({ parts, params, staff }) =>
      listNewAutosaves(parts.database, staff.id, params.subject),
  }),
  route('GET /autosaves/:subject/:id', {
    minimumRole: 'author',
    summary:
      'The caller’s autosave; null when nothing is kept. The subject is a kind, reference, school-year or comment. The id is that of an entry, the key of reference content, the name of a school year, the subject and id of what a comment is about (article/7) or, for a new entry, new or new- and a name that the page chose.',
    params: ofSubject,
    // Not a 404: the browser would log an error each time a form is opened.
    answer: autosaveSchema.nullable(),
    handle: ({ parts, params, staff }) =>
      readAutosave(parts.database, staff.id, params.subject, params.id),
  }),
  route('PUT /autosaves/:subject/:id', {
    minimumRole: 'author',
    summary:
      'Stores an autosave, valid or not. Saving the entry deletes it; the newest 50 of each person are kept.',
    params: ofSubject,
    body: z.object({
      data: z
        .record(z.string(), z.unknown())
        .or(z.array(z.unknown()))
        .nullable()
        .describe('null deletes it'),
      basedOn: z
        .number()
        .int()
        .min(0)
        .max(2 ** 31 - 1)
        .nullable()
        .default(null),
    }),
    answer: autosaveSchema,
    refusals: ['invalid'],
    handle: async ({ parts, params, body, staff, editing }) => {
      // Nothing about a visitor is kept without their question, which may be erased by now.
      const [about, id = ''] = params.subject === 'comment' ? params.id.split('/') : []
      if (about === 'question' && body.data !== null) {
        const place = { subject: about, id } as const
        const opened = await openPlace(parts.database, place, editing)
        if (!opened.ok) return refuse('not-found')
      }
      return keepAutosave(parts.database, staff.id, { ...params, ...body }, editing.now)
    },
  }),
] as const
