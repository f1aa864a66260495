import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BackupTask } from './run-backup-process.ts'

// Makes or tests a backup beside the running site: it takes processor time that is left over, and
// ends when the process that started it ends.

type Product = typeof import('../main.ts')

setPriority(constants.priority.PRIORITY_LOW)
process.umask(0o077)
process.on('disconnect', () => process.exit(1))

process.once('message', (task: BackupTask) => {
  void run(task).then(
    () => answer(null),
    (error: unknown) => answer(error instanceof Error ? error.message : String(error)),
  )
})

async function run(task: BackupTask) {
  // The built product, beside this file: its modules are not built a second time into this one.
  const built: string = pathToFileURL(join(import.meta.dirname, 'index.js')).href
  const product = (await import(/* @vite-ignore */ built)) as Product
  await product.runBackupTask(task)
}

function answer(problem: string | null) {
  process.send?.({ problem }, () => process.exit(problem === null ? 0 : 1))
}
