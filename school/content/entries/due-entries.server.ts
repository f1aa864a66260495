import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { findDocumentKind } from '../../kinds/reference-kinds.ts'
import type { DueChange } from '../working-revision.ts'
import {
  parseSavedFields,
  readEntrySnapshot,
  sayName,
  storedParts,
  type StoredEntry,
} from './stored-entry.server.ts'
import { hasDueChange } from './visible.server.ts'
import { dropSchedule, promote } from './write-entry.server.ts'

/** Lists the scheduled changes of live content that are due, first due first. */
export async function listDueEntries(
  transaction: DatabaseOrTransaction,
  now: number,
): Promise<DueChange[]> {
  const rows = await transaction
    .selectFrom('entry')
    .selectAll()
    .select(storedParts)
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
  const { due_revision, position, publish_at: publishAt } = row
  const id = row.key ?? row.id
  const kind = findDocumentKind(row)
  const snapshot =
    due_revision === null ? null : await readEntrySnapshot(transaction, row.kind, id, due_revision)
  if (!kind || !snapshot || due_revision === null)
    throw new Error(`${sayName(id)}: its scheduled revision ${due_revision} is missing.`)
  const data = parseSavedFields(kind, id, snapshot.data)
  const status = 'published' as const
  const entry = { data, status, publishAt, expiresAt: snapshot.expiresAt, position }
  return () => promote(transaction, kind, row, entry, now)
}
