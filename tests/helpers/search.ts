import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { type ArticleInput, articleKind } from '../../school/kinds/article.ts'
import { search } from '../../school/content/search/search.server.ts'
import { type Piece } from '../../school/content/search/search.ts'

import { putEntry } from './entries.ts'

export const now = Date.parse('2026-11-20T10:00:00+08:00')
export const actor = { name: 'Editor', now }

export const sourceOf = (
  database: Database,
  at = now,
  host: ContentSource['host'] = null,
): ContentSource => ({
  database,
  host,
  now: () => at,
  state: randomUUID,
  report: vi.fn<(message: string) => void>(),
})

export const article = (input: Partial<ArticleInput>): ArticleInput => ({
  title: 'A day at school',
  content: '<p>Nothing to tell.</p>',
  category: 'Campus News',
  publishedOn: '2026-03-01',
  ...input,
})

export async function publish(database: Database, input: Partial<ArticleInput>): Promise<number> {
  const { id } = await putEntry(database, articleKind, article(input), {}, actor)
  return id
}

export const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')
export const marked = (pieces: readonly Piece[]) =>
  pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)

export async function titles(database: Database, q: string, page = 1): Promise<string[]> {
  const { results } = await search(sourceOf(database), { q, page })
  return results.map(({ title }) => textOf(title))
}

/**
 * Reads everything that the index stores about words, which must be empty after all documents are
 * removed.
 */
export const vocabulary = (database: Database) =>
  database
    .selectFrom('search_word')
    .select(['word', 'titles', 'documents'])
    .orderBy('word')
    .execute()
