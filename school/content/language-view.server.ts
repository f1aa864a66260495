import type { DatabaseOrTransaction } from '../../db/database.ts'
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

/** How the Filipino texts begin in the stored fields of an entry. */
const filipinoPart = '"fil":{"isWhole":'

/** Matches the stored fields of an entry that visitors read in Filipino. */
export const wholeInFilipino = `%${filipinoPart}true%`

/** The columns of an entry that have a language. */
interface TextColumns {
  title: string
  data: string
  summary?: string
  content?: string
  category?: string
}

interface StoredFields {
  fil: FilipinoTexts
  category?: string
  topics?: string[]
}

/**
 * Returns the row of an entry in the language of the database. One in Filipino says so in its fields,
 * as `language`.
 */
export function rowInLanguage<Row extends TextColumns>(
  database: DatabaseOrTransaction,
  row: Row,
): Row {
  if (!row.data.includes(filipinoPart)) return row
  const fields = JSON.parse(row.data) as StoredFields
  const { title, content } = row
  const read: InLanguage & StoredFields & { title: string; content?: string | undefined } =
    inLanguage(
      { title, ...(content !== undefined && { content }), ...fields },
      viewLanguage(database),
    )
  const { title: shownTitle, content: shownContent, language, ...data } = read
  const isFilipino = language === 'fil'
  const category = fields.fil.texts.category && data.category
  return {
    ...row,
    title: shownTitle,
    ...(content !== undefined && { content: shownContent }),
    ...(row.category !== undefined && category && { category }),
    ...(isFilipino &&
      row.summary !== undefined && { summary: summaryOf(fields.fil) ?? row.summary }),
    data: JSON.stringify({
      ...data,
      ...(isFilipino && fields.fil.texts.topics && topicsOf(fields, read)),
      ...(isFilipino && { language }),
    }),
  }
}

/** Keeps the topics by which articles are found, and adds what Filipino pages call them. */
const topicsOf = ({ topics }: StoredFields, { topics: shown }: StoredFields) =>
  isSame(shown, topics) ? {} : { topics, topicNames: shown }

/** The length of the part of a text that is read for its summary. */
const longestLead = 10_000

function summaryOf({ texts }: FilipinoTexts): string | null {
  const { text } = texts.content ?? texts.paragraphs ?? {}
  if (text === undefined) return null
  const plain = typeof text === 'string' ? toPlainText(text.slice(0, longestLead)) : text.join(' ')
  return shorten(plain, summaryLength)
}

/** Tells whether a row that was read so is in Filipino. */
export const languageOfRow = ({ data }: Pick<TextColumns, 'data'>): InLanguage =>
  data.endsWith('"language":"fil"}') ? { language: 'fil' } : {}
