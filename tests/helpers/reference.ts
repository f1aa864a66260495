import { changeContent } from '../../db/change-content.ts'
import type { Database } from '../../db/database.ts'
import type { ReferenceKind } from '../../school/content/reference/reference-content.server.ts'
import { readStoredReference } from '../../school/content/reference/stored-reference.server.ts'
import { addReference, writeRow } from '../../school/content/reference/write-reference.server.ts'
import { editorAt, noon } from './entries.ts'

/** Publishes reference content, which is added when the database does not have it. */
export const putReference = <Data>(
  database: Database,
  { key, schema }: ReferenceKind<Data>,
  data: unknown,
  actor = editorAt(noon),
): Promise<void> =>
  changeContent(database, async (transaction) => {
    const change = { data: schema.parse(data), actor }
    const stored = await readStoredReference(transaction, key)
    if (stored) await writeRow(transaction, stored, change)
    else await addReference(transaction, key, change)
  })
