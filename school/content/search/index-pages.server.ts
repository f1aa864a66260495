import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { bumpContentVersion } from '../../../db/content-version.ts'
import { removeDocuments } from '../../../db/search-index.ts'
import { inTransaction } from '../../../db/change-content.ts'
import { inChunks } from '../../../db/chunks.ts'
import type { ContentLanguage } from '../../base/filipino.ts'
import type { ReferencePage } from '../../kinds/define-page-kind.ts'
import { searchedPages } from '../../kinds/define-reference-kind.ts'
import { liveReader } from '../reader.ts'
import { listPages } from '../reference/list-pages.server.ts'
import { firstPagePosition } from './position.ts'
import { countWords } from './vocabulary.server.ts'
import { wordsOf } from './words.ts'

type GeneratedPage = Record<ContentLanguage, Pick<ReferencePage, 'title' | 'text'>>

/**
 * Pages made of other content or of messages, with the words that people look for. No kind of
 * reference content lists these pages.
 */
const generatedPages: Record<string, GeneratedPage> = {
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

const listGeneratedPages = (language: ContentLanguage): ReferencePage[] =>
  Object.entries(generatedPages).map(([address, page]) => ({
    address,
    label: 'page',
    ...page[language],
  }))

/**
 * Updates the pages and sections of pages that search knows. Call this after reference content was
 * added or saved.
 */
export async function indexReferencePages(database: DatabaseOrTransaction): Promise<void> {
  const live = liveReader(database)
  const english = await listPages(live, searchedPages)
  const filipino = await listPages({ ...live, language: 'fil' }, searchedPages)
  const pages = [...english, ...listGeneratedPages('en')]
  const translations = findTranslations(pages, [...filipino, ...listGeneratedPages('fil')])
  await putPages(database, pages, translations)
}

/**
 * Finds the translation of each page and section by the path of its page, in their order there: the
 * anchor of a section is made from its title, which differs. `null` for what is not translated.
 */
export function findTranslations(
  english: readonly ReferencePage[],
  filipino: readonly ReferencePage[],
): (ReferencePage | null)[] {
  const filipinoByPath = Map.groupBy(filipino, pathOf)
  return english.map((page) => {
    const translation = filipinoByPath.get(pathOf(page))?.shift()
    const isTranslated =
      translation && (translation.title !== page.title || translation.text !== page.text)
    return isTranslated ? translation : null
  })
}

const pathOf = ({ address }: ReferencePage) => address.split('#', 1).join('')

/** Offset from the number of a page in English to that of the same page in Filipino. */
export const filipinoFrom = 100_000

/**
 * Replaces the pages and sections that search knows; does nothing when they are the same. Runs
 * inside a given transaction, or in its own.
 *
 * @param pages all pages in English
 * @param filipino the pages in Filipino, in the same order; `null` for a page that has none
 */
export async function putPages(
  database: DatabaseOrTransaction,
  pages: readonly ReferencePage[],
  filipino: readonly (ReferencePage | null)[] = [],
): Promise<void> {
  const rows = [
    ...pages.map(toRow),
    ...filipino.flatMap((page, number) => (page ? toRow(page, filipinoFrom + number) : [])),
  ]
  return inTransaction(database, (transaction) => replacePages(transaction, rows))
}

const toRow = ({ address, title, label, text, isSample }: ReferencePage, number: number) => ({
  number,
  address,
  title,
  label,
  text,
  sample: isSample ? 1 : 0,
})

async function replacePages(
  database: DatabaseOrTransaction,
  rows: readonly ReturnType<typeof toRow>[],
) {
  const before = await database
    .selectFrom('search_page')
    .select(['number', 'address', 'title', 'label', 'text', 'sample'])
    .orderBy('number')
    .execute()
  if (JSON.stringify(before) === JSON.stringify(rows)) return
  await database.deleteFrom('search_page').execute()
  // Earlier versions kept pages in the full-text index; now search keeps them in memory.
  await removeDocuments(
    database,
    before.map(({ number }) => firstPagePosition + number),
  )
  await countWords(database, before.map(wordsOfPage), -1)
  for (const chunk of inChunks(rows, 6))
    await database.insertInto('search_page').values(chunk).execute()
  await countWords(database, rows.map(wordsOfPage), 1)
  await bumpContentVersion(database)
}

const wordsOfPage = ({ title, text }: { title: string; text: string }) => ({
  title: wordsOf(title),
  words: wordsOf(`${title}\n${text}`),
})
