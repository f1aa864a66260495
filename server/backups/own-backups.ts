import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../../db/database.ts'
import {
  moveDue,
  planBackups,
  recordBackup,
  takeWork,
} from '../../school/operations/backup/backup-state.server.ts'
import { repeatWork } from '../repeat-work.ts'
import { endOf, leaseMs } from './leased-run.ts'
import { runBackupProcess, type BackupRun } from './run-backup-process.ts'
import { currentTime } from '../../school/base/clock.ts'

/** Interval between checks for a due backup, in milliseconds. */
const lookEveryMs = 60_000

const hourMs = 60 * 60_000

/**
 * Makes the backups of the site by itself. All processes of all nodes look for one that is due; a
 * lease in the database gives it to one of them.
 *
 * @param everyHours 0 makes none
 */
export function ownBackups({
  database,
  everyHours,
  onBackup,
  logger,
}: {
  database: Database
  everyHours: number
  /** called when one was made and passed its test */
  onBackup: () => void
  logger: Logger
}) {
  let running: BackupRun | null = null
  let isStopping = false

  const make = async (lease: string) => {
    const began = currentTime()
    running = runBackupProcess(join(import.meta.dirname, 'backup-process.js'), { make: true })
    const { problem } = await endOf(running, { database, work: 'backup', lease, logger })
    running = null
    // Another process makes it at once.
    if (isStopping) return moveDue(database, 'backup', { lease, dueAt: currentTime() })
    await recordBackup(database, problem, currentTime())
    const dueAt = began + everyHours * hourMs
    await moveDue(database, 'backup', { lease, dueAt })
    const ms = currentTime() - began
    if (problem !== null) return logger.error({ ms, problem }, 'The backup failed')
    logger.info({ ms }, 'A backup was made and passed its restore test')
    onBackup()
  }

  const worker = repeatWork(lookEveryMs, async () => {
    try {
      await planBackups(database, everyHours > 0 ? currentTime() : null)
      if (everyHours === 0) return
      const lease = await takeWork(database, 'backup', { leaseMs, now: currentTime() })
      if (lease !== null) await make(lease)
    } catch (error) {
      logger.error({ err: error }, 'A backup could not be begun')
    }
  })
  return {
    stop: async () => {
      isStopping = true
      running?.stop()
      await worker.stop()
    },
  }
}
