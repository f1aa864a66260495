import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../../db/database.ts'
import { currentTime } from '../../school/base/clock.ts'
import {
  forgetCopies,
  moveDue,
  planBackups,
  planCopy,
  recordBackup,
  recordCopy,
  takeWork,
  type BackupWork,
} from '../../school/operations/backup/backup-state.server.ts'
import type { Environment } from '../environment.ts'
import { repeatWork } from '../repeat-work.ts'
import { backupFolder, newestBackupName } from './backup-files.ts'
import {
  runBackupProcess,
  type BackupAnswer,
  type BackupRun,
  type BackupTask,
} from './run-backup-process.ts'

/** Interval between checks for due work, in milliseconds. */
const checkEveryMs = 60_000

const hourMs = 60 * 60_000

/** Lease of a backup or copy, in milliseconds: after a process was killed, others wait so long. */
const leaseMs = 5 * 60_000

interface OwnBackupsParts {
  database: Database
  /** interval between two backups, in hours; 0: none is made */
  everyHours: number
  /** called when a backup was made and passed its test */
  onBackup: () => void
  logger: Logger
}

/** Makes the backups of the site by itself. */
export const ownBackups = ({ database, everyHours, onBackup, logger }: OwnBackupsParts) =>
  repeatLeasedWork({
    database,
    logger,
    work: 'backup',
    failure: 'A backup could not be begun',
    plan: async () => {
      await planBackups(database, everyHours > 0 ? currentTime() : null)
      return everyHours > 0 ? { task: { make: true } } : null
    },
    finish: async (lease, { problem }, began) => {
      await recordBackup(database, problem, currentTime())
      await moveDue(database, 'backup', { lease, dueAt: began + everyHours * hourMs })
      const ms = currentTime() - began
      if (problem !== null) return logger.error({ ms, problem }, 'The backup failed')
      logger.info({ ms }, 'A backup was made and passed its restore test')
      onBackup()
    },
  })

interface OwnCopiesParts {
  database: Database
  environment: Environment
  logger: Logger
}

/**
 * Copies the newest backup of the site to another server (BACKUP_WEBDAV), and tries again when that
 * fails. Of several nodes, one that has the file does it.
 */
export function ownCopies({ database, environment, logger }: OwnCopiesParts) {
  const folder = backupFolder(environment)
  let hasForgotten = false
  return repeatLeasedWork({
    database,
    logger,
    work: 'copy',
    failure: 'The copy of a backup could not be begun',
    plan: async () => {
      if (!environment.BACKUP_WEBDAV) {
        if (!hasForgotten) await forgetCopies(database)
        hasForgotten = true
        return null
      }
      const name = await newestBackupName(folder)
      if (name === null) return null
      await planCopy(database, name, currentTime())
      return { task: { copy: join(folder, name) }, name }
    },
    finish: async (lease, { problem, warning }) => {
      await recordCopy(database, lease, { problem, warning, now: currentTime() })
      if (problem !== null)
        logger.error({ problem }, 'The copy of the backup failed; it is tried again')
      else logger.info({ warning: warning ?? undefined }, 'A copy of the backup arrived')
    },
  })
}

interface LeasedWork {
  database: Database
  logger: Logger
  work: BackupWork
  /** the message in the log for a fault before the task */
  failure: string
  /** returns the task, and the name of the file to copy; `null` for none */
  plan: () => Promise<{ task: BackupTask; name?: string } | null>
  /**
   * records how the task ended
   * @param began when it was begun, UTC in milliseconds
   */
  finish: (lease: string, answer: BackupAnswer, began: number) => Promise<void>
}

/**
 * Runs work in a process of its own whenever it is due. All processes of all nodes look for it; a
 * lease in the database gives it to one of them.
 */
function repeatLeasedWork({ database, logger, work, failure, plan, finish }: LeasedWork) {
  let running: BackupRun | null = null
  let isStopping = false

  const run = async (task: BackupTask, lease: string) => {
    const began = currentTime()
    const renew = () =>
      moveDue(database, work, { lease, dueAt: currentTime() + leaseMs }).catch((error: unknown) =>
        logger.warn({ err: error }, 'The lease of a backup could not be renewed'),
      )
    const renewing = setInterval(() => void renew(), leaseMs / 4).unref()
    running = runBackupProcess(join(import.meta.dirname, 'backup-process.js'), task)
    const answer = await running.ended
    running = null
    clearInterval(renewing)
    // Lets another process do it at once.
    if (isStopping) await moveDue(database, work, { lease, dueAt: currentTime() })
    else await finish(lease, answer, began)
  }

  const worker = repeatWork({
    intervalMs: checkEveryMs,
    work: async () => {
      const planned = await plan()
      if (!planned) return
      const { task, ...file } = planned
      const lease = await takeWork(database, work, { leaseMs, now: currentTime(), ...file })
      if (lease !== null) await run(task, lease)
    },
    onError: (error) => logger.error({ err: error }, failure),
  })
  return {
    runSoon: worker.runSoon,
    stop: async () => {
      isStopping = true
      running?.stop()
      await worker.stop()
    },
  }
}
