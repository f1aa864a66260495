import type { ExpressionBuilder } from 'kysely'
import { changeContent } from '../../../db/change-content.ts'
import { bumpContentVersion } from '../../../db/content-version.ts'
import type { Database, DatabaseOrTransaction } from '../../../db/database.ts'
import type { Tables } from '../../../db/tables.ts'
import { findDocumentKind } from '../../kinds/reference-kinds.ts'
import {
  parseSavedFields,
  readEntrySnapshot,
  describeId,
  storedParts,
  type StoredEntry,
} from '../entries/stored-entry.server.ts'
import { hasDueChange } from '../entries/visible-entries.server.ts'
import { dropSchedule, promote } from '../entries/write-entry.server.ts'
import { indexReferencePages } from '../search/index-pages.server.ts'

/**
 * Makes every scheduled change live whose time has come, in one transaction. Safe to call from
 * several processes at once: each change is made once. A change that cannot be read is reported,
 * loses its schedule and stays the working revision; the other changes are made.
 *
 * @param now UTC in milliseconds
 * @param report called for each change that cannot be read
 * @returns how many changes became live
 */
export async function promoteDueRevisions(
  database: Database,
  now: number,
  report: (error: unknown) => void,
): Promise<number> {
  const first = await nextDueAt(database)
  if (first === null || first > now) return 0
  const unreadable: unknown[] = []
  const changed = await changeContent(database, async (transaction) => {
    await indexAppearedPages(transaction, now)
    const due = await listDueEntries(transaction, now)
    for (const row of due) {
      const change = await readDueChange(transaction, row).catch(
        (error: unknown) => void unreadable.push(error),
      )
      if (change) await promote(transaction, change.kind, row, change.entry, now)
      else await dropSchedule(transaction, row)
    }
    return due.length - unreadable.length
  })
  for (const error of unreadable) report(error)
  return changed
}

/** Lists the live documents with a scheduled change that is due, first due first. */
export const listDueEntries = (
  transaction: DatabaseOrTransaction,
  now: number,
): Promise<StoredEntry[]> =>
  transaction
    .selectFrom('entry')
    .selectAll()
    .select(storedParts)
    .where(hasDueChange)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .execute()

/** Reads the scheduled change of a row. @throws when the revision is missing or not valid */
async function readDueChange(transaction: DatabaseOrTransaction, row: StoredEntry) {
  const { due_revision, position, publish_at: publishAt } = row
  const id = row.key ?? row.id
  const kind = findDocumentKind(row)
  const snapshot =
    due_revision === null ? null : await readEntrySnapshot(transaction, row.kind, id, due_revision)
  if (!kind || !snapshot)
    throw new Error(`${describeId(id)}: its scheduled revision ${due_revision} is missing.`)
  const data = parseSavedFields(kind, id, snapshot.data)
  const status = 'published' as const
  return { kind, entry: { data, status, publishAt, expiresAt: snapshot.expiresAt, position } }
}

/** Returns when the next scheduled change is due or was missed, UTC in milliseconds; or `null`. */
export async function nextDueAt(database: Database): Promise<number | null> {
  const change = await database
    .selectFrom('entry')
    .select('due_at as at')
    .where(hasDueChange)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  const page = await database
    .selectFrom('entry')
    .select((eb) => eb.fn.min('publish_at').as('at'))
    .where(isToAppear)
    .executeTakeFirst()
  const times = [change?.at, page?.at].filter((at) => typeof at === 'number')
  return times.length > 0 ? Math.min(...times) : null
}

/**
 * Matches pages with a time of first publication that search does not know yet. `coalesce` as in
 * `hasDueChange`: there are few pages, and many published entries.
 */
const isToAppear = (eb: ExpressionBuilder<Tables, 'entry'>) =>
  eb.and([
    eb('kind', '=', 'reference'),
    eb('parent', 'is not', null),
    eb(eb.fn.coalesce('status', eb.val('')), '=', 'published'),
    eb('publish_at', '>', eb.ref('changed_at')),
  ])

/** Adds the pages whose time has come to search. */
async function indexAppearedPages(transaction: DatabaseOrTransaction, now: number) {
  const appeared = await transaction
    .updateTable('entry')
    .set((eb) => ({ changed_at: eb.fn.coalesce('publish_at', eb.val(now)) }))
    .where(isToAppear)
    .where('publish_at', '<=', now)
    .returning('id')
    .execute()
  if (appeared.length === 0) return
  await bumpContentVersion(transaction)
  await indexReferencePages(transaction)
}
