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

/** Class status, which is made from notices; its words are what families ask on a rainy morning. */
const classStatusPage: ReferencePage = {
  address: '/status',
  title: 'Class status',
  label: 'page',
  text: 'Are there classes today and tomorrow? May pasok ba? Walang pasok. Suspension of classes by level.',
}

/** The page that tells true notices from false ones; its words are what people ask about a screenshot. */
const verifyPage: ReferencePage = {
  address: '/verify',
  title: 'Check a notice',
  label: 'page',
  text: 'Is it true? Totoo ba? Verify a code or screenshot of a class notice or announcement. Fake news, false posts.',
}

/**
 * Updates the pages and sections of pages that search knows. Call it after reference content was
 * added or saved.
 */
export async function indexReferencePages(database: Database): Promise<void> {
  await putPages(database, [
    ...(await readAll(database, searchedPages)),
    homePage,
    classStatusPage,
    verifyPage,
  ])
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
