import { fork } from 'node:child_process'
import type { OnProgress } from '../../school/operations/backup/backup.ts'

/** What the process does: make a backup of its own and test it, test the one in a file, or copy it. */
export type BackupTask = { make: true } | { test: string } | { copy: string }

export interface BackupAnswer {
  /** a sentence about why it failed, or `null` */
  problem: string | null
  /** what is wrong although it did not fail */
  warning: string | null
}

/** What the process sends: how much is done, and at last its answer. */
export type BackupMessage = { progress: number } | BackupAnswer

export interface BackupRun {
  ended: Promise<BackupAnswer>
  stop: () => void
}

/**
 * Runs a task in a process of its own with low priority, with the configuration of this one.
 *
 * @param file the built script of the process
 * @param onProgress receives the part of a test that is done, from 0 to 1
 */
export function runBackupProcess(
  file: string,
  task: BackupTask,
  onProgress?: OnProgress,
): BackupRun {
  const child = fork(file, [], {
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { promise: ended, resolve } = Promise.withResolvers<BackupAnswer>()
  const fail = (problem: string) => resolve({ problem, warning: null })
  child.on('message', (message: BackupMessage) => {
    if ('progress' in message) onProgress?.(message.progress)
    else resolve(message)
  })
  child.once('error', (error) => fail(error.message))
  child.once('exit', (code, signal) =>
    fail(`The process of the backup ended by itself (${signal ?? code}).`),
  )
  child.send(task, () => undefined)
  return { ended, stop: () => child.kill('SIGKILL') }
}
