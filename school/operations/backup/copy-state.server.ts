import type { Database } from '../../../db/database.ts'
import { newId } from '../../staff/accounts/secret-token.server.ts'

/** State of the copies of backups on another server, for the dashboard; `null`: there are none. */
export interface CopyState {
  /** time when one last arrived, UTC in milliseconds */
  arrivedAt: number | null
  /** time when copying last failed; `null` when the last one arrived */
  failedAt: number | null
  /** the reason it failed, or another fault over there */
  problem: string | null
}

/** The first wait after a copy that failed, in milliseconds. Each further one is four times as long. */
const firstWaitMs = 60_000
const longestWaitMs = 60 * 60_000

/** Reads what became of the last copies. */
export async function readCopyState(database: Database): Promise<CopyState | null> {
  const row = await readRow(database)
  return row && { arrivedAt: row.arrived_at, failedAt: row.failed_at, problem: row.problem }
}

const readRow = (database: Database) =>
  database
    .selectFrom('backup_copy')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirst()
    .then((row) => row ?? null)

/** Notes that a backup is to be copied, unless it or a newer one is noted already. */
export async function planCopy(database: Database, name: string, now: number): Promise<void> {
  const row = await readRow(database)
  if (row && row.name >= name) return
  const next = { name, due_at: now, lease: null, attempts: 0 }
  await database
    .insertInto('backup_copy')
    .values({ id: 1, ...next })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(next).where('backup_copy.name', '<', name),
    )
    .execute()
}

/** Forgets the copies: the site makes none any more. */
export async function forgetCopies(database: Database): Promise<void> {
  await database.deleteFrom('backup_copy').execute()
}

/**
 * Takes over copying a backup that is due. Only a node that has the file asks for it.
 *
 * @returns the name of the lease; `null` when nothing is due
 */
export async function takeCopy(
  database: Database,
  { name, leaseMs, now }: { name: string; leaseMs: number; now: number },
): Promise<string | null> {
  const lease = newId()
  const { numUpdatedRows } = await database
    .updateTable('backup_copy')
    .set({ lease, due_at: now + leaseMs })
    .where('name', '=', name)
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? lease : null
}

/**
 * Records what became of copying under a lease. One that failed is due again: after a minute, then
 * after longer and longer waits.
 *
 * @param outcome why it failed (`problem`), or what is wrong although it arrived (`warning`)
 */
export async function recordCopy(
  database: Database,
  lease: string,
  { problem, warning, now }: { problem: string | null; warning: string | null; now: number },
): Promise<void> {
  const attempts = (await readRow(database))?.attempts ?? 0
  const wait = Math.min(firstWaitMs * 4 ** attempts, longestWaitMs)
  await database
    .updateTable('backup_copy')
    .set(
      problem === null
        ? { due_at: null, attempts: 0, arrived_at: now, failed_at: null, problem: warning }
        : { due_at: now + wait, attempts: attempts + 1, failed_at: now, problem },
    )
    .where('lease', '=', lease)
    .execute()
}
