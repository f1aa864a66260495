import type { ExpressionBuilder } from 'kysely'
import { changeContent } from '../../../db/change-content.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { findKind } from '../../kinds/index.ts'
import {
  parseRow,
  parseSavedFields,
  readEntrySnapshot,
  workingSnapshot,
  type StoredEntry,
} from './stored-entry.server.ts'
import { dropSchedule, promote } from './write-entry.server.ts'

/**
 * Makes every scheduled change of a live entry live whose time has come, in one transaction. Safe to
 * call from several processes at once: each change is made once. A change that cannot be read loses
 * its schedule, stays the working revision and is reported; it does not stop the others.
 *
 * @param now UTC in milliseconds
 * @param report called for each change that cannot be read
 * @returns how many entries changed
 */
export async function promoteDueRevisions(
  database: Database,
  now: number,
  report: (error: unknown) => void,
): Promise<number> {
  const due = await database.selectFrom('entry').select('id').where(isDue(now)).limit(1).execute()
  if (due.length === 0) return 0
  const unreadable: unknown[] = []
  const changed = await changeContent(database, async (transaction) => {
    const rows = await transaction
      .selectFrom('entry')
      .selectAll()
      .select(workingSnapshot)
      .where(isDue(now))
      .orderBy('due_at')
      .orderBy('id')
      .execute()
    for (const row of rows) {
      const read = await readDue(transaction, row).catch((error: unknown) => ({ error }))
      if ('error' in read) {
        unreadable.push(read.error)
        await dropSchedule(transaction, row)
      } else {
        await promote(transaction, read.kind, read.before, read.entry, now)
      }
    }
    return rows.length - unreadable.length
  })
  for (const error of unreadable) report(error)
  return changed
}

/** Reads what becomes live. @throws when the revision is missing or its kind refuses it */
async function readDue(transaction: DatabaseOrTransaction, row: StoredEntry) {
  const { id, due_revision } = row
  const kind = findKind(row.kind)
  const snapshot =
    due_revision === null ? null : await readEntrySnapshot(transaction, row.kind, id, due_revision)
  if (!kind || !snapshot || due_revision === null)
    throw new Error(`The scheduled revision ${due_revision} of entry ${id} is missing.`)
  const data = parseSavedFields(kind, id, snapshot.data)
  const entry = { ...parseRow(kind, row), data, expiresAt: snapshot.expiresAt }
  return { kind, before: { ...row, due_revision }, entry }
}

const isDue = (now: number) => (eb: ExpressionBuilder<Tables, 'entry'>) =>
  eb.and([eb('entry.status', '=', 'published'), eb('entry.due_at', '<=', now)])

/** Returns when the next scheduled change is due, in the past when it was missed; `null` for none. */
export async function nextDueAt(database: Database): Promise<number | null> {
  const row = await database
    .selectFrom('entry')
    .select('due_at')
    .where('due_at', 'is not', null)
    .where('status', '=', 'published')
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.due_at ?? null
}
