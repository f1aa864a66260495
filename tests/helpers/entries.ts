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

/** The person and time of a change in tests. */
export const editorAt = (now: number) => ({ name: 'Ana Reyes', now })

/** Makes a valid article; pass only what the test is about. */
export const article = (fields: Partial<ArticleInput> = {}): ArticleInput => ({
  title: 'Robotics team comes home',
  content: '<p>The team came home on Sunday.</p>',
  publishedOn: '2026-11-05',
  category: 'Campus News',
  topics: ['robotics'],
  ...fields,
})

/** Makes a valid announcement; pass only what the test is about. */
export const announcement = (fields: Partial<AnnouncementInput> = {}): AnnouncementInput => ({
  title: 'No classes on Friday',
  date: '2026-11-05',
  category: 'Advisory',
  ...fields,
})

/** Returns the value of a result, or fails the test. */
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

/** Changes an article; fails the test when that is refused. */
export const changeArticle = async (
  database: Database,
  id: number,
  change: EntryChange,
  now = noon,
) => valueOf(await changeEntry(database, articleKind, id, change, editorAt(now)))
