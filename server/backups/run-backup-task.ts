import { moveClock, currentTime } from '../../school/base/clock.ts'
import { BackupError, type OnProgress } from '../../school/operations/backup/backup.ts'
import { databaseOf, readEnvironment, type Environment } from '../environment.ts'
import type { BackupTask } from './run-backup-process.ts'
import { testBackup, type BackupTaskParts } from './test-backup.ts'
import { WebFolder } from './web-folder.ts'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join, basename } from 'node:path'
import { makeFolder, syncFolder } from '../../school/base/durable-folders.server.ts'
import { writeBackup } from '../../school/operations/backup/write-backup.server.ts'
import { readVersion } from '../version.ts'
import { backupFolder, backupsToRemove, backupFileName, partialName } from './backup-files.ts'

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

/** Makes a backup, which counts once it passed its test, and removes the oldest ones. */
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
  await removeAll(backupsToRemove(await readdir(folder), Number.POSITIVE_INFINITY))
  const now = currentTime()
  const file = join(folder, untestedName)
  const settings = databaseOf(environment)
  const { version } = readVersion(root)
  await writeBackup({ settings, file, passphrase, version, now })
  try {
    await testBackup(file, { environment, passphrase, openSite })
  } catch (error) {
    await rename(file, join(folder, failedName))
    throw error
  }
  await rename(file, join(folder, backupFileName(now)))
  await syncFolder(folder)
  await removeAll(backupsToRemove(await readdir(folder), keep))
}

/**
 * Copies a backup to another server and removes the oldest copies there. It gets its name once all
 * of it is there. A copy that is there already is not sent again.
 *
 * @returns what is wrong there although the copy arrived, or `null`
 * @throws {@link BackupError} when it did not arrive
 */
export async function copyBackup(
  folder: WebFolder,
  { file, keep }: { file: string; keep: number },
): Promise<string | null> {
  const name = basename(file)
  const { size } = await stat(file)
  const listing = await folder.list()
  if (typeof listing === 'string') await folder.make()
  if ((await folder.sizeOf(name)) !== size) {
    await folder.put(partialName(name), file)
    const arrived = await folder.sizeOf(partialName(name))
    if (arrived !== null && arrived !== size)
      throw new BackupError(`Only ${arrived} of ${size} bytes of the copy arrived.`)
    await folder.move(partialName(name), name)
  }
  if (listing === 'missing') return null
  if (listing === 'unknown')
    return 'The other server does not list its files, so old copies there are not removed.'
  try {
    for (const old of backupsToRemove([...new Set([...listing, name])], keep))
      if (old !== name) await folder.remove(old)
    return null
  } catch (error) {
    return `Old copies could not be removed: ${(error as Error).message}`
  }
}
