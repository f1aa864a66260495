import { changeContent } from '../../db/change-content.ts'
import type { Database } from '../../db/database.ts'
import type { ReferenceKind } from '../../school/content/reference/reference-content.server.ts'
import { addReference } from '../../school/content/entries/insert-entries.server.ts'
import { readStoredReference } from '../../school/content/entries/stored-entry.server.ts'
import { writeRow } from '../../school/content/entries/write-entry.server.ts'
import type { EntryData } from '../../school/kinds/define-kind.ts'
import { findReferenceKind } from '../../school/kinds/reference-kinds.ts'
import { editorAt, noon } from './entries.ts'

/** Publishes reference content, which is added when the database does not have it. */
export const putReference = <Data>(
  database: Database,
  { key, schema }: ReferenceKind<Data>,
  data: unknown,
  actor = editorAt(noon),
): Promise<void> =>
  changeContent(database, async (transaction) => {
    const kind = findReferenceKind(key)
    if (!kind) throw new Error(`There is no “${key}”.`)
    const parsed = schema.parse(data) as EntryData
    const stored = await readStoredReference(transaction, key)
    const entry = { data: parsed, status: 'published', publishAt: 0, expiresAt: null } as const
    if (stored) await writeRow(transaction, kind, stored, { entry, actor })
    else await addReference(transaction, kind, { data: parsed, actor })
  })
