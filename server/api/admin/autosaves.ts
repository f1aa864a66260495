import * as z from 'zod'
import {
  autosaveSchema,
  discardAutosave,
  keepAutosave,
  listNewAutosaves,
  newAutosave,
  newAutosaveSchema,
  readAutosave,
} from '../../../school/editing/autosaves.server.ts'
import { kindNames } from '../../../school/kinds/index.ts'
import { findEditedReference } from '../../../school/editing/reference-kinds.ts'
import { numberParam } from './params.ts'
import { refuseFailure } from './refusals.ts'
import { route } from './route.ts'

/** What an address names: an entry by its id, a new one, or reference content by its key. */
const ofSubject = z
  .object({ subject: z.enum([...kindNames, 'reference']), id: z.string() })
  .refine(({ subject, id }) =>
    subject === 'reference'
      ? findEditedReference(id) !== null
      : newAutosave.test(id) || numberParam.safeParse(id).success,
  )

const done = z.object({})

/** What a person was typing: each sees only their own. */
export const autosaveRoutes = [
  route('GET /autosaves/:subject', {
    minimumRole: 'author',
    summary: 'What the caller was typing of new entries of a kind, newest first.',
    params: z.object({ subject: z.enum(kindNames) }),
    answer: z.array(newAutosaveSchema),
    handle: ({ parts, params, staff }) =>
      listNewAutosaves(parts.database, staff.id, params.subject),
  }),
  route('GET /autosaves/:subject/:id', {
    minimumRole: 'author',
    summary:
      'What the caller was typing; null when nothing is kept. The subject is a kind or reference, the id an id, a key or, of something new, new or new- and a name that the page chose.',
    params: ofSubject,
    // `null` for nothing: a browser would write a 404 into its console each time a form is opened.
    answer: autosaveSchema.nullable(),
    handle: ({ parts, params, staff }) =>
      readAutosave(parts.database, staff.id, params.subject, params.id),
  }),
  route('PUT /autosaves/:subject/:id', {
    minimumRole: 'author',
    summary:
      'Keeps what the caller is typing, valid or not. Saving ends it; the newest 50 of each person are kept.',
    params: ofSubject,
    body: z.object({
      data: z.record(z.string(), z.unknown()).or(z.array(z.unknown())),
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
      const kept = await keepAutosave(parts.database, staff.id, { ...params, ...body }, editing.now)
      return kept.ok ? kept.value : refuseFailure(kept.failure)
    },
  }),
  route('DELETE /autosaves/:subject/:id', {
    minimumRole: 'author',
    summary: 'Forgets what the caller was typing.',
    params: ofSubject,
    answer: done,
    handle: async ({ parts, params, staff }) => {
      await discardAutosave(parts.database, staff.id, params.subject, params.id)
      return {}
    },
  }),
] as const
