import type { Logger } from 'pino'
import type { Database } from '../../db/database.ts'
import { moveDue, type BackupWork } from '../../school/operations/backup/backup-state.server.ts'
import type { BackupAnswer, BackupRun } from './run-backup-process.ts'
import { currentTime } from '../../school/base/clock.ts'

/** Lease of a backup or copy, in milliseconds: other processes wait so long for a killed one. */
export const leaseMs = 5 * 60_000

/** Waits for the end of a process, and renews its lease until then. */
export async function endOf(
  { ended }: BackupRun,
  {
    database,
    work,
    lease,
    logger,
  }: {
    database: Database
    work: BackupWork
    lease: string
    logger: Logger
  },
): Promise<BackupAnswer> {
  const renew = () =>
    moveDue(database, work, { lease, dueAt: currentTime() + leaseMs }).catch((error: unknown) =>
      logger.warn({ err: error }, 'The lease of a backup could not be renewed'),
    )
  const renewing = setInterval(() => void renew(), leaseMs / 4).unref()
  const answer = await ended
  clearInterval(renewing)
  return answer
}
