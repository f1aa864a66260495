import * as z from 'zod'
import { editedStates } from '../../content/editing/editing.ts'
import { kindNames } from '../../kinds/index.ts'

/** Groups of search results. */
const foundGroups = ['entries', 'fields', 'pages', 'files', 'questions', 'people'] as const

/** Maximum number of results of each group. */
export const groupLimit = 8

const pieces = z
  .array(z.object({ text: z.string(), isMatch: z.boolean() }))
  .readonly()
  .describe('a text in pieces; those that match are marked')

/** Something that was found by its words. */
export const foundSchema = z.object({
  group: z.enum(foundGroups),
  id: z
    .string()
    .describe(
      'id of the entry, file, question or person; key of reference content; path of a page',
    ),
  kind: z.enum(kindNames).nullable().describe('of an entry'),
  field: z
    .string()
    .nullable()
    .describe('path of the field of reference content: `contacts.0.phone`'),
  label: z.string().describe('what it is, in the words of the staff pages'),
  title: pieces,
  excerpt: pieces.describe('the part of its text that matches best'),
  state: z.enum(editedStates).nullable().describe('of what has drafts'),
  address: z
    .string()
    .nullable()
    .describe('path on this site; of a draft, the one that it will have'),
})
export type Found = z.output<typeof foundSchema>

export const foundAnswerSchema = z.object({
  results: z.array(foundSchema),
  hasMore: z.boolean().describe('whether a group has more than its limit'),
})
export type FoundAnswer = z.output<typeof foundAnswerSchema>
