import { moveClock } from '../../school/base/clock.ts'
import type { OnProgress } from '../../school/operations/backup/backup.ts'
import { readEnvironment } from '../environment.ts'
import { copyBackup } from './copy-backup.ts'
import { makeOwnBackup } from './own-backup.ts'
import type { BackupTask } from './run-backup-process.ts'
import { testBackup, type BackupTaskParts } from './test-backup.ts'
import { WebFolder } from './web-folder.ts'

/**
 * Makes a backup and tests it, tests one, or copies one to another server, with the configuration of
 * this process.
 *
 * @param onProgress receives the part of a test that is done, from 0 to 1
 * @returns what is wrong although it did not fail, or `null`
 */
export async function runBackupTask(
  task: BackupTask,
  { root, openSite }: BackupTaskParts,
  onProgress?: OnProgress,
): Promise<string | null> {
  const environment = readEnvironment(process.env)
  moveClock(environment.TEST_CLOCK)
  const {
    BACKUP_PASSPHRASE: passphrase = '',
    BACKUP_KEEP: keep,
    BACKUP_WEBDAV: address,
  } = environment
  if ('make' in task) await makeOwnBackup(environment, { root, openSite })
  else if ('test' in task)
    await testBackup(task.test, { environment, passphrase, openSite, onProgress })
  else if (address) return copyBackup(new WebFolder(address), { file: task.copy, keep })
  return null
}
