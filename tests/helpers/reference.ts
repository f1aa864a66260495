import type * as z from 'zod'
import { changeContent } from '../../db/change-content.ts'
import type { Database } from '../../db/database.ts'
import { liveReader } from '../../school/content/reader.ts'
import {
  readPages,
  type ReferenceKind,
  readStoredData,
} from '../../school/content/reference/reference-content.server.ts'
import { addReference } from '../../school/content/entries/insert-entries.server.ts'
import { readStoredReference } from '../../school/content/entries/stored-entry.server.ts'
import { writeRow } from '../../school/content/entries/write-entry.server.ts'
import type { EntryData } from '../../school/kinds/define-kind.ts'
import type { PageKind } from '../../school/kinds/define-page-kind.ts'
import { findReferenceKind } from '../../school/kinds/reference-kinds.ts'
import { editorAt, noon } from './entries.ts'

/** Publishes reference content, which is added when the database does not have it, or takes it down. */
export const putReference = <Data>(
  database: Database,
  { key, schema }: ReferenceKind<Data>,
  data: unknown,
  actor = editorAt(noon),
  status: 'published' | 'unpublished' = 'published',
): Promise<void> =>
  changeContent(database, async (transaction) => {
    const kind = findReferenceKind(key)
    if (!kind) throw new Error(`There is no “${key}”.`)
    const parsed = schema.parse(data) as EntryData
    const stored = await readStoredReference(transaction, key)
    const times = { publishAt: 0, expiresAt: null, position: stored?.position ?? null }
    const entry = { data: parsed, status, ...times } as const
    if (stored) await writeRow(transaction, kind, stored, { entry, actor })
    else await addReference(transaction, kind, { data: parsed, actor })
  })

/**
 * Changes every page of a kind, in order.
 *
 * @param change returns `null` for a page that is taken down
 */
export async function changePages<Data>(
  database: Database,
  kind: Pick<PageKind<Data>, 'name'> & { schema: z.ZodType<Data> },
  change: (data: Data, place: { key: string; index: number }) => Data | null,
  actor = editorAt(noon),
): Promise<void> {
  const pages = await readPages(liveReader(database), { ...kind, schema: kind.schema })
  for (const [index, { key }] of pages.entries()) {
    const data = kind.schema.parse(await readStoredData(database, key))
    const changed = change(data, { key, index })
    const status = changed === null ? 'unpublished' : 'published'
    await putReference(database, { key, schema: kind.schema }, changed ?? data, actor, status)
  }
}
