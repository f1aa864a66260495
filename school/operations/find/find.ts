import * as z from 'zod'
import type { Database } from '../../../db/database.ts'
import { editedStates, type Editing } from '../../content/editing/editing.ts'
import { kindNames } from '../../kinds/index.ts'
import { excerptOf, highlight } from '../../content/search/excerpt.ts'
import { wordsOf } from '../../content/search/words.ts'

/** Groups of search results. */
const foundGroups = ['entries', 'fields', 'pages', 'files', 'questions', 'people'] as const

/** Maximum number of results of each group. */
export const groupLimit = 8

const pieces = z
  .array(z.object({ text: z.string(), isMatch: z.boolean() }))
  .readonly()
  .describe('a text in pieces; those that match are marked')

/** Something that was found by its words. */
const foundSchema = z.object({
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
export const foundAnswerSchema = z.object({
  results: z.array(foundSchema),
  hasMore: z.boolean().describe('whether a group has more than its limit'),
})
export type FoundAnswer = z.output<typeof foundAnswerSchema>

type FoundGroup = (typeof foundGroups)[number]

type Found = z.output<typeof foundSchema>

/** Something that a source found, its texts not marked yet. Fields that are left out are `null`. */
export interface FoundItem
  extends
    Pick<Found, 'id' | 'label'>,
    Partial<Pick<Found, 'kind' | 'field' | 'state' | 'address'>> {
  title: string
  excerpt: string
}

/** A search by a person. */
export interface FindRequest {
  wanted: WantedWords
  /** the search as it was typed */
  typed: string
  /** only results that visitors can open, or will be able to open, are wanted */
  isForLinks: boolean
  editing: Editing
}

/** A source of results, as far as the person may see them. */
export interface FindSource {
  name: FoundGroup
  /** @returns one more than {@link groupLimit} where there are more */
  find: (database: Database, request: FindRequest) => Promise<FoundItem[]>
}

/** Maximum number of words of a search; others are ignored. */
const wordLimit = 10

/** Characters of a result's excerpt. */
const excerptLength = 130

/** The words that a person typed. Each may be the beginning of a word. */
export interface WantedWords {
  prefixes: readonly string[]
  /** tells whether a text, of folded words each after a space, has all of them */
  areIn: (words: string) => boolean
  /** splits a text into pieces, those that match marked */
  mark: (text: string) => ReturnType<typeof highlight>
  /** marks the part of a text that matches best */
  excerpt: (text: string) => ReturnType<typeof highlight>
}

/** Reads the words of a search; `null` when it has none. */
export function wantedWords(typed: string): WantedWords | null {
  const prefixes = wordsOf(typed).slice(0, wordLimit)
  if (prefixes.length === 0) return null
  const isWanted = (word: string) => prefixes.some((prefix) => word.startsWith(prefix))
  return {
    prefixes,
    areIn: (words) => prefixes.every((prefix) => words.includes(` ${prefix}`)),
    mark: (text) => highlight(text, isWanted),
    excerpt: (text) => (text === '' ? [] : excerptOf(text, isWanted, excerptLength)),
  }
}

/**
 * Folds texts for {@link WantedWords.areIn}.
 * @example foldedWords('Niño', 'at 7') // ' nino at 7'
 */
export const foldedWords = (...texts: readonly string[]): string =>
  wordsOf(texts.join('\n'))
    .map((word) => ` ${word}`)
    .join('')
