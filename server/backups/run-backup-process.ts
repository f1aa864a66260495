import { fork } from 'node:child_process'

/** What the process does: make a backup of its own and test it, or test the one in a file. */
export type BackupTask = { make: true } | { test: string }

/** What the process answers: why it failed, or `null`. */
export interface BackupAnswer {
  problem: string | null
}

export interface BackupRun {
  /** resolves to a sentence about what went wrong, or to `null` */
  ended: Promise<string | null>
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
  const { promise: ended, resolve } = Promise.withResolvers<string | null>()
  child.once('message', (message) => resolve((message as BackupAnswer).problem))
  child.once('error', (error) => resolve(error.message))
  child.once('exit', (code, signal) =>
    resolve(`The process of the backup ended by itself (${signal ?? code}).`),
  )
  child.send(task, () => undefined)
  return { ended, stop: () => child.kill('SIGKILL') }
}
