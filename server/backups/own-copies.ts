import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../../db/database.ts'
import {
  forgetCopies,
  moveDue,
  planCopy,
  recordCopy,
  takeWork,
} from '../../school/operations/backup/backup-state.server.ts'
import type { Environment } from '../environment.ts'
import { repeatWork } from '../repeat-work.ts'
import { endOf, leaseMs } from './leased-run.ts'
import { backupFolder, newestBackupName } from './backup-files.ts'
import { runBackupProcess, type BackupRun } from './run-backup-process.ts'
import { currentTime } from '../../school/base/clock.ts'

/** Interval between checks for a due copy, in milliseconds. */
const lookEveryMs = 60_000

/**
 * Copies the newest backup of the site to another server (BACKUP_WEBDAV), and tries again when that
 * fails. Of several nodes, one that has the file does it.
 */
export function ownCopies({
  database,
  environment,
  logger,
}: {
  database: Database
  environment: Environment
  logger: Logger
}) {
  const folder = backupFolder(environment)
  let running: BackupRun | null = null
  let isStopping = false
  let hasForgotten = false

  const copy = async (name: string, lease: string) => {
    const file = join(folder, name)
    running = runBackupProcess(join(import.meta.dirname, 'backup-process.js'), { copy: file })
    const { problem, warning } = await endOf(running, {
      database,
      work: 'copy',
      lease,
      logger,
    })
    running = null
    // Another process copies it at once.
    if (isStopping) return moveDue(database, 'copy', { lease, dueAt: currentTime() })
    await recordCopy(database, lease, { problem, warning, now: currentTime() })
    if (problem !== null)
      logger.error({ problem }, 'The copy of the backup failed; it is tried again')
    else logger.info({ warning: warning ?? undefined }, 'A copy of the backup arrived')
  }

  const worker = repeatWork(lookEveryMs, async () => {
    try {
      if (!environment.BACKUP_WEBDAV) {
        if (!hasForgotten) await forgetCopies(database)
        hasForgotten = true
        return
      }
      const name = await newestBackupName(folder)
      if (name === null) return
      await planCopy(database, name, currentTime())
      const lease = await takeWork(database, 'copy', { name, leaseMs, now: currentTime() })
      if (lease !== null) await copy(name, lease)
    } catch (error) {
      logger.error({ err: error }, 'The copy of a backup could not be begun')
    }
  })
  return {
    soon: worker.soon,
    stop: async () => {
      isStopping = true
      running?.stop()
      await worker.stop()
    },
  }
}
