import type { Database } from '../../db/database.ts'
import type { ContentSource } from '../../school/content/content-host/content-source.server.ts'
import { type ArticleInput, articleKind } from '../../school/kinds/article.ts'
import { putPages } from '../../school/content/search/index-pages.server.ts'
import { search } from '../../school/content/search/search.server.ts'
import { type Piece } from '../../school/content/search/search.ts'
import { sourceOf as sourceAtNoon } from './content-source.ts'
import type { TestDatabase } from './databases.ts'
import { changeEntry, putEntry, type EntryChange } from './entries.ts'

export const now = Date.parse('2026-11-20T10:00:00+08:00')
export const actor = { name: 'Editor', now }

export const sourceOf = (
  database: Database,
  at = now,
  host: ContentSource['host'] = null,
): ContentSource => ({ ...sourceAtNoon(database).source, host, now: () => at })

export const article = (input: Partial<ArticleInput>): ArticleInput => ({
  title: 'A day at school',
  content: '<p>Nothing to tell.</p>',
  category: 'Campus News',
  publishedOn: '2026-03-01',
  ...input,
})

export const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')
export const marked = (pieces: readonly Piece[]) =>
  pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)

/** The steps of tests that publish articles and search for them. */
export const searchIn = (t: TestDatabase) => {
  const ask = (q: string, page = 1) => search(sourceOf(t.database), { q, page })
  return {
    ask,
    titles: async (q: string, page = 1) =>
      (await ask(q, page)).results.map(({ title }) => textOf(title)),
    /** @returns the id of the article */
    publish: async (input: Partial<ArticleInput>) =>
      (await putEntry(t.database, articleKind, article(input), {}, actor)).id,
    change: (id: number, change: EntryChange) =>
      changeEntry(t.database, articleKind, id, change, now),
    putPages: (...pages: { address: string; title: string; text?: string }[]) =>
      putPages(
        t.database,
        pages.map((page) => ({ label: 'Page', text: '', ...page })),
      ),
    /**
     * Reads everything that the index stores about words, which must be empty after all documents
     * are removed.
     */
    vocabulary: () => t.database.selectFrom('search_word').selectAll().execute(),
  }
}
