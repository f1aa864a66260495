import { moveClock, currentTime } from '../../school/base/clock.ts'
import type { OnProgress } from '../../school/operations/backup/backup.ts'
import { readEnvironment, type Environment } from '../environment.ts'
import { copyBackup } from './copy-backup.ts'
import type { BackupTask } from './run-backup-process.ts'
import { testBackup, type BackupTaskParts } from './test-backup.ts'
import { WebFolder } from './web-folder.ts'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncFolder } from '../../school/base/durable-folders.server.ts'
import { writeBackup } from '../../school/operations/backup/write-backup.server.ts'
import { readVersion } from '../version.ts'
import { backupFolder, filesToRemove, ownFileName } from './own-files.ts'

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

/** A backup until it has passed its test: only then it gets the name of one. */
const untestedName = 'untested.tar.age'

/** The last backup that did not pass its test, for whoever wants to find out why. */
const failedName = 'failed.tar.age'

/**
 * Makes a backup, tests it, and removes the oldest ones. Only a backup that passed its test counts
 * as one.
 */
async function makeOwnBackup(
  environment: Environment,
  { root, openSite }: BackupTaskParts,
): Promise<void> {
  const { BACKUP_PASSPHRASE: passphrase = '', BACKUP_KEEP: keep } = environment
  const folder = backupFolder(environment)
  await makeFolder(folder, 0o700)
  const removeAll = async (names: readonly string[]) => {
    for (const name of names) await rm(join(folder, name), { force: true })
  }
  await removeAll(filesToRemove(await readdir(folder), Number.POSITIVE_INFINITY))
  const now = currentTime()
  const file = join(folder, untestedName)
  const settings = { dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL }
  const { version } = readVersion(root)
  await writeBackup({ settings, file, passphrase, version, now })
  try {
    await testBackup(file, { environment, passphrase, openSite })
  } catch (error) {
    await rename(file, join(folder, failedName))
    throw error
  }
  await rename(file, join(folder, ownFileName(now)))
  await syncFolder(folder)
  await removeAll(filesToRemove(await readdir(folder), keep))
}
