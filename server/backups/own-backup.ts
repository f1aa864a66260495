import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncFolder } from '../../school/base/durable-folders.server.ts'
import { writeBackup } from '../../school/operations/backup/write-backup.server.ts'
import type { Environment } from '../environment.ts'
import { readVersion } from '../version.ts'
import { backupFolder, filesToRemove, ownFileName } from './own-files.ts'
import { testBackup, type BackupTaskParts } from './test-backup.ts'
import { currentTime } from '../../school/base/clock.ts'

/** A backup until it has passed its test: only then it gets the name of one. */
const untestedName = 'untested.tar.age'

/** The last backup that did not pass its test, for whoever wants to find out why. */
const failedName = 'failed.tar.age'

/**
 * Makes a backup, tests it, and removes the oldest ones. Only a backup that passed its test counts
 * as one.
 */
export async function makeOwnBackup(
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
