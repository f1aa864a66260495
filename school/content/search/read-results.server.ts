import type { EntryRow } from '../../../db/tables.ts'
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

/** Reads the results to show for matches, in their order, with these words marked. */
export async function readResults(
  reader: Reader,
  matches: readonly SearchMatch[],
  words: ReadonlySet<string>,
): Promise<SearchResult[]> {
  const isWanted = (word: string) => words.has(word)
  const entries = await readEntries(reader, matches, isWanted)
  return matches.flatMap((match) =>
    match.type === 'page' ? pageResult(match.page, isWanted) : (entries.get(match.id) ?? []),
  )
}

type IsWanted = (word: string) => boolean

const pageResult = (
  { address, label, title, text, isSample = false, language }: ReferencePage & InLanguage,
  isWanted: IsWanted,
): SearchResult => ({
  ...(language && { language }),
  label,
  address,
  title: highlight(title, isWanted),
  excerpt: excerptOf(text, isWanted),
  day: null,
  sample: isSample,
})

async function readEntries(
  { database, language }: Reader,
  matches: readonly SearchMatch[],
  isWanted: IsWanted,
) {
  const ids = matches.flatMap((match) => (match.type === 'entry' ? [match.id] : []))
  if (ids.length === 0) return new Map<number, SearchResult>()
  const stored = await database
    .selectFrom('entry')
    .select(['id', 'kind', 'slug', 'category', 'title', 'content', 'data', 'filipino'])
    .select(['sort_day', 'sample'])
    .where('id', 'in', ids)
    .execute()
  const rows = stored.map((row) => rowInLanguage(language, row))
  const results = new Map<number, SearchResult>()
  for (const row of rows) {
    const { id, slug, category, sort_day, sample } = row
    const kind = findKind(row.kind)
    if (!kind) continue
    const texts = textsOf(kind, row, language)
    results.set(id, {
      ...languageOfRow(texts),
      label: kind.name,
      address: entryAddress(kind, { id, slug, category }),
      title: highlight(texts.title, isWanted),
      excerpt: excerptOf(texts.text, isWanted),
      day: formatSortDay(sort_day),
      sample: sample === 1,
    })
    await yieldToEventLoop()
  }
  return results
}

/**
 * Returns title and text of an entry in a language. A class notice has no body: the texts of both
 * languages are in its statement.
 */
function textsOf(
  kind: AnyKind,
  { title, content, data, ...row }: Pick<EntryRow, 'title' | 'content' | 'data'> & InLanguage,
  wanted: ContentLanguage,
): { title: string; text: string } & InLanguage {
  const text = toPlainText(content)
  const fields = { ...(JSON.parse(data) as EntryData), title, content }
  const statement = text === '' ? kind.statement?.(fields) : undefined
  if (!statement) return { title, text, ...languageOfRow(row) }
  const { headline = title, message = '', filipinoHeadline, filipinoMessage = '' } = statement
  return wanted === 'fil' && filipinoHeadline
    ? { title: filipinoHeadline, text: filipinoMessage, language: 'fil' }
    : { title: headline, text: message, ...languageOfRow(row) }
}

/** Formats 20250309 as '2025-03-09'; `null` for an undated entry. */
export function formatSortDay(sortDay: number): string | null {
  if (sortDay === 0) return null
  const digits = String(sortDay).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}
