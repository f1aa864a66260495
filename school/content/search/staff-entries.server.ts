import type { DatabaseOrTransaction } from '../../../db/database.ts'
import {
  putStaffDocuments,
  removeStaffDocuments,
  type StaffDocument,
} from '../../../db/staff-search-index.ts'
import type { EntryRow } from '../../../db/tables.ts'
import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import { textsIn } from './texts-in.ts'
import { wordsOf } from './words.ts'

/** The columns of an entry that staff search. */
export type StaffSearched = Pick<EntryRow, 'id' | 'status' | 'title' | 'content' | 'data'> & {
  /** the working revision over the live revision; `null` without one */
  working_snapshot: string | null
}

/**
 * Puts the newest revision of entries into the search index of staff, and removes entries in the
 * trash. Run this in a transaction in which the entries do not change.
 */
export async function indexForStaff(
  database: DatabaseOrTransaction,
  entries: readonly StaffSearched[],
): Promise<void> {
  const trashed = entries.filter(({ status }) => status === 'trashed').map(({ id }) => id)
  await removeStaffDocuments(database, trashed)
  for (const entry of entries) {
    if (entry.status === 'trashed') continue
    // A long text takes milliseconds.
    await yieldToEventLoop()
    await putStaffDocuments(database, [toDocument(entry)])
  }
}

function toDocument(entry: StaffSearched): StaffDocument {
  const { title, body } = staffTexts(entry)
  return { id: entry.id, title: wordsOf(title), words: wordsOf(`${title}\n${body}`) }
}

/** Returns the texts by which staff find an entry: its newest title and all other texts. */
export function staffTexts({ title, content, data, working_snapshot: working }: StaffSearched) {
  const fields = working
    ? (JSON.parse(working) as { data: Record<string, unknown> }).data
    : { title, content, ...(JSON.parse(data) as Record<string, unknown>) }
  const { title: newest, ...others } = fields
  const texts = Array.from(textsIn(others), ({ text }) => text).filter(Boolean)
  return { title: typeof newest === 'string' ? newest : '', body: texts.join('\n') }
}
