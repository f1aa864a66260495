import type { DatabaseOrTransaction } from '../../db/database.ts'
import { putDocuments, removeDocuments, type IndexedDocument } from '../../db/search-index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { inChunks } from '../entries/chunks.ts'
import { firstPagePosition } from './position.ts'
import { countWords } from './vocabulary.server.ts'
import { wordsOf } from './words.ts'

/** A page of reference content: a department, a track, a program, a static page. */
export interface SearchedPage {
  /** path on this site */
  address: string
  title: string
  /** the type of page, in the visitor's words: 'Department' */
  label: string
  /** all its text, as plain text */
  text: string
}

/**
 * Replaces the reference pages that search knows; does nothing when they are the same. Call it with
 * all pages whenever reference content was saved. Runs inside a given transaction, or in its own.
 */
export async function putPages(
  database: DatabaseOrTransaction,
  pages: readonly SearchedPage[],
): Promise<void> {
  return inTransaction(database, (transaction) => replacePages(transaction, pages))
}

async function replacePages(database: DatabaseOrTransaction, pages: readonly SearchedPage[]) {
  const rows = pages.map(({ address, title, label, text }, number) => ({
    number,
    address,
    title,
    label,
    text,
  }))
  const before = await database
    .selectFrom('search_page')
    .select(['number', 'address', 'title', 'label', 'text'])
    .orderBy('number')
    .execute()
  if (JSON.stringify(before) === JSON.stringify(rows)) return
  await database.deleteFrom('search_page').execute()
  const removed = before.map(toDocument)
  await removeDocuments(
    database,
    removed.map(({ position }) => position),
  )
  await countWords(database, removed, -1)
  for (const chunk of inChunks(rows, 5))
    await database.insertInto('search_page').values(chunk).execute()
  const added = rows.map(toDocument)
  await putDocuments(database, added)
  await countWords(database, added, 1)
}

const toDocument = ({
  number,
  title,
  text,
}: {
  number: number
  title: string
  text: string
}): IndexedDocument => ({
  position: firstPagePosition + number,
  title: wordsOf(title),
  words: wordsOf(`${title}\n${text}`),
})
