import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  BackupAnswer,
  BackupMessage,
  BackupTask,
} from '../server/backups/run-backup-process.ts'

// Makes, tests or copies a backup beside the running site, at the lowest priority. Ends when the
// process that started it ends.

type Product = typeof import('./main.ts')

setPriority(constants.priority.PRIORITY_LOW)
process.umask(0o077)
process.on('disconnect', () => process.exit(1))

process.once('message', (task: BackupTask) => {
  void run(task).then(
    (warning) => answer({ problem: null, warning }),
    (error: unknown) =>
      answer({ problem: error instanceof Error ? error.message : String(error), warning: null }),
  )
})

async function run(task: BackupTask) {
  // Imports the built product beside this file, so that its modules are not built into this file too.
  const built: string = pathToFileURL(join(import.meta.dirname, 'index.js')).href
  const product = (await import(/* @vite-ignore */ built)) as Product
  let lastPercent = 0
  return product.runBackupTask(task, (part) => {
    const percent = Math.floor(part * 100)
    if (percent <= lastPercent) return
    lastPercent = percent
    send({ progress: part })
  })
}

/** Sends the outcome, and ends this process. */
function answer(outcome: BackupAnswer) {
  send(outcome, () => process.exit(outcome.problem === null ? 0 : 1))
}

function send(message: BackupMessage, onSent = () => {}) {
  process.send?.(message, onSent)
}
