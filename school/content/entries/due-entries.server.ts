import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { findKind } from '../../kinds/index.ts'
import type { DueChange } from '../working-revision.ts'
import {
  parseRow,
  parseSavedFields,
  readEntrySnapshot,
  workingSnapshot,
  type StoredEntry,
} from './stored-entry.server.ts'
import { hasDueChange } from './visible.server.ts'
import { dropSchedule, promote } from './write-entry.server.ts'

/** Lists the scheduled changes of live entries that are due, first due first. */
export async function listDueEntries(
  transaction: DatabaseOrTransaction,
  now: number,
): Promise<DueChange[]> {
  const rows = await transaction
    .selectFrom('entry')
    .selectAll()
    .select(workingSnapshot)
    .where(hasDueChange)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    read: () => readDue(transaction, row, now),
    dropSchedule: () => dropSchedule(transaction, row),
  }))
}

async function readDue(transaction: DatabaseOrTransaction, row: StoredEntry, now: number) {
  const { id, due_revision } = row
  const kind = findKind(row.kind)
  const snapshot =
    due_revision === null ? null : await readEntrySnapshot(transaction, row.kind, id, due_revision)
  if (!kind || !snapshot || due_revision === null)
    throw new Error(`The scheduled revision ${due_revision} of entry ${id} is missing.`)
  const data = parseSavedFields(kind, id, snapshot.data)
  const entry = { ...parseRow(kind, row), data, expiresAt: snapshot.expiresAt }
  return () => promote(transaction, kind, row, entry, now)
}
