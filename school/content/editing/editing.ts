import * as z from 'zod'
import { entryActions } from '../../staff/accounts/permissions.ts'
import type { Staff } from '../../staff/accounts/staff.ts'
import { checkFields, type FieldProblem } from '../../base/check-fields.ts'
import { invalidFieldsMessage } from '../../base/field-messages.ts'
import { dayInManila } from '../../base/dates.ts'
import { entryStatuses, type EntryState } from '../../kinds/entry-status.ts'
import { kindNames } from '../../kinds/index.ts'
import type { AnyReferenceKind, DocumentKind } from '../../kinds/reference-kinds.ts'

/** Staff member who makes a change, and its time: UTC in milliseconds. */
export interface Editing {
  staff: Staff
  now: number
}

/** Returns the author of a revision. What is taken over has no author on the staff. */
export const actorOf = ({ staff, now }: Editing) => ({
  ...(staff.id !== '' && { id: staff.id }),
  name: staff.name,
  now,
})

/** The states of an entry as staff see them; a draft with a review request is in review. */
export const editedStates = [
  'draft',
  'review',
  'scheduled',
  'published',
  'expired',
  'unpublished',
  'trashed',
] as const satisfies readonly (EntryState | 'review')[]
export type EditedState = (typeof editedStates)[number]

/** The review that the newest save of an entry or of reference content waits for. */
const reviewFields = {
  reviewRequestedAt: z.number().nullable().describe('null: it waits for no review'),
  reviewNote: z.string().nullable().describe('to the editor; once it is sent back, to the author'),
  reviewRequestedBy: z.string().nullable().describe('id of who asked; stays when it is sent back'),
  reviewAsked: z.string().nullable().describe('id of the editor who is asked; null: any editor'),
}

/** An entry as staff see it. Times are UTC in milliseconds. */
export const editedEntrySchema = z.object({
  id: z.number(),
  kind: z.enum(kindNames),
  slug: z.string(),
  address: z.string().describe('path on this site'),
  title: z.string(),
  status: z.enum(entryStatuses),
  state: z.enum(editedStates).describe('the status, with the times and the review considered'),
  category: z.string(),
  data: z
    .record(z.string(), z.unknown())
    .describe('all fields of the kind; lists leave out the content'),
  publishAt: z.number().nullable(),
  expiresAt: z.number().nullable(),
  revision: z.number().describe('the newest save'),
  liveRevision: z
    .number()
    .nullable()
    .describe('the save that visitors read, or did before the trash'),
  workingRevision: z
    .number()
    .nullable()
    .describe('the save over the live one, in `data`; null: nothing waits to be published'),
  dueRevision: z.number().nullable().describe('the save that becomes live at `dueAt`'),
  dueAt: z.number().nullable(),
  createdBy: z.string().nullable(),
  createdByName: z.string().nullable(),
  ...reviewFields,
  createdAt: z.number(),
  updatedAt: z.number(),
  updatedBy: z.string().nullable(),
  position: z.number().nullable(),
  code: z
    .string()
    .nullable()
    .describe('by which anyone checks it at /verify; null: its kind has no codes'),
  can: z.array(z.enum(entryActions)).describe('what the caller may do to it now'),
})
export type EditedEntry = z.output<typeof editedEntrySchema>

/** Reference content as staff see it: it has no end, and all but pages is always published. */
export const editedReferenceSchema = editedEntrySchema.extend({
  kind: z.literal('reference'),
  key: z.string().describe('its name, in place of an id'),
  parent: z.string().nullable().describe('of a page the key of what it belongs to'),
  section: z.string().describe('the group in the menu of the staff pages'),
  address: z.string().describe('the page that shows the unpublished change, or all of it'),
  data: z.unknown().describe('the newest save'),
})
export type EditedReference = z.output<typeof editedReferenceSchema>

/** An entry or reference content, told apart by `kind`. */
export const editedDocumentSchema = z.discriminatedUnion('kind', [
  editedEntrySchema,
  editedReferenceSchema,
])

/** Reference content in lists. */
export const listedReferenceSchema = editedReferenceSchema.omit({ data: true, address: true })
export type ListedReference = z.output<typeof listedReferenceSchema>

/** The form in which staff see a document of a kind. */
export type EditedOf<Kind extends DocumentKind> = Kind extends AnyReferenceKind
  ? EditedReference
  : EditedEntry

/** The states that have a list of documents of all kinds. */
export const documentStates = ['draft', 'review', 'scheduled', 'ending', 'trashed'] as const
export type DocumentState = (typeof documentStates)[number]

/** A document of any kind in such a list. Times are UTC in milliseconds. */
export const listedDocumentSchema = z.object({
  state: z.enum(documentStates).describe('of its list'),
  subject: z.enum([...kindNames, 'reference']),
  label: z.string().describe('the name of its kind'),
  id: z.string().describe('of an entry; of reference content the key'),
  title: z.string(),
  at: z
    .number()
    .describe('the last save; of a review its request, of a schedule its start, of an end the end'),
  by: z
    .string()
    .nullable()
    .describe('name of its author; of a review of who asked, in the trash of who moved it there'),
  isChange: z.boolean().describe('the review is of a change of what is published'),
  isForCaller: z.boolean().describe('the caller is the editor who is asked for the review'),
  can: z.array(z.enum(entryActions)).describe('what the caller may do to it now'),
})
export type ListedDocument = z.output<typeof listedDocumentSchema>

/** An entry in a list of staff, with its picture in a small size. */
export const listedEntrySchema = editedEntrySchema.extend({
  thumbnail: z
    .object({
      address: z.string(),
      focalX: z.number().describe('in percent, like focalY'),
      focalY: z.number(),
    })
    .nullable()
    .describe('its picture in a small size; null without one that may be seen'),
  occurrence: z
    .object({ startsAt: z.string(), endsAt: z.string() })
    .nullable()
    .describe('of an event the current or next one, later the last; otherwise null'),
})
export type ListedEntry = z.output<typeof listedEntrySchema>

/** Refusal of an editing request; `error` is a sentence that says what to do. */
export type EditingFailure =
  | { reason: 'invalid'; error: string; problems: FieldProblem[] }
  | { reason: 'not-found'; error: string }
  | { reason: 'not-allowed'; error: string }
  | { reason: 'wrong-state'; error: string }

/** Refusal because another person saved in between: `current` is their version. */
export interface EditingConflict<Current> {
  reason: 'conflict'
  error: string
  current: Current
}

/** The number of a revision in a request. */
export const revisionNumber = z
  .number('Enter the number of the revision.')
  .int('Enter the number of the revision.')
  .min(1)
  .max(2 ** 31 - 1)

/** Refuses fields; the default message leads to the fields in the form. */
export const invalid = (
  problems: FieldProblem[],
  error = invalidFieldsMessage,
): EditingFailure => ({
  reason: 'invalid',
  error,
  problems,
})

/** Refuses pictures: each sentence says what to do, so the message works without a form too. */
export const invalidPictures = (problems: FieldProblem[]) =>
  invalid(problems, problems.map(({ message }) => message).join(' '))

/** Refuses fields that came without the revision that they change. */
export const missingBase = invalid([
  { field: 'basedOn', message: 'Enter the revision that this change is based on.' },
])

/** Refuses fields that cannot be published. Without a form, the message names the problems. */
export const refusalOf = (problems: FieldProblem[], { hasForm = false } = {}): EditingFailure => {
  const messages = problems.map(({ message }) => message).join(' ')
  return invalid(problems, hasForm ? undefined : `This is not ready for visitors: ${messages}`)
}

/**
 * Returns the problem of fields whose days have passed at a time; `null` for fields that are not
 * valid, which are refused for that.
 *
 * @param at UTC in milliseconds
 */
export function endedProblemOf(kind: DocumentKind, data: unknown, at: number): FieldProblem | null {
  if (!kind.endedProblem) return null
  const checked = checkFields(kind.schema, data)
  return checked.ok ? kind.endedProblem(checked.value, dayInManila(new Date(at))) : null
}

export const notFound: EditingFailure = {
  reason: 'not-found',
  error: 'This no longer exists. Look for it in the list.',
}

export const conflict = <Current>(current: Current): EditingConflict<Current> => ({
  reason: 'conflict',
  error: 'Another person saved this in the meantime. Compare the two versions, then save again.',
  current,
})
