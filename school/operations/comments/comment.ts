import * as z from 'zod'
import { longText } from '../../base/fields.ts'
import { roles } from '../../staff/accounts/roles.ts'

/** Maximum length of a comment, in characters. */
export const maxCommentLength = 2_000

/** A comment as it is sent. */
export const newCommentSchema = z.object({
  id: z
    .string()
    .regex(/^[a-z\d]{8,20}$/)
    .describe('made up by the caller; sent twice with one id, the comment is added once'),
  text: longText(maxCommentLength)
    .min(1, 'Enter some text.')
    // PostgreSQL accepts no NUL character.
    .regex(/^(\P{Cc}|[\n\t])*$/u)
    .describe('plain text; @[id] mentions a person of `people`'),
})
export type NewComment = z.output<typeof newCommentSchema>

const personSchema = z.object({ id: z.string(), name: z.string() })
export type MentionedPerson = z.output<typeof personSchema>

const commentSchema = z.object({
  id: z.string(),
  text: z.string().describe('plain text; @[id] means a person of `mentions`'),
  by: z.string().describe('the name of its author at that time'),
  at: z.number(),
  mentions: z.array(personSchema).describe('the people in the text, with their present names'),
  resolvedAt: z.number().nullable().describe('null: it is open'),
  resolvedBy: z.string().nullable(),
  mayDelete: z
    .boolean()
    .describe('whether the caller may delete it: its author, and administrators one on a question'),
})

/** The comments in one place. */
export const commentListSchema = z.object({
  comments: z.array(commentSchema).describe('oldest first'),
  people: z
    .array(personSchema.extend({ role: z.enum(roles) }))
    .describe('whom the caller may mention, by name'),
})
export type CommentList = z.output<typeof commentListSchema>

/** A part of a comment: words, or a person by their id. */
export type CommentPart = { words: string } | { mentioned: string }

const mention = /@\[([\w-]{1,40})\]/g

/**
 * Splits the text of a comment at its mentions.
 *
 * @example partsOf('Ask @[ana].') // [{ words: 'Ask ' }, { mentioned: 'ana' }, { words: '.' }]
 */
export const partsOf = (text: string): CommentPart[] =>
  text
    .split(mention)
    .map((part, place) => (place % 2 === 0 ? { words: part } : { mentioned: part }))
    .filter((part) => !('words' in part) || part.words !== '')

/** Lists the ids of the people whom a text mentions, each once. */
export const mentionedIn = (text: string): string[] => [
  ...new Set(partsOf(text).flatMap((part) => ('mentioned' in part ? [part.mentioned] : []))),
]

/** Writes names in place of the mentions of a text: 'Ask @Ana Cruz.' */
export const withNames = (text: string, nameOf: (id: string) => string): string =>
  partsOf(text)
    .map((part) => ('words' in part ? part.words : `@${nameOf(part.mentioned)}`))
    .join('')
