import * as z from 'zod'
import { key, optional } from '../base/fields.ts'
import { defineReferenceKind } from './define-reference-kind.ts'

/** A path on this site, with or without an anchor: `/admissions#fees`. */
const pathOnThisSite = z
  .string()
  .trim()
  .regex(
    /^\/(?!\/)[\w./-]*(#[\w-]+)?$/,
    'Enter the part of the address after the name of this site, such as /contact-us.',
  )
  .max(200, 'Keep this to 200 characters.')

/** Words and phrases with one meaning, and the page that answers them. */
const searchWordsSchema = z
  .object({
    words: z
      .array(key(60).meta({ title: 'Word or phrase' }))
      .min(1, 'Enter at least one word.')
      .max(80, 'Use at most 80 words and phrases.')
      .meta({
        title: 'Words and phrases that mean the same',
        description:
          'In English and Filipino, as visitors type them. A search for one also finds the others.',
        widget: 'topics',
      }),
    page: optional(pathOnThisSite).meta({
      title: 'Best page',
      description:
        'Shown first when someone searches for one of the words: the part of the address after the name of this site, such as /contact-us. Leave it empty if no page answers best.',
    }),
  })
  .meta({ title: 'Words with one meaning' })

/** The words that search treats as the same, which staff edit. */
export const searchWordsKind = defineReferenceKind({
  key: 'search-words',
  label: 'Search words',
  group: 'Settings',
  schema: z.array(searchWordsSchema).max(200, 'Use at most 200 groups of words.'),
  page: '/search',
})

export type SearchWords = z.output<typeof searchWordsSchema>
export type SearchWordsInput = z.input<typeof searchWordsSchema>
