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

/** A match: a page of reference content, or an entry. */
export type Found =
  { type: 'page'; page: ReferencePage & InLanguage } | { type: 'entry'; id: number }

/** Reads the matches in their order, with the searched words marked. */
export async function readResults(
  reader: Reader,
  found: readonly Found[],
  words: ReadonlySet<string>,
): Promise<SearchResult[]> {
  const isWanted = (word: string) => words.has(word)
  const entries = await readEntries(reader, found, isWanted)
  return found.flatMap((each) =>
    each.type === 'page' ? pageResult(each.page, isWanted) : (entries.get(each.id) ?? []),
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
  found: readonly Found[],
  isWanted: IsWanted,
) {
  const ids = found.flatMap((each) => (each.type === 'entry' ? [each.id] : []))
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
    const { id, kind, slug, category, sort_day, sample } = row
    const shownAs = findKind(kind)
    if (!shownAs) continue
    const words = wordsOf(language, shownAs, row)
    results.set(id, {
      ...languageOfRow(words),
      label: shownAs.name,
      address: entryAddress(shownAs, { id, slug, category }),
      title: highlight(words.title, isWanted),
      excerpt: excerptOf(words.text, isWanted),
      day: dayOf(sort_day),
      sample: sample === 1,
    })
    await yieldToEventLoop()
  }
  return results
}

/**
 * Returns title and text of an entry in a language. A class notice keeps both languages
 * in fields of its own, as what the school says.
 */
function wordsOf(
  wanted: ContentLanguage,
  kind: AnyKind,
  { title, content, data, ...row }: Pick<EntryRow, 'title' | 'content' | 'data'> & InLanguage,
): { title: string; text: string } & InLanguage {
  const text = toPlainText(content)
  const said =
    text === ''
      ? kind.statement?.({ ...(JSON.parse(data) as EntryData), title, content })
      : undefined
  if (!said) return { title, text, ...languageOfRow(row) }
  const { headline = title, message = '', filipinoHeadline, filipinoMessage = '' } = said
  return wanted === 'fil' && filipinoHeadline
    ? { title: filipinoHeadline, text: filipinoMessage, language: 'fil' }
    : { title: headline, text: message, ...languageOfRow(row) }
}

/** Formats 20250309 as '2025-03-09'; `null` for an undated entry. */
export function dayOf(sortDay: number): string | null {
  if (sortDay === 0) return null
  const digits = String(sortDay).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
}
