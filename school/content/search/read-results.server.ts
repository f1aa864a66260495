import type { EntryRow } from '../../../db/tables.ts'
import { storedDay } from '../../base/dates.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import { toPlainText } from '../../base/plain-text.ts'
import type { ContentLanguage, InLanguage } from '../../base/filipino.ts'
import type { Reader } from '../reader.ts'
import { languageOfRow, rowInLanguage } from '../row-in-language.server.ts'
import { excerptOf, highlight } from './excerpt.ts'
import { entryAddress, type EntryData } from '../../kinds/define-kind.ts'
import type { ReferencePage } from '../../kinds/define-page-kind.ts'
import { findKind, type AnyKind } from '../../kinds/index.ts'
import type { SearchResult } from './search.ts'

/** A match of a search: a page of reference content, or an entry. */
export type SearchMatch =
  { type: 'page'; page: ReferencePage & InLanguage } | { type: 'entry'; id: number }

/**
 * Reads the results to show for matches, in their order. Leaves out matches whose entry or kind is
 * gone.
 *
 * @param words marked in titles and excerpts
 */
export async function readResults(
  reader: Reader,
  matches: readonly SearchMatch[],
  words: ReadonlySet<string>,
): Promise<SearchResult[]> {
  const isSearchedWord = (word: string) => words.has(word)
  const ids = matches.flatMap((match) => (match.type === 'entry' ? [match.id] : []))
  const entries = await readEntryResults(reader, ids, isSearchedWord)
  return matches.flatMap((match) =>
    match.type === 'page' ? pageResult(match.page, isSearchedWord) : (entries.get(match.id) ?? []),
  )
}

type IsSearchedWord = (word: string) => boolean

const pageResult = (
  { address, label, title, text, isSample = false, language }: ReferencePage & InLanguage,
  isSearchedWord: IsSearchedWord,
): SearchResult => ({
  ...(language && { language }),
  label,
  address,
  title: highlight(title, isSearchedWord),
  excerpt: excerptOf(text, isSearchedWord),
  day: null,
  sample: isSample,
})

/** Reads the results of entries, by id. Pauses after each: long texts would block requests. */
async function readEntryResults(
  { database, language }: Reader,
  ids: readonly number[],
  isSearchedWord: IsSearchedWord,
): Promise<Map<number, SearchResult>> {
  const results = new Map<number, SearchResult>()
  if (ids.length === 0) return results
  const stored = await database
    .selectFrom('entry')
    .select([
      'id',
      'kind',
      'slug',
      'category',
      'title',
      'content',
      'data',
      'filipino',
      'sort_day',
      'sample',
    ])
    .where('id', 'in', ids)
    .execute()
  for (const row of stored.map((each) => rowInLanguage(language, each))) {
    const { id, slug, category, sort_day, sample } = row
    const kind = findKind(row.kind)
    if (!kind) continue
    const texts = searchTextsOf(kind, row, language)
    results.set(id, {
      ...languageOfRow(texts),
      label: kind.name,
      address: entryAddress(kind, { id, slug, category }),
      title: highlight(texts.title, isSearchedWord),
      excerpt: excerptOf(texts.text, isSearchedWord),
      day: storedDay(sort_day),
      sample: sample === 1,
    })
    await yieldToEventLoop()
  }
  return results
}

/**
 * Returns title and text of an entry in a language. A kind without a body, such as class notices,
 * stores an empty `content`: the texts of its entries, in both languages, are in their statements.
 */
function searchTextsOf(
  kind: AnyKind,
  { title, content, data, ...row }: Pick<EntryRow, 'title' | 'content' | 'data'> & InLanguage,
  language: ContentLanguage,
): { title: string; text: string } & InLanguage {
  const text = toPlainText(content)
  const fields = { ...(JSON.parse(data) as EntryData), title, content }
  const statement = text === '' ? kind.statement?.(fields) : undefined
  if (!statement) return { title, text, ...languageOfRow(row) }
  const { headline = title, message = '', filipinoHeadline, filipinoMessage = '' } = statement
  return language === 'fil' && filipinoHeadline
    ? { title: filipinoHeadline, text: filipinoMessage, language: 'fil' }
    : { title: headline, text: message, ...languageOfRow(row) }
}
