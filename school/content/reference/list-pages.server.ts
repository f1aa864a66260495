import type { Database } from '../../../db/database.ts'
import type { ContentLanguage } from '../../base/filipino.ts'
import type { ReferencePage } from '../../kinds/define-page-kind.ts'
import {
  kindOfPage,
  referencePages,
  searchedPages,
  type ReferenceKind,
} from '../../kinds/define-reference-kind.ts'
import { pageKinds, referenceKinds } from '../../kinds/reference-kinds.ts'
import { readPages, readReference } from './reference-content.server.ts'
import { liveReader, type Reader } from '../reader.ts'
import { putPages } from '../search/index-pages.server.ts'

type FixedPage = Record<ContentLanguage, Pick<ReferencePage, 'title' | 'text'>>

/** Pages that are made of other content or of messages, with the words that people look for. */
const fixedPages: Record<string, FixedPage> = {
  '/': {
    en: { title: 'Home', text: '' },
    fil: { title: 'Unang Pahina', text: '' },
  },
  // Made from notices; its words are what families ask on a rainy morning.
  '/status': {
    en: {
      title: 'Class status',
      text: 'Are there classes today and tomorrow? May pasok ba? Walang pasok. Suspension of classes by level.',
    },
    fil: {
      title: 'May pasok ba?',
      text: 'May pasok ba ngayon at bukas? Walang pasok. Suspendido ang klase, bawat level.',
    },
  },
  // Tells true notices from false ones; its words are what people ask about a screenshot.
  '/verify': {
    en: {
      title: 'Check a notice',
      text: 'Is it true? Totoo ba? Verify a code or screenshot of a class notice or announcement. Fake news, false posts.',
    },
    fil: {
      title: 'I-check ang abiso',
      text: 'Totoo ba ito? I-check ang code o screenshot ng abiso o anunsyo. Fake news, maling post.',
    },
  },
}

/**
 * Updates the pages and sections of pages that search knows. Call it after reference content was
 * added or saved.
 */
export async function indexReferencePages(database: Database): Promise<void> {
  const live = liveReader(database)
  const english = [...(await readAll(live, searchedPages)), ...listFixed('en')]
  const filipino = [
    ...(await readAll({ ...live, language: 'fil' }, searchedPages)),
    ...listFixed('fil'),
  ]
  const translated = filipino.map((page, place) =>
    page.title === english[place]?.title && page.text === english[place].text ? null : page,
  )
  await putPages(database, english, translated)
}

const listFixed = (language: ContentLanguage): ReferencePage[] =>
  Object.entries(fixedPages).map(([address, page]) => ({
    address,
    label: 'page',
    ...page[language],
  }))

/** Lists every page for the sitemap, except entries and their lists; no sample content. */
export const listReferencePages = async (reader: Reader): Promise<ReferencePage[]> =>
  (await readAll(reader, referencePages)).filter(({ isSample }) => !isSample)

async function readAll(
  reader: Reader,
  pagesOf: (kind: ReferenceKind, data: unknown, language: ContentLanguage) => ReferencePage[],
): Promise<ReferencePage[]> {
  const documents = await readDocuments(reader)
  return documents.flatMap(({ kind, data }) => pagesOf(kind, data, reader.language))
}

/** Reads all reference content that visitors see; a page only when they see what it belongs to. */
async function readDocuments(reader: Reader) {
  const rows = await reader.database
    .selectFrom('entry')
    .select('key')
    .where('kind', '=', 'reference')
    .execute()
  // A database that is being prepared does not have all yet.
  const present = new Set(rows.map(({ key }) => key))
  const documents: { kind: ReferenceKind; data: unknown }[] = await Promise.all(
    referenceKinds
      .filter(({ key }) => present.has(key))
      .map(async (kind) => ({ kind, data: await readReference(reader, kind) })),
  )
  const known = new Map(documents.map(({ kind, data }) => [kind.key, data]))
  for (const pageKind of pageKinds) {
    for (const { key, parent, data } of await readPages(reader, pageKind)) {
      const above = known.get(parent)
      if (above === undefined) continue
      known.set(key, data)
      documents.push({ kind: kindOfPage(pageKind, key, { key: parent, data: above }), data })
    }
  }
  return documents
}
