import type { Database } from '../../db/database.ts'
import type { EntryRow } from '../../db/tables.ts'
import type { ContentLanguage } from '../base/filipino.ts'

/** Content shown in place of what is live: one entry, or one piece of reference content. */
export type PreviewedContent =
  | { entry: EntryRow }
  /** `parent`: the key of the document above, for a page */
  | { key: string; parent: string | null; data: unknown }

/** Reader of content: the first argument of functions that return content as visitors see it. */
export interface Reader {
  database: Database
  /** the language of the texts; texts without this language are in English */
  language: ContentLanguage
  /** content for people with the link of a preview; `null` for everyone else */
  preview: PreviewedContent | null
}

/** A reader with the time that decides visibility, UTC in milliseconds. */
export interface TimedReader extends Reader {
  now: () => number
}

/** Returns the reader of live content in English, for jobs and staff pages. */
export const liveReader = (database: Database): Reader => ({
  database,
  language: 'en',
  preview: null,
})
