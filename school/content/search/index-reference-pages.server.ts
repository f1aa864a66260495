import type { Database } from '../../../db/database.ts'
import type { ContentLanguage } from '../../base/filipino.ts'
import type { ReferencePage } from '../../kinds/define-page-kind.ts'
import { searchedPages } from '../../kinds/define-reference-kind.ts'
import { listPages } from '../reference/list-pages.server.ts'
import { liveReader } from '../reader.ts'
import { putPages } from './index-pages.server.ts'

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

/**
 * Updates the pages and sections of pages that search knows. Call it after reference content was
 * added or saved.
 */
export async function indexReferencePages(database: Database): Promise<void> {
  const live = liveReader(database)
  const english = await listPages(live, searchedPages)
  const filipino = await listPages({ ...live, language: 'fil' }, searchedPages)
  const pages = [...english, ...listGeneratedPages('en')]
  await putPages(
    database,
    pages,
    findTranslations(pages, [...filipino, ...listGeneratedPages('fil')]),
  )
}

const listGeneratedPages = (language: ContentLanguage): ReferencePage[] =>
  Object.entries(generatedPages).map(([address, page]) => ({
    address,
    label: 'page',
    ...page[language],
  }))

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
