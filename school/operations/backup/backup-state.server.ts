import type { Database } from '../../../db/database.ts'
import type { BackupWorkTable } from '../../../db/operation-tables.ts'
import type { Dashboard } from '../dashboard/dashboard.ts'
import { newId } from '../../staff/accounts/secret-token.server.ts'

/** The work on backups: making one, or copying one to another server. */
export type BackupWork = BackupWorkTable['work']

/** Time after which a backup that is due counts as late, in milliseconds. */
const lateMs = 6 * 60 * 60_000

/** The first wait after a copy that failed, in milliseconds. Each further wait is four times longer. */
const firstWaitMs = 60_000
const longestWaitMs = 60 * 60_000

/** State of backups for the dashboard; `null`: none was ever made or planned. */
export type BackupState = NonNullable<Dashboard['backup']>

/** State of the copies of backups on another server, for the dashboard; `null`: there are none. */
export type CopyState = NonNullable<Dashboard['backupCopy']>

const readWork = (database: Database, work: BackupWork) =>
  database.selectFrom('backup_work').selectAll().where('work', '=', work).executeTakeFirst()

/** Reads the outcome of the last backups. @param now UTC in milliseconds */
export async function readBackupState(
  database: Database,
  now: number,
): Promise<BackupState | null> {
  const row = await readWork(database, 'backup')
  if (!row) return null
  return {
    passedAt: row.done_at,
    failedAt: row.failed_at,
    problem: row.problem,
    isLate: row.due_at !== null && row.due_at + lateMs < now,
  }
}

/** Reads the outcome of the last copies. */
export async function readCopyState(database: Database): Promise<CopyState | null> {
  const row = await readWork(database, 'copy')
  return row ? { arrivedAt: row.done_at, failedAt: row.failed_at, problem: row.problem } : null
}

/**
 * Notes whether the site makes backups by itself. A time that is noted already stays.
 *
 * @param dueAt when the first backup is due, UTC in milliseconds; `null`: the site makes none
 */
export async function planBackups(database: Database, dueAt: number | null): Promise<void> {
  if (dueAt === null) {
    await database
      .updateTable('backup_work')
      .set({ due_at: null })
      .where('work', '=', 'backup')
      .execute()
    return
  }
  await database
    .insertInto('backup_work')
    .values({ work: 'backup', due_at: dueAt })
    .onConflict((conflict) =>
      conflict
        .column('work')
        .doUpdateSet({ due_at: dueAt })
        .where('backup_work.due_at', 'is', null),
    )
    .execute()
}

/** Plans the copy of a backup, unless it or a newer one is planned already. */
export async function planCopy(database: Database, name: string, now: number): Promise<void> {
  const row = await readWork(database, 'copy')
  if (row?.name && row.name >= name) return
  const next = { name, due_at: now, lease: null, attempts: 0 }
  await database
    .insertInto('backup_work')
    .values({ work: 'copy', ...next })
    .onConflict((conflict) =>
      conflict.column('work').doUpdateSet(next).where('backup_work.name', '<', name),
    )
    .execute()
}

/** Deletes the state of the copies, once the site makes none any more. */
export async function forgetCopies(database: Database): Promise<void> {
  await database.deleteFrom('backup_work').where('work', '=', 'copy').execute()
}

/**
 * Takes over work that is due: no other process does it before the lease ends.
 *
 * @param name of the file to copy: only a node that has it asks for it
 * @returns the name of the lease; `null` when nothing is due
 */
export async function takeWork(
  database: Database,
  work: BackupWork,
  { leaseMs, now, name }: { leaseMs: number; now: number; name?: string | undefined },
): Promise<string | null> {
  const lease = newId()
  const { numUpdatedRows } = await database
    .updateTable('backup_work')
    .set({ lease, due_at: now + leaseMs })
    .where('work', '=', work)
    .where('due_at', '<=', now)
    .$if(name !== undefined, (query) => query.where('name', '=', name ?? ''))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? lease : null
}

/** Changes when the work of a lease is due: to the end of a longer lease, or to the next time. */
export async function moveDue(
  database: Database,
  work: BackupWork,
  { lease, dueAt }: { lease: string; dueAt: number },
): Promise<void> {
  await database
    .updateTable('backup_work')
    .set({ due_at: dueAt })
    .where('work', '=', work)
    .where('lease', '=', lease)
    .execute()
}

/** Records the outcome of a backup. @param problem why it failed; `null` when it passed its test */
export async function recordBackup(
  database: Database,
  problem: string | null,
  now: number,
): Promise<void> {
  const outcome =
    problem === null
      ? { done_at: now, failed_at: null, problem: null }
      : { failed_at: now, problem }
  await database
    .insertInto('backup_work')
    .values({ work: 'backup', ...outcome })
    .onConflict((conflict) => conflict.column('work').doUpdateSet(outcome))
    .execute()
}

/**
 * Records the outcome of copying under a lease. A copy that failed is due again: after a minute, then
 * after longer and longer waits.
 *
 * @param outcome why it failed (`problem`), or what is wrong although it arrived (`warning`)
 */
export async function recordCopy(
  database: Database,
  lease: string,
  { problem, warning, now }: { problem: string | null; warning: string | null; now: number },
): Promise<void> {
  const attempts = (await readWork(database, 'copy'))?.attempts ?? 0
  const wait = Math.min(firstWaitMs * 4 ** attempts, longestWaitMs)
  await database
    .updateTable('backup_work')
    .set(
      problem === null
        ? { due_at: null, attempts: 0, done_at: now, failed_at: null, problem: warning }
        : { due_at: now + wait, attempts: attempts + 1, failed_at: now, problem },
    )
    .where('work', '=', 'copy')
    .where('lease', '=', lease)
    .execute()
}
