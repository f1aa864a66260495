import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { bumpContentVersion } from '../../../db/content-version.ts'
import { removeDocuments } from '../../../db/search-index.ts'
import { inTransaction } from '../../../db/change-content.ts'
import type { ReferencePage } from '../../kinds/define-page-kind.ts'
import { inChunks } from '../../../db/chunks.ts'
import { firstPagePosition } from './position.ts'
import { countWords } from './vocabulary.server.ts'
import { wordsOf } from './words.ts'

/** Offset from the number of a page in English to that of the same page in Filipino. */
export const filipinoFrom = 100_000

/**
 * Replaces the pages and sections that search knows; does nothing when they are the same. Call it with
 * all pages whenever reference content was saved. Runs inside a given transaction, or in its own.
 *
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
