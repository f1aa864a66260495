import type { DatabaseOrTransaction } from '../../../db/database.ts'
import { checkFields } from '../../base/check-fields.ts'
import { findReferenceKind } from '../../kinds/reference-kinds.ts'
import type { DueChange } from '../working-revision.ts'
import { indexReferencePages } from './list-pages.server.ts'
import {
  readReferenceSnapshot,
  workingSnapshot,
  type StoredReference,
} from './stored-reference.server.ts'
import { dropSchedule, promote } from './write-reference.server.ts'

/** Lists the scheduled changes of reference content that are due, first due first. */
export async function listDueReference(
  transaction: DatabaseOrTransaction,
  now: number,
): Promise<DueChange[]> {
  const rows = await transaction
    .selectFrom('reference')
    .selectAll()
    .select(workingSnapshot)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('key')
    .execute()
  return rows.map((row) => ({
    read: () => readDue(transaction, row),
    dropSchedule: () => dropSchedule(transaction, row),
  }))
}

async function readDue(transaction: DatabaseOrTransaction, row: StoredReference) {
  const kind = findReferenceKind(row.key)
  const data = await readReferenceSnapshot(transaction, row.key, row.due_revision ?? 0)
  if (!kind || data === undefined)
    throw new Error(`The scheduled revision ${row.due_revision} of “${row.key}” is missing.`)
  const checked = checkFields(kind.schema, data)
  if (!checked.ok)
    throw new Error(`“${row.key}” cannot be read: ${JSON.stringify(checked.failure.problems)}`)
  return async () => {
    await promote(transaction, row, checked.value)
    await indexReferencePages(transaction)
  }
}
