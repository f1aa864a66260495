import type { Database } from '../../db/database.ts'
import type { AnnouncementInput } from '../../school/kinds/announcement.ts'
import {
  changeEntry,
  createEntry,
  type EntryChange,
  type SavedEntry,
} from '../../school/entries/save-entry.server.ts'
import { type ArticleInput, articleKind } from '../../school/kinds/article.ts'
import type { Result } from '../../school/result.ts'

/** 20 November 2026, noon in Manila: the present of tests that need one. */
export const noon = Date.UTC(2026, 10, 20, 4)

/** Who changes something in tests, and when. */
export const editorAt = (now: number) => ({ name: 'Ana Reyes', now })

/** A valid article; say only what the test is about. */
export const article = (fields: Partial<ArticleInput> = {}): ArticleInput => ({
  title: 'Robotics team comes home',
  content: '<p>The team came home on Sunday.</p>',
  publishedOn: '2026-11-05',
  category: 'Campus News',
  topics: ['robotics'],
  ...fields,
})

/** A valid announcement; say only what the test is about. */
export const announcement = (fields: Partial<AnnouncementInput> = {}): AnnouncementInput => ({
  title: 'No classes on Friday',
  date: '2026-11-05',
  category: 'Advisory',
  ...fields,
})

/** The value of a result that a test needs to go on. */
export function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value
  throw new Error(`This should have worked: ${JSON.stringify(result.failure)}`)
}

/** Saves an article, published unless the change says otherwise. */
export async function putArticle(
  database: Database,
  fields: Partial<ArticleInput> = {},
  change: Omit<EntryChange, 'data'> = {},
): Promise<SavedEntry> {
  const whole = { status: 'published', ...change, data: article(fields) } as const
  return valueOf(await createEntry(database, articleKind, whole, editorAt(noon)))
}

/** Changes an article in a way that has to work. */
export const changeArticle = async (
  database: Database,
  id: number,
  change: EntryChange,
  now = noon,
) => valueOf(await changeEntry(database, articleKind, id, change, editorAt(now)))
