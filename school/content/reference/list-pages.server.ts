import type { Database } from '../../../db/database.ts'
import {
  referencePages,
  searchedPages,
  type ReferenceKind,
  type ReferencePage,
} from '../../kinds/define-reference-kind.ts'
import { referenceKinds } from '../../kinds/index.ts'
import { readReference } from './reference-content.server.ts'
import { putPages } from '../search/index-pages.server.ts'

/** The home page, which shows parts of other content and has no text of its own to search. */
const homePage: ReferencePage = { address: '/', title: 'Home', label: 'page', text: '' }

/**
 * Updates the pages and sections of pages that search knows. Call it after reference content was
 * added or saved.
 */
export async function indexReferencePages(database: Database): Promise<void> {
  await putPages(database, [...(await readAll(database, searchedPages)), homePage])
}

/** Lists every page for the sitemap, except entries and their lists; no sample content. */
export const listReferencePages = async (database: Database): Promise<ReferencePage[]> =>
  (await readAll(database, referencePages)).filter(({ isSample }) => !isSample)

async function readAll(
  database: Database,
  pagesOf: (kind: ReferenceKind, data: unknown) => ReferencePage[],
): Promise<ReferencePage[]> {
  const pages = await Promise.all(
    referenceKinds.map(async (kind) => pagesOf(kind, await readReference(database, kind))),
  )
  return pages.flat()
}
