import { fork } from 'node:child_process'

/** What the process does: make a backup of its own and test it, test the one in a file, or copy it. */
export type BackupTask = { make: true } | { test: string } | { copy: string }

export interface BackupAnswer {
  /** a sentence about why it failed, or `null` */
  problem: string | null
  /** what is wrong although it did not fail */
  warning: string | null
}

export interface BackupRun {
  ended: Promise<BackupAnswer>
  stop: () => void
}

/**
 * Runs a task in a process of its own with low priority, with the configuration of this one.
 *
 * @param file the built script of the process
 */
export function runBackupProcess(file: string, task: BackupTask): BackupRun {
  const child = fork(file, [], {
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { promise: ended, resolve } = Promise.withResolvers<BackupAnswer>()
  const fail = (problem: string) => resolve({ problem, warning: null })
  child.once('message', (message) => resolve(message as BackupAnswer))
  child.once('error', (error) => fail(error.message))
  child.once('exit', (code, signal) =>
    fail(`The process of the backup ended by itself (${signal ?? code}).`),
  )
  child.send(task, () => undefined)
  return { ended, stop: () => child.kill('SIGKILL') }
}
