import { fork } from 'node:child_process'
import type { OnProgress } from '../../school/operations/backup/backup.ts'

/** Task of the process: make and test a backup, test the one in a file, or copy that file. */
export type BackupTask = { make: true } | { test: string } | { copy: string }

/** The end of a task. */
export interface BackupAnswer {
  /** a sentence about why it failed, or `null` */
  problem: string | null
  /** a problem of a backup that did not fail */
  warning: string | null
}

/** Message of the process: its progress from 0 to 1, or at last its answer. */
export type BackupMessage = { progress: number } | BackupAnswer

/** A task under way: its end, and a function that breaks it off. */
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
