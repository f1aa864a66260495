import { readEnvironment } from '../environment.ts'
import { makeOwnBackup } from './own-backup.ts'
import type { BackupTask } from './run-backup-process.ts'
import { testBackup, type BackupTaskParts } from './test-backup.ts'

/** Makes a backup and tests it, or tests one, with the configuration of this process. */
export async function runBackupTask(task: BackupTask, { root, openSite }: BackupTaskParts) {
  const environment = readEnvironment(process.env)
  const { BACKUP_PASSPHRASE: passphrase = '' } = environment
  if ('make' in task) await makeOwnBackup(environment, { root, openSite })
  else await testBackup(task.test, { environment, passphrase, openSite })
}
