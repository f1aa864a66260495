import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { putDocuments, removeDocuments, type IndexedDocument } from '../../../db/search-index.ts'
import type { EntryData, ContentKind } from '../../kinds/define-kind.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { FilipinoTexts } from '../../base/filipino.ts'
import { toPlainText } from '../../base/plain-text.ts'
import { entryPosition } from './position.ts'
import { countWords } from './vocabulary.server.ts'
import { wordsOf } from './words.ts'

/** The parts of an entry that search indexes. */
export interface SearchedEntry {
  id: number
  /** YYYYMMDD; 0 without a date */
  sort_day: number
  title: string
  /** clean HTML */
  content: string
  /** topics, places, names */
  extraTexts: readonly string[]
}

/** Returns the texts beside title and content by which search finds an entry. */
export const extraSearchTexts = <Data extends EntryData>(
  kind: ContentKind<Data>,
  data: Data,
): string[] => [...kind.topics(data), ...kind.searchText(data), ...filipinoTexts(data)]

/** Lists the Filipino texts that visitors read: none of a version that is not whole. */
function filipinoTexts(data: object): string[] {
  const { fil } = data as { fil?: FilipinoTexts }
  if (!fil?.isWhole) return []
  return Object.values(fil.texts).map(({ text }) => toPlainText([text].flat().join('\n')))
}

/** Adds published entries to the search index of visitors, in their transaction. */
export async function addToSearch(
  database: DatabaseOrTransaction,
  entries: readonly SearchedEntry[],
) {
  const documents = entries.map(toDocument)
  await yieldToEventLoop()
  await putDocuments(database, documents)
  await yieldToEventLoop()
  await countWords(database, documents, 1)
}

/**
 * Removes entries from the search index of visitors. Run this in the transaction that takes them
 * down, with the texts that were added: other texts would leave wrong counts of words.
 */
export async function removeFromSearch(
  database: DatabaseOrTransaction,
  entries: readonly SearchedEntry[],
) {
  const documents = entries.map(toDocument)
  await yieldToEventLoop()
  await removeDocuments(
    database,
    documents.map(({ position }) => position),
  )
  await yieldToEventLoop()
  await countWords(database, documents, -1)
}

const toDocument = ({
  id,
  sort_day,
  title,
  content,
  extraTexts,
}: SearchedEntry): IndexedDocument => ({
  position: entryPosition(sort_day, id),
  title: wordsOf(title),
  words: wordsOf([title, toPlainText(content), ...extraTexts].join('\n')),
})
