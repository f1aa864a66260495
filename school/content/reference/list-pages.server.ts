import type { ContentLanguage } from '../../base/filipino.ts'
import type { ReferencePage } from '../../kinds/define-page-kind.ts'
import {
  kindOfPage,
  referencePages,
  type ReferenceKind,
} from '../../kinds/define-reference-kind.ts'
import { pageKinds, referenceKinds } from '../../kinds/reference-kinds.ts'
import { readPages, readReference } from './reference-content.server.ts'
import type { Reader } from '../reader.ts'

/** Lists the pages of reference content for the sitemap, without sample content. */
export const listReferencePages = async (reader: Reader): Promise<ReferencePage[]> =>
  (await listPages(reader, referencePages)).filter(({ isSample }) => !isSample)

/**
 * Lists the pages of all reference content that visitors see.
 *
 * @param pagesOf lists the pages of one document
 */
export async function listPages(
  reader: Reader,
  pagesOf: (kind: ReferenceKind, data: unknown, language: ContentLanguage) => ReferencePage[],
): Promise<ReferencePage[]> {
  const documents = await readDocuments(reader)
  return documents.flatMap(({ kind, data }) => pagesOf(kind, data, reader.language))
}

/** Reads all reference content that visitors see; a page only when they see its parent. */
async function readDocuments(reader: Reader) {
  const rows = await reader.database
    .selectFrom('entry')
    .select('key')
    .where('kind', '=', 'reference')
    .execute()
  // A database that is being prepared does not have all yet.
  const storedKeys = new Set(rows.map(({ key }) => key))
  const documents: { kind: ReferenceKind; data: unknown }[] = await Promise.all(
    referenceKinds
      .filter(({ key }) => storedKeys.has(key))
      .map(async (kind) => ({ kind, data: await readReference(reader, kind) })),
  )
  const dataByKey = new Map(documents.map(({ kind, data }) => [kind.key, data]))
  // In `pageKinds`, the kind of a parent comes before the kinds of its children.
  for (const pageKind of pageKinds) {
    for (const { key, parent, data } of await readPages(reader, pageKind)) {
      const parentData = dataByKey.get(parent)
      if (parentData === undefined) continue
      dataByKey.set(key, data)
      documents.push({ kind: kindOfPage(pageKind, key, { key: parent, data: parentData }), data })
    }
  }
  return documents
}
