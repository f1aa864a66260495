import type { EntryRow } from '../../db/tables.ts'
import {
  inLanguage,
  type ContentLanguage,
  type FilipinoTexts,
  type InLanguage,
} from '../base/filipino.ts'
import { isSame } from '../base/is-same.ts'
import { shorten, summaryLength, toLead } from '../base/plain-text.ts'

/** The columns of an entry that have a language, as far as they were read. */
type TextColumns = Pick<EntryRow, 'title' | 'data' | 'filipino'> &
  Partial<Pick<EntryRow, 'summary' | 'content' | 'category'>>

interface StoredFields {
  fil: FilipinoTexts
  category?: string
  topics?: string[]
}

/** Returns the row of an entry in a language; a row in Filipino has `language: 'fil'`. */
export function rowInLanguage<Row extends TextColumns>(
  wanted: ContentLanguage,
  row: Row,
): Row & InLanguage {
  if (row.filipino === 'none') return row
  const fields = JSON.parse(row.data) as StoredFields
  const { title, content } = row
  const read: InLanguage & StoredFields & { title: string; content?: string | undefined } =
    inLanguage({ title, ...(content !== undefined && { content }), ...fields }, wanted)
  const { title: shownTitle, content: shownContent, language, ...data } = read
  if (!language) return { ...row, data: JSON.stringify(data) }
  const { topics, fil } = fields
  const category = fil.texts.category && data.category
  return {
    ...row,
    language,
    title: shownTitle,
    ...(content !== undefined && { content: shownContent }),
    ...(row.category !== undefined && category && { category }),
    ...(row.summary !== undefined && { summary: summaryOf(fil) ?? row.summary }),
    // Articles are found by their English topics.
    data: JSON.stringify({
      ...data,
      ...(!isSame(data.topics, topics) && { topics, topicNames: data.topics }),
    }),
  }
}

/** Maximum length of the part of a text that is read for its summary, in characters. */
const maxLeadLength = 10_000

/** Returns the summary of a text in Filipino; `null` when only other fields are translated. */
function summaryOf({ texts }: FilipinoTexts): string | null {
  const { text } = texts.content ?? texts.paragraphs ?? {}
  if (text === undefined) return null
  const plain = typeof text === 'string' ? toLead(text.slice(0, maxLeadLength)) : text.join(' ')
  return shorten(plain, summaryLength)
}

/** Returns the language of a row, to spread into an object that is made of the row. */
export const languageOfRow = ({ language }: InLanguage): InLanguage =>
  language ? { language } : {}
