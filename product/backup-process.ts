import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  BackupAnswer,
  BackupMessage,
  BackupTask,
} from '../server/backups/run-backup-process.ts'

// Makes, tests or copies a backup beside the running site: it takes processor time that is left over, and
// ends when the process that started it ends.

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
  // The built product, beside this file: its modules are not built a second time into this one.
  const built: string = pathToFileURL(join(import.meta.dirname, 'index.js')).href
  const product = (await import(/* @vite-ignore */ built)) as Product
  let told = 0
  return product.runBackupTask(task, (part) => {
    const percent = Math.floor(part * 100)
    if (percent <= told) return
    told = percent
    send({ progress: part })
  })
}

function answer(given: BackupAnswer) {
  send(given, () => process.exit(given.problem === null ? 0 : 1))
}

function send(message: BackupMessage, isSent = () => {}) {
  process.send?.(message, isSent)
}
