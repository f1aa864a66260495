import { storedDay } from '../../base/dates.ts'
import { toPlainText } from '../../base/plain-text.ts'
import { entryAddress } from '../../kinds/define-kind.ts'
import { findKind } from '../../kinds/index.ts'
import { isVisible } from '../entries/visible-entries.server.ts'
import type { Reader } from '../reader.ts'
import { rowInLanguage } from '../row-in-language.server.ts'
import { readSearchKnowledge } from './search-knowledge.server.ts'

/** A page for a search outside the database. */
export interface PageText {
  /** path on this site, in English */
  address: string
  /** name of the kind, type of the page, or title of its section */
  label: string
  title: string
  /** `YYYY-MM-DD`; `null` for a page without a date */
  day: string | null
  text: string
}

/** Highest id in both databases. */
const maxId = 2 ** 31 - 1

/** Number of entries to read at a time. */
const groupSize = 200

/**
 * Reads every page that search knows: those of reference content, then visible entries from new to
 * old, in groups of bounded size. Texts are in the language of the reader.
 *
 * @param now UTC in milliseconds
 */
export async function* listTexts(reader: Reader, now: number): AsyncGenerator<PageText> {
  const { pages } = await readSearchKnowledge(reader)
  for (const { address, label, title, text } of pages)
    yield { address, label, title, day: null, text }
  for (let before = maxId; ;) {
    const rows = await reader.database
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
      ])
      .where('id', '<', before)
      .where(isVisible(now))
      .orderBy('id', 'desc')
      .limit(groupSize)
      .execute()
    for (const row of rows) {
      const { kind: name, title, content, sort_day, ...entry } = rowInLanguage(reader.language, row)
      const kind = findKind(name)
      if (!kind) continue
      const address = entryAddress(kind, entry)
      const text = toPlainText(content)
      yield { address, label: name, title, day: storedDay(sort_day), text }
    }
    const last = rows.at(-1)
    if (!last || rows.length < groupSize) return
    before = last.id
  }
}
