import type { KyselyPlugin } from 'kysely'
import type { Database, DatabaseOrTransaction } from '../../db/database.ts'
import type { EntryRow } from '../../db/tables.ts'

/** What a preview shows in place of what is live: one entry, or one piece of reference content. */
export type PreviewedContent = { entry: EntryRow } | { key: string; data: unknown }

const previewed = new WeakMap<object, PreviewedContent>()

/** Gives a view of a database that reads the same. */
export const unchanged: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => Promise.resolve(result),
}

/**
 * Returns the database as a preview sees it. It reads the same data, and nothing is written: the
 * functions that find an entry or read reference content give the previewed content instead. What
 * they cache, they cache for this object only.
 */
export function withPreview(database: Database, content: PreviewedContent): Database {
  const view = database.withPlugin(unchanged)
  previewed.set(view, content)
  return view
}

/** Lets a view of a database show what a preview of it shows. */
export function keepPreview(database: object, view: object): void {
  const content = previewed.get(database)
  if (content) previewed.set(view, content)
}

/** Finds the previewed entry, if this database is that of its preview. */
export function findPreviewedEntry(
  database: DatabaseOrTransaction,
  isAsked: (entry: EntryRow) => boolean,
): EntryRow | null {
  const content = previewed.get(database)
  return content && 'entry' in content && isAsked(content.entry) ? content.entry : null
}

/** Finds the previewed data of reference content, if this database is that of its preview. */
export function findPreviewedReference(
  database: DatabaseOrTransaction,
  key: string,
): { data: unknown } | null {
  const content = previewed.get(database)
  return content && 'key' in content && content.key === key ? content : null
}
