import type { Database } from '../../../db/database.ts'
import { newId } from '../../staff/accounts/secret-token.server.ts'

/** Time after which a backup that is due counts as late, in milliseconds. */
const lateMs = 6 * 60 * 60_000

/** State of backups for the dashboard; `null`: none was ever made or planned. */
export interface BackupState {
  /** time when one last passed its restore test, UTC in milliseconds */
  passedAt: number | null
  /** time when the last one failed; `null` when it passed */
  failedAt: number | null
  problem: string | null
  /** the site should have made one by itself */
  isLate: boolean
}

/** Reads what became of the last backups. */
export async function readBackupState(
  database: Database,
  now: number,
): Promise<BackupState | null> {
  const row = await database
    .selectFrom('backup_state')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirst()
  if (!row) return null
  return {
    passedAt: row.passed_at,
    failedAt: row.failed_at,
    problem: row.problem,
    isLate: row.due_at !== null && row.due_at + lateMs < now,
  }
}

/** Notes that the site makes backups by itself (`dueAt` is when it begins), or that it does not. */
export async function planBackups(database: Database, dueAt: number | null): Promise<void> {
  if (dueAt === null) {
    await database.updateTable('backup_state').set({ due_at: null }).where('id', '=', 1).execute()
    return
  }
  await database
    .insertInto('backup_state')
    .values({ id: 1, due_at: dueAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ due_at: dueAt }).where('backup_state.due_at', 'is', null),
    )
    .execute()
}

/**
 * Takes over the backup that is due: no other process makes it before the lease ends.
 *
 * @returns the name of the lease; `null` when none is due
 */
export async function takeBackup(
  database: Database,
  { leaseMs, now }: { leaseMs: number; now: number },
): Promise<string | null> {
  const lease = newId()
  const { numUpdatedRows } = await database
    .updateTable('backup_state')
    .set({ lease, due_at: now + leaseMs })
    .where('id', '=', 1)
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n ? lease : null
}

/**
 * Moves the time at which the work of a lease is due: the end of the lease, or the next time.
 *
 * @param work making a backup, or copying one elsewhere
 */
export async function moveDue(
  database: Database,
  work: 'backup_state' | 'backup_copy',
  { lease, dueAt }: { lease: string; dueAt: number },
): Promise<void> {
  await database
    .updateTable(work)
    .set({ due_at: dueAt })
    .where('id', '=', 1)
    .where('lease', '=', lease)
    .execute()
}

/** Records what became of a backup. @param problem why it failed; `null` when it passed its test */
export async function recordBackup(
  database: Database,
  problem: string | null,
  now: number,
): Promise<void> {
  const outcome =
    problem === null
      ? { passed_at: now, failed_at: null, problem: null }
      : { failed_at: now, problem }
  await database
    .insertInto('backup_state')
    .values({ id: 1, ...outcome })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(outcome))
    .execute()
}
