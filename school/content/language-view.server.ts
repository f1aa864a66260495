import type { DatabaseOrTransaction } from '../../db/database.ts'
import type { EntryRow } from '../../db/tables.ts'
import { inLanguage, type FilipinoTexts, type InLanguage } from '../base/filipino.ts'
import { isSame } from '../base/is-same.ts'
import { shorten, summaryLength, toPlainText } from '../base/plain-text.ts'
import { keepPreview, unchanged } from './preview-content.server.ts'

/** Databases whose content is read in Filipino. */
const filipino = new WeakSet<object>()

const views = new WeakMap<object, object>()

/**
 * Returns the database as visitors of Filipino pages see it: the functions that read content for
 * visitors give what is there in Filipino, and the rest in English. What they cache, they cache for this
 * object only.
 */
export function inFilipino<Reader extends DatabaseOrTransaction>(database: Reader): Reader {
  const known = views.get(database)
  if (known) return known as Reader
  const view = database.withPlugin(unchanged) as Reader
  filipino.add(view)
  keepPreview(database, view)
  views.set(database, view)
  return view
}

/** Returns the language in which a database gives content to visitors. */
export const viewLanguage = (database: DatabaseOrTransaction) =>
  filipino.has(database) ? 'fil' : 'en'

/** The columns of an entry that have a language, as far as they were read. */
type TextColumns = Pick<EntryRow, 'title' | 'data' | 'filipino'> &
  Partial<Pick<EntryRow, 'summary' | 'content' | 'category'>>

interface StoredFields {
  fil: FilipinoTexts
  category?: string
  topics?: string[]
}

/** Returns the row of an entry in the language of the database, and whether that is Filipino. */
export function rowInLanguage<Row extends TextColumns>(
  database: DatabaseOrTransaction,
  row: Row,
): Row & InLanguage {
  if (row.filipino === 'none') return row
  const fields = JSON.parse(row.data) as StoredFields
  const { title, content } = row
  const read: InLanguage & StoredFields & { title: string; content?: string | undefined } =
    inLanguage(
      { title, ...(content !== undefined && { content }), ...fields },
      viewLanguage(database),
    )
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

/** The length of the part of a text that is read for its summary. */
const longestLead = 10_000

function summaryOf({ texts }: FilipinoTexts): string | null {
  const { text } = texts.content ?? texts.paragraphs ?? {}
  if (text === undefined) return null
  const plain = typeof text === 'string' ? toPlainText(text.slice(0, longestLead)) : text.join(' ')
  return shorten(plain, summaryLength)
}

/** Lets what is made of a row keep its language. */
export const languageOfRow = ({ language }: InLanguage): InLanguage =>
  language ? { language } : {}
